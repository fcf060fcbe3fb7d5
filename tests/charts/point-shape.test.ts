import { expect, test } from 'vitest';
import { pointShape } from '../../src/charts/point-shape.ts';

test('eight curves have points that differ in shape or filling', () => {
  const shapes = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => JSON.stringify(pointShape(index)));
  expect(new Set(shapes).size).toBe(8);
  expect(pointShape(8)).toEqual(pointShape(0));
});
