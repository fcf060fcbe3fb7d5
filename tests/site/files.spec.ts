import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, type APIRequestContext } from '@playwright/test';
import Papa from 'papaparse';
import { z } from 'zod';
import type { Run } from '../../src/run/run.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { benchSite, homeOf } from './sites.ts';
import { test } from './watched-page.ts';

const JsonObject = z.record(z.string(), z.unknown());

async function json(request: APIRequestContext, address: string): Promise<Record<string, unknown>> {
  const response = await request.get(address);
  expect(response.headers()['content-type'], address).toMatch(/^application\/json/);
  return JsonObject.parse(await response.json());
}

/** The rows of measurements.csv that a run must have, as text. */
function csvRows(run: Run): Record<string, string>[] {
  const rows = [
    ...run.prefill.map((point) => {
      if (point.status !== 'valid') throw new Error(`a point without figures: ${point.contextLabel}`);
      const { prefillTokPerSec, ...rest } = point;
      return { phase: 'prefill', concurrency: 1, tokPerSec: prefillTokPerSec, ...rest };
    }),
    ...run.decode.map((cell) => {
      if (cell.status !== 'valid') return { phase: 'decode', ...cell };
      const { decodeTokPerSec, ...rest } = cell;
      return { phase: 'decode', tokPerSec: decodeTokPerSec, ...rest };
    }),
  ];
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries({ ...row, sourceFile: run.source.file }).map(([name, value]) => {
        if (typeof value === 'object') throw new Error(`more than a figure: ${name}`);
        return [name, String(value)];
      }),
    ),
  );
}

for (const run of [kimi, inkling]) {
  test.describe(run.title, () => {
    const folder = `/runs/${run.id}`;

    test('run.json holds the run, figure by figure', async ({ request }) => {
      const { derived: _derived, ...published } = await json(request, `${folder}/run.json`);
      expect(published).toEqual(run);
    });

    test('run.json is what its published schema allows', async ({ request }) => {
      const schema = await json(request, '/schema/run.json');
      expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
      const ajv = new Ajv2020({
        allErrors: true,
        formats: {
          date: /^\d{4}-\d\d-\d\d$/,
          'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
        },
      });
      const validate = ajv.compile(schema);
      const published = await json(request, `${folder}/run.json`);
      validate(published);
      expect(validate.errors).toBeNull();
      expect(validate({ ...published, id: 'No address' })).toBe(false);
      expect(validate({ ...published, decode: [{ ...run.decode[0], decodeTokPerSec: 0 }] })).toBe(false);
    });

    test('measurements.csv holds every row', async ({ request }) => {
      const response = await request.get(`${folder}/measurements.csv`);
      expect(response.headers()['content-type']).toMatch(/^text\/csv/);
      const text = await response.text();
      expect(text.split('\r\n').at(-1)).toBe('');
      const { data, errors, meta } = Papa.parse<Record<string, string>>(text.trimEnd(), { header: true });
      expect(errors).toEqual([]);
      expect(meta.fields).toEqual([
        'phase',
        'contextLabel',
        'contextTokens',
        'concurrency',
        'status',
        'statusText',
        'tokPerSec',
        'perRequestTokPerSec',
        'ttftMs',
        'interTokenLatencyMs',
        'averageActiveRequests',
        'completedRequests',
        'outputTokens',
        'measuredSeconds',
        'sourceLine',
        'findings',
        'ttftP90Ms',
        'ttftP99Ms',
        'interTokenLatencyP90Ms',
        'interTokenLatencyP99Ms',
        'acceptanceLength',
        'acceptanceRate',
        'stepsPerSecond',
        'gpuPowerW',
        'promptTokens',
        'serverPrefillTokPerSec',
        'sourceFile',
      ]);
      const figures = data.map(({ findings: _findings, ...row }) =>
        Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '')),
      );
      expect(figures).toEqual(csvRows(run));
    });

    test('source.txt is the published document, byte for byte', async ({ request }) => {
      const published = await (await request.get(`${folder}/source.txt`)).body();
      expect(published.equals(readFileSync(`content/runs/${run.id}.txt`))).toBe(true);
    });

    test('the page links to its files', async ({ page }) => {
      await page.goto(`${folder}/`);
      const section = page.getByRole('region', { name: 'All measurements', exact: true });
      for (const file of ['run.json', 'measurements.csv', 'source.txt'])
        await expect(section.getByRole('link', { name: file })).toHaveAttribute('href', `${folder}/${file}`);
    });
  });
}

test('runs.json lists the runs, newest first, with their headline figures', async ({ request }) => {
  const listing = z
    .object({
      schemaVersion: z.literal(1),
      runs: z.array(
        z.object({
          id: z.string(),
          page: z.string(),
          data: z.string(),
          headline: z.object({
            peakDecode: z.object({ decodeTokPerSec: z.number(), sourceLine: z.number() }),
          }),
        }),
      ),
    })
    .parse(await json(request, '/runs.json'));
  expect(listing.runs.map(({ id, page, data, headline }) => [id, page, data, headline.peakDecode])).toEqual([
    [
      'inkling-small-h200x8',
      '/runs/inkling-small-h200x8/',
      '/runs/inkling-small-h200x8/run.json',
      { decodeTokPerSec: 7302, sourceLine: 101 },
    ],
    [
      'kimi-k2.6-h200x8',
      '/runs/kimi-k2.6-h200x8/',
      '/runs/kimi-k2.6-h200x8/run.json',
      { decodeTokPerSec: 398.9, sourceLine: 85 },
    ],
  ]);
});

test('runs.json holds no measurements', async ({ request }) => {
  const text = await (await request.get('/runs.json')).text();
  expect(text).not.toContain('"prefill":[');
  expect(text).not.toContain('"decode":[');
});

test('the files are the same under a base path', async ({ request }) => {
  for (const address of ['runs/kimi-k2.6-h200x8/run.json', 'runs.json', 'schema/run.json']) {
    const below = await (await request.get(new URL(address, homeOf(benchSite)).href)).text();
    expect(below).toBe(await (await request.get(`/${address}`)).text());
  }
});
