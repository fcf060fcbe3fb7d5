import { z } from 'zod';

/** Why a value is refused: a predicate, such as "has no host.", and what to do about it. */
export interface Refusal {
  readonly message: string;
  readonly hint: string;
}

/** A text that may be left out, but not blank, and that nothing else is wrong with. What is wrong is told by entryProblems. */
export function optionalText(refusal: (value: string) => Refusal | null) {
  return checked(refusal, 'Write a value, or leave it out.');
}

/** Like optionalText, and may not be left out. */
export function requiredText(refusal: (value: string) => Refusal | null) {
  return checked(refusal, 'Write a value.');
}

function checked(refusal: (value: string) => Refusal | null, blankHint: string) {
  return z.string().check(({ value, issues }) => {
    const found = value.trim() === '' ? { message: 'is empty.', hint: blankHint } : refusal(value);
    if (found === null) return;
    issues.push({ code: 'custom', input: value, message: found.message, params: { hint: found.hint } });
  });
}

/** Refuses a text of more than one line, which would not fit where a title or a sentence does. */
export function refuseLines(value: string): Refusal | null {
  return /[\r\n]/.test(value) ? { message: 'has more than one line.', hint: 'Write it on one line.' } : null;
}
