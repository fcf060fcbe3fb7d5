const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins words for a sentence: "8K", "8K and 16K", "8K, 16K and 32K". */
export function formatList(words: readonly string[]): string {
  return conjunction.format(words);
}
