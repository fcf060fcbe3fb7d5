import { expect, test } from 'vitest';
import { landscapeParameters, readLandscapeState } from '../../src/components/landscape/landscape-state.ts';
import { landscapeData } from '../../src/figures/landscape/landscape-data.ts';
import { inkling, kimi } from '../figures/golden-runs.ts';

const burst = {
  ...inkling,
  id: 'burst',
  protocol: { ...inkling.protocol, measurementKind: 'burst' as const },
};
const data = landscapeData([kimi, inkling, burst], ({ id }) => id);

function read(search: string) {
  const reading = readLandscapeState(data, search);
  if (reading === null) throw new Error('no landscape');
  const { state, unknown } = reading;
  return { kind: state.kind, context: state.context.contextLabel, perGpu: state.perGpu, unknown };
}

test.each([
  ['', { kind: 'sustained', context: '8K', perGpu: false, unknown: [] }],
  ['?context=64k&per-gpu=yes', { kind: 'sustained', context: '64K', perGpu: true, unknown: [] }],
  ['?kind=burst', { kind: 'burst', context: '8K', perGpu: false, unknown: [] }],
])('the address "%s" asks for a landscape', (search, state) => {
  expect(read(search)).toEqual(state);
});

test.each([
  ['?context=3k', ['context “3k”']],
  ['?kind=burst&context=251k', ['context “251k”']],
  ['?kind=other', ['kind of measurement “other”']],
])('what the address "%s" asks for in vain is told', (search, unknown) => {
  expect(read(search)).toMatchObject({ context: '8K', unknown });
});

test.each(['', '?context=64k&per-gpu=yes', '?kind=burst&context=1019k'])(
  'the address "%s" is written as it is read',
  (search) => {
    const reading = readLandscapeState(data, search);
    if (reading === null) throw new Error('no landscape');
    const parameters = Object.entries(landscapeParameters(data, reading.state)).filter(
      ([, value]) => value !== null,
    );
    expect(new Set(parameters.map(([key, value]) => `${key}=${value ?? ''}`))).toEqual(
      new Set(
        search
          .slice(1)
          .split('&')
          .filter((part) => part !== ''),
      ),
    );
  },
);

test('only cells of one kind of measurement are shown', () => {
  const runs = new Set(
    readLandscapeState(data, '?kind=burst')?.state.context.cells.map(([run]) => data.runs[run]?.id),
  );
  expect([...runs]).toEqual(['burst']);
});

test('there is no landscape without cells', () => {
  expect(readLandscapeState(landscapeData([], String), '')).toBeNull();
});
