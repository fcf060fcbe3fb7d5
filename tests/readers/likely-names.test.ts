import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likelyNames } from '../../src/readers/likely-names.ts';
import { isSecretName, LIKELY } from '../../src/readers/secret-name.ts';

/** Every name in a text, each looked at. */
function names(text: string): { name: string; index: number }[] {
  return [...text.matchAll(/[a-z][\w.-]*/gi)].map(({ 0: name, index }) => ({ name, index }));
}

const likely = [
  'token',
  'KEY',
  'Pass',
  'secret',
  'AUTH',
  'credential',
  'sig',
  'pwd',
  'pat',
  'keys',
  'password',
];
const unlikely = [
  'a',
  'toke',
  'Z',
  'n',
  '0',
  '12',
  '_',
  '-',
  '.',
  '--',
  ' ',
  '\n',
  '"',
  '=',
  ':',
  '\\',
  'é',
  'ſ',
  'K',
];
const texts = fc
  .array(fc.oneof(fc.constantFrom(...likely), fc.constantFrom(...unlikely), fc.string({ maxLength: 3 })), {
    maxLength: 30,
  })
  .map((pieces) => pieces.join(''));

test('finds what a look at every name finds', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(likelyNames(text)).toEqual(names(text).filter(({ name }) => name.search(LIKELY) !== -1));
    }),
    { numRuns: 20_000 },
  );
});

test('misses no name of a secret', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const secret = ({ name }: { name: string }): boolean => isSecretName(name) || /^keys?$/i.test(name);
      expect(likelyNames(text).filter(secret)).toEqual(names(text).filter(secret));
    }),
    { numRuns: 5000 },
  );
});

test.each([
  { text: '--api-key x HF_TOKEN=y', found: ['api-key', 'HF_TOKEN'] },
  { text: '1_token 2key3.x', found: ['token', 'key3.x'] },
  { text: 'tokenKeyPass-1', found: ['tokenKeyPass-1'] },
  { text: 'no name of any', found: [] },
])('finds $found in $text', ({ text, found }) => {
  expect(likelyNames(text).map(({ name }) => name)).toEqual(found);
});
