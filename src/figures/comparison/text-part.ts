/** A stretch of a paragraph; the strong ones are its key numbers. */
export interface TextPart {
  readonly text: string;
  readonly strong: boolean;
}

export const plain = (text: string): TextPart => ({ text, strong: false });
export const strong = (text: string): TextPart => ({ text, strong: true });

/** The paragraph without emphasis. */
export function plainText(parts: readonly TextPart[]): string {
  return parts.map(({ text }) => text).join('');
}
