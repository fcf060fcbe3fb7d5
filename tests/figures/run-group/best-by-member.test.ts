import { expect, test } from 'vitest';
import { runsByHardware, runsByModel } from '../../../src/figures/explore/run-groups.ts';
import { bestByMember } from '../../../src/figures/run-group/best-by-member.ts';
import { kindSections } from '../../../src/figures/run-group/kind-sections.ts';
import { inkling, kimi } from '../golden-runs.ts';
import { measuredCell, syntheticRun } from '../synthetic-run.ts';

test('each member is told with its fastest request at a common context, and its peak', () => {
  const { context, members } = bestByMember(runsByModel([kimi, inkling]));
  expect(context).toEqual({ contextLabel: '8K', contextTokens: 8192 });
  expect(
    members.map(({ slug, singleRequest, peak }) => [
      slug,
      singleRequest?.cell.decodeTokPerSec,
      peak?.cell.decodeTokPerSec,
    ]),
  ).toEqual([
    ['inkling-small', 135.5, 7302],
    ['kimi-k2.6', 26.2, 398.9],
  ]);
});

test('a member that was not measured at the common context has no figure there', () => {
  const run = (id: string, gpuCount: number, tokens: number) =>
    syntheticRun({
      id,
      hardware: { ...kimi.hardware, gpuCount },
      decode: [measuredCell(tokens, 1, { decodeTokPerSec: 20 })],
    });
  const { context, members } = bestByMember(
    runsByHardware([run('a', 1, 8192), run('b', 1, 8192), run('c', 2, 4096)]),
  );
  expect(context?.contextLabel).toBe('8K');
  expect(members.map(({ singleRequest, peak }) => [singleRequest?.run.id, peak?.run.id])).toEqual([
    ['a', 'a'],
    [undefined, 'c'],
  ]);
});

test('runs are kept apart by kind of measurement, the most frequent first', () => {
  const burst = { ...kimi, protocol: { ...kimi.protocol, measurementKind: 'burst' as const } };
  expect(kindSections([burst, kimi, inkling]).map(({ kind, runs }) => [kind, runs.length])).toEqual([
    ['sustained', 2],
    ['burst', 1],
  ]);
});
