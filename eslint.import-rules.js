/*
 * What each folder of src may import, and what the pure ones may not touch.
 *
 * The rules of ESLint replace one another where two configurations meet a file, so that each folder
 * gets its whole list at once, from the tables below.
 */

/** From the bottom up: a folder, the folders that it may import, and why no others. */
const layers = {
  run: { imports: [], reason: 'the model that everything speaks depends on nothing' },
  display: { imports: ['run'], reason: 'a number reads the same wherever it is shown' },
  figures: {
    imports: ['display', 'run'],
    reason: 'figures are computed before anybody decides how they look',
  },
  share: { imports: ['figures', 'display', 'run'], reason: 'exports are made without the site' },
  charts: { imports: ['figures', 'display', 'run'], reason: 'charts draw what figures computed' },
  readers: { imports: ['run'], reason: 'readers know nothing of what becomes of a run' },
  loader: { imports: ['readers', 'run'], reason: 'loading a run is over before anything is drawn' },
  check: {
    imports: ['share', 'figures', 'display', 'readers', 'run'],
    reason: 'a file is checked alike in the terminal, in a pull request and in the browser',
  },
  components: {
    imports: ['check', 'charts', 'share', 'figures', 'display', 'run'],
    reason: 'components draw the runs that a page hands them, and do so in the browser too',
  },
  layouts: {
    imports: ['components', 'charts', 'share', 'figures', 'display', 'loader', 'run'],
    reason: 'a layout knows neither pages nor readers',
  },
  files: {
    imports: ['share', 'figures', 'display', 'loader', 'run'],
    reason: 'files beside pages need no layout',
  },
  pages: {
    imports: ['layouts', 'components', 'charts', 'share', 'figures', 'display', 'loader', 'run'],
    reason: 'pages get their runs from the collection, where they have been read',
  },
  cli: {
    imports: ['loader', 'check', 'share', 'figures', 'display', 'readers', 'run'],
    reason: 'the terminal needs no pages',
  },
};

const downwards =
  'Imports run downwards: pages → layouts, components → charts, share, figures, display → run; loader, check, cli → readers → run.';

const pure = ['run', 'display', 'figures', 'share', 'readers', 'check'];

const purity = 'so that the same code runs in the build, in the terminal and in the browser';

/** A package, the only files that may import it, and why. */
const packages = [
  {
    name: 'papaparse',
    regex: '^papaparse$',
    files: ['src/readers/matrix-table.ts', 'src/share/measurements-csv.ts'],
    message:
      'CSV is read in readers/matrix-table.ts and written in share/measurements-csv.ts, each with one set of options.',
  },
  {
    name: 'chart.js',
    regex: '^chart\\.js(?:/|$)',
    files: ['src/charts/**'],
    message:
      'Chart.js is imported in src/charts alone: registered once, tree-shaken, loaded when a chart comes into view.',
  },
  {
    name: 'jsonc-parser',
    regex: '^jsonc-parser$',
    files: ['src/readers/json/**'],
    message: 'JSON is taken apart in readers/json, which knows the place of every value.',
  },
  {
    name: 'zod',
    regex: '^(?:zod|astro/zod)(?:/|$)',
    files: ['src/run/**', 'src/content.config.ts', 'src/**/*-schema.ts'],
    message: 'zod is imported where schemas are: src/run, src/content.config.ts and files named *-schema.ts.',
  },
];

const impurePackages = {
  regex:
    '^(?:node:|astro(?:$|[/:])|@astrojs/|preact(?:$|/)|(?:fs|os|path|url|crypto|child_process|worker_threads)(?:$|/))',
  message: `This folder is pure: no file system, no Astro, no Preact, ${purity}.`,
};

function layerPatterns(name) {
  const { imports, reason } = layers[name];
  const others = Object.keys(layers).filter((other) => other !== name && !imports.includes(other));
  const allowed =
    imports.length === 0 ? 'no other folder' : imports.map((other) => `src/${other}`).join(', ');
  return others.map((other) => ({
    regex: `^(?:/src/|src/|(?:\\.\\./)+(?:src/)?)${other}/`,
    message: `src/${name} may import ${allowed}, not src/${other}: ${reason}. ${downwards}`,
  }));
}

/** `no-restricted-imports` does not see `import('…')` and `type X = import('…')`: selectors do. */
function selectorsOfDynamicImports(patterns) {
  return patterns.map(({ regex, message }) => ({
    selector: `:matches(ImportExpression, TSImportType) > Literal[value=/${regex.replaceAll('/', '\\/')}/]`,
    message,
  }));
}

const noBarrels = [
  {
    selector: ':matches(ExportAllDeclaration, ExportNamedDeclaration[source])',
    message:
      'No barrels: import from the file that says it, so that a reader finds it and a page loads no more.',
  },
];

const impureSyntax = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.name="Date"]',
    message: `This folder is pure: take the time as an argument, ${purity}.`,
  },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale/][arguments.length=0]',
    message: 'Name the locale: the default differs from machine to machine, and so would the site.',
  },
  {
    selector: 'CallExpression[callee.property.name="localeCompare"][arguments.length<2]',
    message: 'Name the locale: the default differs from machine to machine, and so would the order.',
  },
  {
    selector: 'MetaProperty[meta.name="import"]',
    message: `This folder is pure: take the setting or address as an argument, ${purity}.`,
  },
];

const impureGlobals = [
  'process',
  'console',
  'performance',
  'Buffer',
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'fetch',
  'setTimeout',
  'setInterval',
].map((name) => ({ name, message: `This folder is pure: no ${name}, ${purity}.` }));

const impureProperties = [
  {
    object: 'Date',
    property: 'now',
    message: `This folder is pure: take the time as an argument, ${purity}.`,
  },
  { object: 'Math', property: 'random', message: 'A build of the same files gives the same site.' },
];

function importRules(patterns, syntax) {
  return {
    'no-restricted-imports': ['error', { patterns }],
    'no-restricted-syntax': ['error', ...noBarrels, ...syntax, ...selectorsOfDynamicImports(patterns)],
  };
}

/** The package patterns of files that are in none of the given packages' own files. */
function packagePatterns(allowedName) {
  return packages
    .filter(({ name }) => name !== allowedName)
    .map(({ regex, message }) => ({ regex, message }));
}

/** Whether a glob of `packages` can match below a folder of src. */
function reaches(glob, folder) {
  return glob.startsWith(`src/${folder}/`) || glob.startsWith('src/**/');
}

function layerConfigs(name) {
  const isPure = pure.includes(name);
  const own = [...layerPatterns(name), ...(isPure ? [impurePackages] : [])];
  const syntax = isPure ? impureSyntax : [];
  const config = {
    name: `imports/${name}`,
    files: [`src/${name}/**`],
    rules: importRules([...own, ...packagePatterns()], syntax),
  };
  const exceptions = packages.flatMap((entry) => {
    const files = entry.files.filter((glob) => reaches(glob, name));
    if (files.length === 0) return [];
    const within = files.map((glob) => glob.replace('src/**/', `src/${name}/**/`));
    return [
      {
        name: `imports/${name}/${entry.name}`,
        files: within,
        rules: importRules([...own, ...packagePatterns(entry.name)], syntax),
      },
    ];
  });
  return [config, ...exceptions];
}

const vagueNames = {
  name: 'imports/vague-names',
  files: ['src/**/{utils,helpers,lib,common}/**', 'src/**/{utils,helpers,common,types,index}.{ts,tsx}'],
  ignores: ['src/pages/**'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: 'Program',
        message: 'Name the file after the one thing that it is about; no barrels, no utils.',
      },
    ],
  },
};

const purityConfig = {
  name: 'imports/purity',
  files: pure.map((name) => `src/${name}/**`),
  rules: {
    'no-restricted-globals': ['error', ...impureGlobals],
    'no-restricted-properties': ['error', ...impureProperties],
  },
};

/** Everything above, for `eslint.config.js`. */
export const importConfigs = [
  { name: 'imports/src', files: ['src/**'], rules: importRules(packagePatterns(), []) },
  {
    name: 'imports/content-config',
    files: ['src/content.config.ts'],
    rules: importRules(packagePatterns('zod'), []),
  },
  ...Object.keys(layers).flatMap(layerConfigs),
  purityConfig,
  vagueNames,
];
