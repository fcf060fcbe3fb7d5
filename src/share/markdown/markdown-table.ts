/** A table of cells that are Markdown already. */
export interface MarkdownTable {
  readonly head: readonly string[];
  /** Each as long as the head. */
  readonly rows: readonly (readonly string[])[];
  /** So many columns from the left are text; those behind are figures, aligned right. */
  readonly textColumns: number;
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** A table as GitHub-flavoured Markdown, without a line break at its end. */
export function markdownTable({ head, rows, textColumns }: MarkdownTable): string {
  const rule = head.map((_, at) => (at < textColumns ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}
