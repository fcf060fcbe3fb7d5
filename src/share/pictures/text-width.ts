/*
 * How wide text is, without a font: a picture is shown in whichever font its reader has, so that the widths are those of
 * a wide one. Text laid out by them has room to spare in most.
 */

/** Widths in em by character; all others by their kind, see `kinds`. */
const narrow: readonly (readonly [characters: string, em: number])[] = [
  [" '|.,:;!ijlI\u00a0·", 0.33],
  ['frtJ()[]/\\`"-', 0.42],
  ['csz*', 0.55],
  ['aekvxyL?_', 0.62],
  ['0123456789bdghnopquEFPST', 0.64],
  ['ABKRVXYZC', 0.7],
  ['×÷±+=<>~^#w…', 0.84],
  ['mMW@%&—', 0.98],
];

const ems = new Map(
  narrow.flatMap(([characters, em]) => [...characters].map((character) => [character, em] as const)),
);

const kinds: readonly (readonly [RegExp, number])[] = [
  [/^\p{Mn}/u, 0],
  [/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFF60]/u, 1],
  [/^\p{Extended_Pictographic}/u, 1.4],
  [/^\p{Lu}/u, 0.78],
];

const OTHER_EM = 0.75;

/** What an unseen character takes once it is spelt out, such as "[U+202E]". */
const UNSEEN_EM = 5;

function characterEm(character: string): number {
  const known = ems.get(character);
  if (known !== undefined) return known;
  if (/^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(character)) return UNSEEN_EM;
  return kinds.find(([kind]) => kind.test(character))?.[1] ?? OTHER_EM;
}

/** Size and weight of a text. */
export interface TextStyle {
  readonly size: number;
  readonly weight?: number | undefined;
}

/** From here up letters are wider. */
const HEAVY = 600;

/** The width that a text takes at most in common fonts, in the unit of its size. */
export function textWidth(text: string, { size, weight = 400 }: TextStyle): number {
  const em = [...text].reduce((sum, character) => sum + characterEm(character), 0);
  return em * size * (weight >= HEAVY ? 1.08 : 1);
}

/** The largest size up to that of the style at which the text is no wider than the room, but not below `least`. */
export function sizeThatFits(
  text: string,
  style: TextStyle & { readonly least: number },
  room: number,
): number {
  const width = textWidth(text, style);
  return width <= room ? style.size : Math.max(style.least, (style.size * room) / width);
}
