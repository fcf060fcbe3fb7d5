import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cellEdits,
  changeCharacter,
  lineEdits,
  linesOfEachForm,
  visibleCharacters,
  type Edit,
} from './edits.ts';
import { EXEMPTIONS, exemptionOf } from './exemptions.ts';
import { meaningOf, published, readText, runOf } from './published.ts';

/*
 * Nothing visible in a published document is passed over: whatever is edited in it, the reading is a problem or a Run
 * that differs, save for the places in exemptions.ts.
 */
const documents = Object.entries(published).map(([name, text]) => ({ name, text, run: runOf(text) }));

/** Whether a document still reads as the same Run after an edit. */
function isUnseen({ text, run }: (typeof documents)[number], edit: Edit): boolean {
  if (edit.text === text) return false;
  const again = readText(edit.text);
  if (!again.ok) return false;
  // Lines have moved when there are more or fewer of them; when two have changed places, that is to be seen.
  const withLines = edit.before.length === edit.after.length;
  return meaningOf(again.run, { withLines }) === meaningOf(run, { withLines });
}

describe.each(documents)('$name', (document) => {
  const characters = visibleCharacters(document.text);
  const lines = document.text.split('\n');
  const place = fc.constantFrom(...characters);
  const unseen = (edits: Iterable<Edit>): Edit[] => [...edits].filter((edit) => isUnseen(document, edit));
  const unexcused = (edits: Iterable<Edit>): string[] =>
    unseen(edits)
      .filter((edit) => exemptionOf(edit) === null)
      .map(({ what }) => what);

  test('no visible character of any form of line can be deleted unseen', { timeout: 120_000 }, () => {
    const distinct = linesOfEachForm(document.text);
    const tried = characters.filter(({ line }) => distinct.has(line));
    expect(unexcused(tried.map((at) => changeCharacter(document.text, at, '')))).toEqual([]);
  });

  test('no line can be deleted, repeated or swapped unseen', { timeout: 120_000 }, () => {
    expect(unexcused(lineEdits(document.text))).toEqual([]);
  });

  test('no cell can be deleted, repeated, emptied or swapped unseen', { timeout: 120_000 }, () => {
    expect(unexcused(cellEdits(document.text))).toEqual([]);
  });

  test('no visible character can be deleted, repeated or changed unseen', { timeout: 120_000 }, () => {
    const likely = '0123456789KxX|-—–·×:.,@ \t#*$'.split('');
    const by = fc.oneof(
      fc.constantFrom(...likely),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    );
    fc.assert(
      fc.property(place, by, fc.constantFrom('repeat', 'delete', 'change'), (at, other, what) => {
        const own = [...(lines[at.line] ?? '')][at.at] ?? '';
        const edit = changeCharacter(
          document.text,
          at,
          what === 'repeat' ? own + own : what === 'delete' ? '' : other,
        );
        return !isUnseen(document, edit) || exemptionOf(edit) !== null;
      }),
      { numRuns: 2000 },
    );
  });

  test('no visible character can be swapped with the next one unseen', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(place, ({ line, at }) => {
        const [own = '', next = ''] = [...(lines[line] ?? '')].slice(at);
        const without = changeCharacter(document.text, { line, at }, '');
        const edit = next === '' ? without : changeCharacter(without.text, { line, at }, next + own);
        const whole = { ...edit, before: without.before };
        return !isUnseen(document, whole) || exemptionOf(whole) !== null;
      }),
      { numRuns: 2000 },
    );
  });
});

test('every exemption is needed', { timeout: 120_000 }, () => {
  const [kimi, inkling] = documents;
  if (kimi === undefined || inkling === undefined) throw new Error('no documents');
  const inRule = { line: 53, at: 1 };
  const edits = [
    { document: kimi, edit: changeCharacter(kimi.text, inRule, '--') },
    { document: kimi, edit: changeCharacter(kimi.text, { line: 54, at: 0 }, '') },
    { document: kimi, edit: changeCharacter(kimi.text, { line: 2, at: 5 }, '· ') },
    { document: kimi, edit: changeCharacter(kimi.text, { line: 4, at: 0 }, '*') },
    ...[...lineEdits(inkling.text)].map((edit) => ({ document: inkling, edit })),
  ];
  const needed = edits
    .filter(({ document, edit }) => isUnseen(document, edit))
    .map(({ edit }) => exemptionOf(edit));

  expect(new Set(needed)).toEqual(new Set(EXEMPTIONS));
});
