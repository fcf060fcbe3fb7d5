const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const MARKUP = /[&<>"]/;

/** Text for HTML, between tags and in attributes within double quotes. */
export function htmlText(text: string): string {
  // What most texts have not.
  if (!MARKUP.test(text)) return text;
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
