const SHORTEST = 12;
const LONGEST_WORD = 32;
const RUN = /[\w+=-]{12,}/g;
const LOWER_TO_UPPER = /[a-z](?=[A-Z])/g;
const BETWEEN_LETTER_AND_DIGIT = /[a-z](?=\d)|\d(?=[a-z])/gi;

/**
 * Whether a text holds a run of characters that nobody would choose: letters, capitals and digits that take turns too
 * often for words ("Qw3rTy7uIoP9"), or 33 letters and digits and more without a break.
 */
export function looksRandom(text: string): boolean {
  return (text.match(RUN) ?? []).some((run) => {
    const plain = run.replaceAll(/[^a-z\d]/gi, '');
    if (plain.length < SHORTEST) return false;
    const switches = count(plain, LOWER_TO_UPPER) + count(plain, BETWEEN_LETTER_AND_DIGIT);
    return switches >= plain.length / 5 || run.split(/[^a-z\d]/i).some((word) => isEndless(word));
  });
}

/** A single letter that is repeated is no secret. */
function isEndless(word: string): boolean {
  return word.length > LONGEST_WORD && new Set(word).size > 4;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
