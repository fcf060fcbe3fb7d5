import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';

// The linted files do not exist, so that nothing is known of their types; no import rule asks for one.
const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId.startsWith('no-restricted-'),
  overrideConfig: {
    ...tseslint.configs.disableTypeChecked,
    languageOptions: { parserOptions: { projectService: false } },
  },
});

async function messages(file: string, code: string): Promise<string[]> {
  const source = file.endsWith('.astro') ? `---\n${code}\n---\n<p>A page</p>\n` : code;
  const results = await eslint.lintText(source, { filePath: file });
  return results.flatMap((result) => result.messages.map(({ message }) => message));
}

describe('imports run downwards', () => {
  const downwards =
    'Imports run downwards: pages → layouts, components → charts, share, figures, display → run; loader, check, cli → readers → run.';

  const refused = [
    {
      file: 'src/run/run.ts',
      specifier: '../readers/problem.ts',
      reason:
        'src/run may import no other folder, not src/readers: the model that everything speaks depends on nothing.',
    },
    {
      file: 'src/display/quantity-text.ts',
      specifier: '../figures/decode-grid.ts',
      reason:
        'src/display may import src/run, not src/figures: a number reads the same wherever it is shown.',
    },
    {
      file: 'src/figures/set-up/set-up.ts',
      specifier: '../../share/summary.ts',
      reason:
        'src/figures may import src/display, src/run, not src/share: figures are computed before anybody decides how they look.',
    },
    {
      file: 'src/share/summary.ts',
      specifier: '../components/DecodeHeatmap.astro',
      reason:
        'src/share may import src/figures, src/display, src/run, not src/components: exports are made without the site.',
    },
    {
      file: 'src/charts/curve.ts',
      specifier: '../share/summary.ts',
      reason:
        'src/charts may import src/figures, src/display, src/run, not src/share: charts draw what figures computed.',
    },
    {
      file: 'src/readers/document/lines.ts',
      specifier: '../../loader/content-error.ts',
      reason:
        'src/readers may import src/run, not src/loader: readers know nothing of what becomes of a run.',
    },
    {
      file: 'src/check/check-report.ts',
      specifier: '../loader/read-run-files.ts',
      reason:
        'src/check may import src/share, src/figures, src/display, src/readers, src/run, not src/loader: a file is checked alike in the terminal, in a pull request and in the browser.',
    },
    {
      file: 'src/loader/runs-loader.ts',
      specifier: '../figures/decode-grid.ts',
      reason:
        'src/loader may import src/readers, src/run, not src/figures: loading a run is over before anything is drawn.',
    },
    {
      file: 'src/components/DecodeHeatmap.astro',
      specifier: '../loader/published-runs.ts',
      reason:
        'src/components may import src/check, src/charts, src/share, src/figures, src/display, src/run, not src/loader: components draw the runs that a page hands them, and do so in the browser too.',
    },
    {
      file: 'src/layouts/Page.astro',
      specifier: '../pages/index.astro',
      reason:
        'src/layouts may import src/components, src/charts, src/share, src/figures, src/display, src/loader, src/run, not src/pages: a layout knows neither pages nor readers.',
    },
    {
      file: 'src/pages/runs/[id]/index.astro',
      specifier: '../../../readers/read-result.ts',
      reason:
        'src/pages may import src/layouts, src/components, src/charts, src/share, src/figures, src/display, src/loader, src/run, not src/readers: pages get their runs from the collection, where they have been read.',
    },
    {
      file: 'src/cli/check.ts',
      specifier: '../pages/runs.json.ts',
      reason:
        'src/cli may import src/loader, src/check, src/share, src/figures, src/display, src/readers, src/run, not src/pages: the terminal needs no pages.',
    },
  ];

  test.each(refused)('$file may not import $specifier', async ({ file, specifier, reason }) => {
    const refusal = `'${specifier}' import is restricted from being used by a pattern. ${reason} ${downwards}`;
    expect(await messages(file, `import '${specifier}';`)).toEqual([refusal]);
    expect(await messages(file, `export const later = import('${specifier}');`)).toEqual([
      `${reason} ${downwards}`,
    ]);
  });

  test.each([
    ['src/run/run.ts', './decode.ts'],
    ['src/display/quantity-text.ts', '../run/status.ts'],
    ['src/figures/set-up/set-up.ts', '../../run/run.ts'],
    ['src/share/summary.ts', '../figures/decode-grid.ts'],
    ['src/charts/curve.ts', '../figures/curves.ts'],
    ['src/readers/document/lines.ts', '../problem.ts'],
    ['src/check/check-report.ts', '../readers/problem.ts'],
    ['src/loader/runs-loader.ts', '../readers/read-result.ts'],
    ['src/components/DecodeHeatmap.astro', '../figures/decode-grid.ts'],
    ['src/layouts/Page.astro', '../loader/site-settings.ts'],
    ['src/pages/runs/[id]/index.astro', '../../../layouts/Page.astro'],
    ['src/cli/check.ts', '../readers/read-result.ts'],
  ])('%s may import %s', async (file, specifier) => {
    expect(await messages(file, `import '${specifier}';`)).toEqual([]);
  });
});

describe('some packages have a place of their own', () => {
  test.each([
    ['papaparse', 'src/readers/matrix-table.ts', 'src/readers/read-result.ts'],
    ['papaparse', 'src/share/measurements-csv.ts', 'src/share/summary.ts'],
    ['chart.js', 'src/charts/curve.ts', 'src/components/Curves.tsx'],
    ['chart.js/auto', 'src/charts/curve.ts', 'src/pages/index.astro'],
    ['jsonc-parser', 'src/readers/json/json-tokens.ts', 'src/readers/llm-inference-bench.ts'],
    ['zod', 'src/run/run.ts', 'src/figures/decode-grid.ts'],
    ['zod', 'src/content.config.ts', 'src/components/Curves.tsx'],
    ['zod', 'src/loader/site-schema.ts', 'src/loader/site-settings.ts'],
    ['zod', 'src/readers/run-folder-schema.ts', 'src/readers/run-folder.ts'],
  ])('%s is imported in %s, not in %s', async (specifier, own, other) => {
    const code = `import '${specifier}';`;
    expect(await messages(own, code)).toEqual([]);
    expect(await messages(other, code)).toEqual([
      expect.stringMatching(
        /(?:CSV is read in|JSON is taken apart in|Chart\.js is imported in|zod is imported where schemas are)/,
      ),
    ]);
  });
});

describe('readers, run, figures, display, share and check are pure', () => {
  const folders = ['readers', 'run', 'figures', 'display', 'share', 'check'];
  const purity = 'so that the same code runs in the build, in the terminal and in the browser';

  const impure = [
    "import 'node:fs';",
    "import 'fs';",
    "import 'astro:content';",
    "import 'astro/loaders';",
    "import 'preact';",
    'new Date();',
    'Date();',
    'Date.now();',
    'performance.now();',
    'console.log(1);',
    'process.exit();',
    'document.title;',
    'import.meta.env;',
  ];

  test.each(folders.flatMap((folder) => impure.map((code) => [folder, code] as const)))(
    'src/%s may not contain %s',
    async (folder, code) => {
      const found = await messages(`src/${folder}/some-file.ts`, code);
      expect(found).toEqual([expect.stringContaining(purity)]);
    },
  );

  test.each(["import 'shlex';", 'new Date(0);', "(1).toLocaleString('en');", 'Math.max(1, 2);'])(
    '%s is pure',
    async (code) => {
      expect(await messages('src/share/some-file.ts', code)).toEqual([]);
    },
  );

  test.each(['(1).toLocaleString();', "'a'.localeCompare('b');"])('%s must name a locale', async (code) => {
    expect(await messages('src/share/some-file.ts', code)).toEqual([
      expect.stringContaining('Name the locale'),
    ]);
  });

  test('the loader reads files, and tells the time', async () => {
    expect(await messages('src/loader/some-file.ts', "import 'node:fs'; new Date();")).toEqual([]);
  });
});

describe('a file says what it is about', () => {
  test.each(["export * from './run.ts';", "export { run } from './run.ts';"])(
    '%s is a barrel',
    async (code) => {
      expect(await messages('src/run/everything.ts', code)).toEqual([expect.stringContaining('No barrels')]);
    },
  );

  test.each(['src/run/index.ts', 'src/figures/utils.ts', 'src/readers/helpers/text.ts', 'src/types.ts'])(
    '%s is no name',
    async (file) => {
      expect(await messages(file, 'export const answer = 42;')).toEqual([
        'Name the file after the one thing that it is about; no barrels, no utils.',
      ]);
    },
  );
});
