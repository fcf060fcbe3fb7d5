import { expect, test } from 'vitest';
import { decodeMetrics } from '../../src/display/decode-metric.ts';
import { attributeValues } from '../../src/loader/attribute-values.ts';

test('every metric of a matrix can be asked for', () => {
  const metric = attributeValues.get('metric');
  expect(decodeMetrics.map(({ slug }) => metric?.accepts.test(slug))).toEqual(decodeMetrics.map(() => true));
  expect(decodeMetrics.map(({ slug }) => metric?.hint.includes(`"${slug}"`))).toEqual(
    decodeMetrics.map(() => true),
  );
});
