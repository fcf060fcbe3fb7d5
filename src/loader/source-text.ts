import { encodingOf } from '../readers/decode-text.ts';

/** The text of a published source as it stands in it, with byte order mark, line ends and odd spaces; unlike what readers see. */
export function sourceText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes), { ignoreBOM: true }).decode(bytes);
}
