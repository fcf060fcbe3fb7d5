const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function unescaped(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);
}

/** What the text elements of a picture read, in its order. */
export function pictureTexts(svg: string): readonly string[] {
  return [...svg.matchAll(/<text [^>]*>(.*?)<\/text>/g)].map(([, content = '']) =>
    unescaped(content.replaceAll(/<[^<>]*>/g, '')),
  );
}

/** The text of a picture as one paragraph: its lines follow one another. */
export function pictureProse(svg: string): string {
  return pictureTexts(svg).join(' ').replaceAll('\u00a0', ' ');
}

/** The elements of a picture by name: one that text has brought in would be among them. */
export function elementNames(svg: string): readonly string[] {
  return [...new Set([...svg.matchAll(/<([a-z][\w:]*)/gi)].map(([, name = '']) => name))].sort();
}
