import { expect, test } from 'vitest';
import { spread } from '../../../src/figures/history/spread.ts';

test('the spread is the whole range, with half of it as a share of its middle', () => {
  expect(spread([25.2, 24.1, 26.3])).toEqual({
    count: 3,
    low: 24.1,
    high: 26.3,
    share: expect.closeTo(0.0437, 4),
  });
});

test('equal measurements have no spread', () => {
  expect(spread([20, 20])).toEqual({ count: 2, low: 20, high: 20, share: 0 });
});

test.each([[[]], [[24.1]]])('%j has no spread to tell', (values) => {
  expect(spread(values)).toBeNull();
});
