import type { Protocol } from '../run/protocol.ts';

type Kind = Protocol['measurementKind'];

const kindText: Readonly<Record<Kind, string>> = {
  sustained: 'sustained decode',
  burst: 'finite bursts',
  'end-to-end': 'end to end',
  'batch-step': 'steps by batch size',
  'depth-step': 'steps by depth',
};

/** What a decode figure of this kind is, in words within a sentence. */
export function measurementKindText(kind: Kind): string {
  return kindText[kind];
}

/** The same as a heading: "Sustained decode". */
export function measurementKindHeading(kind: Kind): string {
  const text = kindText[kind];
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** What to know before one reads figures of this kind, in a sentence; null of sustained decode, which all pages explain. */
export function measurementKindNote(kind: Kind): string | null {
  switch (kind) {
    case 'sustained':
      return null;
    case 'burst':
      return 'A fixed number of requests, from the first to the end of the last: start and tail count, so that these figures are lower than those of sustained decode and not comparable with them.';
    case 'end-to-end':
      return 'Whole requests, prefill included: not comparable with sustained decode.';
    case 'batch-step':
      return 'Single steps of a fixed batch, without a server: not comparable with sustained decode.';
    case 'depth-step':
      return 'Tokens behind a filled context, without a server: not comparable with sustained decode.';
  }
}
