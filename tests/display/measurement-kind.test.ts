import { expect, test } from 'vitest';
import {
  measurementKindHeading,
  measurementKindNote,
  measurementKindText,
} from '../../src/display/measurement-kind.ts';
import { ProtocolSchema } from '../../src/run/protocol.ts';

const kinds = ProtocolSchema.shape.measurementKind.options;

test('every kind has a heading that is its text', () => {
  expect(kinds.map(measurementKindText)).toEqual([
    'sustained decode',
    'finite bursts',
    'end to end',
    'steps by batch size',
    'steps by depth',
  ]);
  expect(kinds.map(measurementKindHeading)).toEqual([
    'Sustained decode',
    'Finite bursts',
    'End to end',
    'Steps by batch size',
    'Steps by depth',
  ]);
});

test('every kind but sustained decode says that it is not comparable with it', () => {
  expect(kinds.filter((kind) => measurementKindNote(kind)?.includes('not comparable') !== true)).toEqual([
    'sustained',
  ]);
});
