import { expect, test } from 'vitest';
import { nearestName } from '../../src/readers/nearest.ts';

const names = ['OS', 'GPU', 'Type', 'Valid', 'Version', 'Failed', 'Sustained decode'];

test.each([
  { text: 'Versoin', nearest: 'Version' },
  { text: 'version', nearest: 'Version' },
  { text: 'Vershun', nearest: 'Version' },
  { text: 'Vaild', nearest: 'Valid' },
  { text: 'os', nearest: 'OS' },
  { text: 'Tpye', nearest: 'Type' },
  { text: 'Sustaned decode', nearest: 'Sustained decode' },
])('finds $nearest for $text', ({ text, nearest }) => {
  expect(nearestName(text, names)).toBe(nearest);
});

test.each(['CPU', 'OSS', 'Driver', 'Tape 4', 'Vendor', '', 'x'.repeat(1000)])(
  'finds nothing for %j',
  (text) => {
    expect(nearestName(text, names)).toBeNull();
  },
);
