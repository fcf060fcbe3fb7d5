/** Text as Markdown shows it literally, on one line: what Markdown or HTML would act on is escaped. */
export function markdownText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>|#~&@]/g, String.raw`\$&`)
    .trim();
}
