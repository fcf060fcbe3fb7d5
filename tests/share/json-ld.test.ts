import { expect, test } from 'vitest';
import { datasetJsonLd } from '../../src/share/json-ld.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';
import { HOSTILE_NAME, hostileRun } from './hostile-run.ts';

const site = { title: 'Bench', root: 'https://example.org/bench/' };
const page = 'https://example.org/bench/runs/inkling-small-h200x8/';

test('a run is a dataset with its numbers, its author, its date and its files', () => {
  expect(JSON.parse(datasetJsonLd(inkling, site))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': page,
    url: page,
    name: 'LLM inference speed of Inkling-Small on H200 SXM 141GB ×8',
    description:
      'Inkling-Small on H200 SXM 141GB ×8, vllm 0.29.0\u00a0· BF16\u00a0· llm-inference-bench 0.6.2; one request at 8K decodes 135.5 tok/s; peak 7,302.0 tok/s at 8K × 128 requests; prefill up to 42.2K tok/s at 64K. Cautions: Prefill TTFT in steps; Prefill without decode at 1024K. 73 measurements by context length and concurrency, each with its line in the published source.',
    creator: { '@type': 'Person', name: 'keennay' },
    dateModified: '2026-09-17T20:47:00Z',
    temporalCoverage: '2026-09-17T20:47:00Z',
    measurementTechnique: 'llm-inference-bench 0.6.2',
    includedInDataCatalog: { '@type': 'DataCatalog', name: 'Bench', url: 'https://example.org/bench/' },
    distribution: [
      { '@type': 'DataDownload', encodingFormat: 'application/json', contentUrl: `${page}run.json` },
      { '@type': 'DataDownload', encodingFormat: 'text/csv', contentUrl: `${page}measurements.csv` },
      {
        '@type': 'DataDownload',
        encodingFormat: 'text/plain',
        contentUrl: `${page}source.txt`,
        sha256: inkling.source.sha256,
      },
    ],
  });
});

test('what is not known is left out', () => {
  const dataset: unknown = JSON.parse(datasetJsonLd(kimi, site));
  expect(dataset).not.toHaveProperty('creator');
  expect(dataset).not.toHaveProperty('dateModified');
  expect(dataset).not.toHaveProperty('temporalCoverage');
});

test('a hostile name can neither end the script element nor be changed', () => {
  const json = datasetJsonLd(hostileRun, site);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toMatchObject({ creator: { name: HOSTILE_NAME } });
});
