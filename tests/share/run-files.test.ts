import { expect, test } from 'vitest';
import { runFiles, type RunOnSite } from '../../src/share/run-files.ts';
import { decodePicture } from '../../src/share/pictures/decode-picture.ts';
import { kimi } from '../figures/golden-runs.ts';

const bytes = new TextEncoder().encode('Speed test matrix\n');
const given: RunOnSite = {
  run: kimi,
  published: [
    { source: { file: 'kimi-k2.6-h200x8.json' }, bytes },
    { source: { file: 'run.yaml' }, bytes },
  ],
  standing: { status: 'superseded', reason: 'Measured again.', successor: 'again' },
  runs: [kimi, { id: 'again', title: 'Kimi again' }],
  root: 'https://example.org/bench/',
};

function content(name: string): string {
  const found = runFiles(given)
    .find((file) => file.name === name)
    ?.content();
  return typeof found === 'string' ? found : new TextDecoder().decode(found);
}

test('a run has these files beside its page and its card', () => {
  expect(runFiles(given).map(({ name, type }) => `${name} ${type}`)).toEqual([
    'run.json application/json',
    'measurements.csv text/csv; charset=utf-8',
    'summary.md text/markdown; charset=utf-8',
    'badge.json application/json',
    'badge.svg image/svg+xml',
    'source.json text/plain; charset=utf-8',
    'run.yaml text/plain; charset=utf-8',
    'decode.svg image/svg+xml',
    'decode-light.svg image/svg+xml',
    'decode-dark.svg image/svg+xml',
    'prefill.svg image/svg+xml',
    'prefill-light.svg image/svg+xml',
    'prefill-dark.svg image/svg+xml',
  ]);
});

test('sources are published byte for byte', () => {
  expect(content('source.json')).toBe('Speed test matrix\n');
});

test('the data of a run tell what became of it', () => {
  expect(JSON.parse(content('run.json'))).toMatchObject({ id: kimi.id, standing: { successor: 'again' } });
  expect(content('summary.md')).toContain('Superseded by Kimi again: Measured again.');
});

test('pictures lead to the page below the base path, in each scheme', () => {
  const address = `https://example.org/bench/runs/${kimi.id}/`;
  expect(content('decode.svg')).toBe(decodePicture(kimi, { scheme: 'auto', address }));
  expect(content('decode-dark.svg')).toBe(decodePicture(kimi, { scheme: 'dark', address }));
});
