import { expect, test } from 'vitest';
import {
  decodeAnchor,
  measurementAnchor,
  prefillAnchor,
  runAddress,
  runFileAddress,
  sourceFileName,
  sourceLineAddress,
  underBase,
} from '../../src/share/address.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';

test('addresses are those that were promised', () => {
  expect(runAddress('kimi-k2.6-h200x8')).toBe('/runs/kimi-k2.6-h200x8/');
  expect(runFileAddress('kimi-k2.6-h200x8', 'run.json')).toBe('/runs/kimi-k2.6-h200x8/run.json');
  expect(decodeAnchor({ contextLabel: '64K', concurrency: 4 })).toBe('decode-64k-x4');
  expect(prefillAnchor({ contextLabel: '1019K' })).toBe('prefill-1019k');
  expect(measurementAnchor({ sourceLine: 73 })).toBe('line-73');
  expect(measurementAnchor({ sourceLine: 73, sourceNumber: 2 })).toBe('line-2-73');
  expect(sourceLineAddress('kimi-k2.6-h200x8', { sourceLine: 73 })).toBe(
    '/runs/kimi-k2.6-h200x8/source/#L73',
  );
  expect(sourceLineAddress('kimi-k2.6-h200x8', { sourceLine: 73, sourceNumber: 2 })).toBe(
    '/runs/kimi-k2.6-h200x8/source/#F2-L73',
  );
});

test.each([
  ['0.5K', 'prefill-0.5k'],
  ['8K (cold)', 'prefill-8k-cold'],
  ['≈ 8 K', 'prefill-8-k'],
])('the context "%s" has the anchor "%s"', (contextLabel, anchor) => {
  expect(prefillAnchor({ contextLabel })).toBe(anchor);
});

test.each([kimi, inkling])('no two measurements of $id have one anchor', (run) => {
  const anchors = [...run.decode.map(decodeAnchor), ...run.prefill.map(prefillAnchor)];
  expect(new Set(anchors).size).toBe(run.decode.length + run.prefill.length);
});

test.each([
  ['kimi-k2.6-h200x8.txt', 'source.txt'],
  ['matrix.json', 'source.json'],
  ['no-ending', 'source.txt'],
  ['.hidden', 'source.txt'],
])('the bytes of %s are published as %s', (file, name) => {
  expect(sourceFileName(file)).toBe(name);
  expect(sourceFileName(file, 1)).toBe(name);
});

test.each([
  ['decode.json', 2, 'source-2.json'],
  ['decode.csv', 3, 'source-3.csv'],
  ['run.yaml', 2, 'run.yaml'],
])('the bytes of %s, file %i of a run, are published as %s', (file, number, name) => {
  expect(sourceFileName(file, number)).toBe(name);
});

test.each([
  ['/', '/runs/', '/runs/'],
  ['/bench', '/runs/', '/bench/runs/'],
  ['/bench/', '/runs/', '/bench/runs/'],
  ['/bench/', '/', '/bench/'],
])('below the base %s the address %s is %s', (base, address, expected) => {
  expect(underBase(base, address)).toBe(expected);
});
