/** One change of a document. */
export interface Edit {
  readonly what: string;
  /** The lines that are changed, as they were published and as they are after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The whole document after it. */
  readonly text: string;
}

/** Every visible character of a document: its line and its place there. */
export function visibleCharacters(text: string): { line: number; at: number }[] {
  return text
    .split('\n')
    .flatMap((content, line) =>
      [...content].flatMap((character, at) => (/\S/.test(character) ? [{ line, at }] : [])),
    );
}

/** Puts something in the place of one character; "" deletes it. */
export function changeCharacter(text: string, { line, at }: { line: number; at: number }, by: string): Edit {
  const lines = text.split('\n');
  const before = lines[line] ?? '';
  const after = [...before].with(at, by).join('');
  const what = `${line + 1}:${at + 1} "${[...before][at] ?? ''}" → "${by}" in ${before.slice(0, 60)}`;
  return { what, before: [before], after: [after], text: lines.with(line, after).join('\n') };
}

/** Deletes and repeats every line that holds something, and swaps it with each of the five after it. */
export function* lineEdits(text: string): Generator<Edit> {
  const lines = text.split('\n');
  const shown = lines.flatMap((content, line) => (content.trim() === '' ? [] : [{ content, line }]));
  for (const [index, { content, line }] of shown.entries()) {
    const before = [content];
    yield { what: `no line ${line + 1}`, before, after: [], text: lines.toSpliced(line, 1).join('\n') };
    const twice = lines.toSpliced(line, 0, content).join('\n');
    yield { what: `line ${line + 1} twice`, before, after: [content, content], text: twice };
    for (const other of shown.slice(index + 1, index + 6)) {
      const what = `lines ${line + 1} and ${other.line + 1} swapped`;
      const swapped = lines.with(line, other.content).with(other.line, content).join('\n');
      yield { what, before: [content, other.content], after: [other.content, content], text: swapped };
    }
  }
}

/** The first line of every form: lines that differ in their digits alone are read in the same way. */
export function linesOfEachForm(text: string): ReadonlySet<number> {
  const forms = new Map<string, number>();
  for (const [line, content] of text.split('\n').entries()) {
    const form = content.replaceAll(/\d+/g, '9');
    if (!forms.has(form)) forms.set(form, line);
  }
  return new Set(forms.values());
}

/** Deletes and repeats every cell of the tables, in lines of each form, empties it, and swaps it with every later one of its row. */
export function* cellEdits(text: string): Generator<Edit> {
  const lines = text.split('\n');
  const distinct = linesOfEachForm(text);
  for (const [line, content] of lines.entries()) {
    if (!distinct.has(line)) continue;
    const delimiter = ['|', '\t'].find((each) => content.includes(each));
    if (delimiter === undefined) continue;
    const cells = content.split(delimiter);
    const edit = (what: string, edited: string[]): Edit => {
      const after = edited.join(delimiter);
      return {
        what: `line ${line + 1}: ${what}`,
        before: [content],
        after: [after],
        text: lines.with(line, after).join('\n'),
      };
    };
    for (const [place, cell] of cells.entries()) {
      yield edit(`no cell ${place}`, cells.toSpliced(place, 1));
      yield edit(`cell ${place} twice`, cells.toSpliced(place, 0, cell));
      yield edit(`cell ${place} without a figure`, cells.with(place, delimiter === '|' ? ' — ' : '—'));
      for (let other = place + 1; other < cells.length; other += 1) {
        yield edit(
          `cells ${place} and ${other} swapped`,
          cells.with(place, cells[other] ?? '').with(other, cell),
        );
      }
    }
  }
}
