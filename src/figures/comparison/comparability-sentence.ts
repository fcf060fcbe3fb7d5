import { formatList } from '../../display/list-text.ts';
import { formatCount } from '../../display/quantity-text.ts';
import type { RunHeader } from '../../run/run.ts';
import type { Dimension } from './aspect.ts';
import type { ComparisonRow } from './comparison-row.ts';
import { measurementKindText } from '../../display/measurement-kind.ts';
import { runNames } from './run-name.ts';

/** What was found, for the sentence. */
export interface Verdict {
  readonly runs: readonly RunHeader[];
  readonly subject: { readonly dimension: Dimension; readonly rows: readonly ComparisonRow[] } | null;
  /** Rows that differ only because the subject does. */
  readonly followers: readonly ComparisonRow[];
  readonly confounders: readonly ComparisonRow[];
  /** Rows that are not known of every run. */
  readonly uncertain: readonly ComparisonRow[];
}

/** These are named before all others: they change figures most. */
const namedFirst = [
  ...['gpu', 'gpu-count', 'engine', 'engine-version', 'quantization', 'tool', 'speculative-decoding'],
  ...['eager-mode', 'max-model-length', 'kv-cache-type', 'max-output', 'tensor-parallelism'],
];

/** So many are named; where there are more, one fewer and the rest counted. */
const MOST_NAMED = 5;

const plurals = {
  model: 'models',
  hardware: 'machines',
  engine: 'engines',
  quantization: 'quantizations',
} as const satisfies Record<Dimension, string>;

const numberWords = ['no', 'one', 'two', 'three', 'four'];

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words of rows, most telling first; of one dimension only the first, so that a GPU's memory is not named beside it. */
function wordsOf(rows: readonly ComparisonRow[]): readonly string[] {
  const rank = ({ aspect }: ComparisonRow): number => {
    const at = namedFirst.indexOf(aspect);
    return at === -1 ? namedFirst.length : at;
  };
  const ordered = rows.toSorted((left, right) => rank(left) - rank(right));
  const first = ordered.filter(
    ({ dimension }, at) =>
      dimension === null || ordered.findIndex((row) => row.dimension === dimension) === at,
  );
  return first.map(({ words }) => words);
}

/** "quantization, eager mode, maximum length, tool and 3 more settings". */
function listOf(rows: readonly ComparisonRow[]): { readonly text: string; readonly isOne: boolean } {
  const words = wordsOf(rows);
  const isOne = words.length === 1 && words[0]?.endsWith('settings') !== true;
  if (words.length <= MOST_NAMED) return { text: formatList(words), isOne };
  const named = words.slice(0, MOST_NAMED - 1);
  return { text: formatList([...named, `${formatCount(words.length - named.length)} more settings`]), isOne };
}

/** "these two set-ups, not the two models". */
function described({ runs, subject }: Verdict): string {
  const count = numberWords[runs.length] ?? formatCount(runs.length);
  const setUps = `the ratios describe these ${count} set-ups`;
  if (subject === null) return setUps;
  return `${setUps}, not the ${runs.length === 2 ? 'two ' : ''}${plurals[subject.dimension]}`;
}

function confoundedSentence(verdict: Verdict): string {
  const { text, isOne } = listOf(verdict.confounders);
  const verb = isOne ? 'differs' : 'differ';
  const [subject] = wordsOf(verdict.subject?.rows ?? []);
  const besides = subject === undefined ? '' : ` as well as the ${subject}`;
  return `${capitalized(text)} ${verb}${besides}: ${described(verdict)}.`;
}

const everything: readonly (readonly [Dimension | null, string])[] = [
  ['model', 'model'],
  ['hardware', 'hardware'],
  ['engine', 'engine'],
  ['quantization', 'quantization'],
  [null, 'protocol'],
  [null, 'launch settings'],
];

function sameSentence({ subject, followers, runs }: Verdict): string {
  const rest = everything.flatMap(([dimension, words]) =>
    dimension !== null && dimension === subject?.dimension ? [] : [words],
  );
  if (subject === null) {
    return `${capitalized(formatList(rest))} are the same: the ratios below compare ${numberWords[runs.length] ?? formatCount(runs.length)} measurements of one set-up.`;
  }
  const [words = ''] = wordsOf(subject.rows);
  const others = followers.length === 0 ? 'are the same' : 'are the same otherwise';
  const along = followers.length === 0 ? '' : `, and with it the ${listOf(followers).text}`;
  return `Only the ${words} differs${along}: ${formatList(rest)} ${others}.`;
}

/** Of whom the launch command is missing, and what else some source does not give. */
function uncertainSentences({ uncertain, runs }: Verdict): readonly string[] {
  const names = runNames(runs).map(({ name }) => name);
  const without = (state: 'unknown' | 'not-published'): readonly string[] =>
    names.filter((_, at) =>
      uncertain.some((row) => row.group === 'Launch settings' && row.values[at]?.state === state),
    );
  const commands = (of: readonly string[]): string =>
    `The launch ${of.length === 1 ? 'command' : 'commands'} of ${formatList(of)}`;
  const may = 'speculative decoding, eager mode and other launch settings may differ';
  const [hidden, unreadable] = [without('not-published'), without('unknown')];
  const rest = listOf(uncertain.filter((row) => row.group !== 'Launch settings'));
  return [
    ...(hidden.length === 0
      ? []
      : [`${commands(hidden)} ${hidden.length === 1 ? 'is' : 'are'} not published: ${may}.`]),
    ...(unreadable.length === 0 ? [] : [`${commands(unreadable)} cannot be read: ${may}.`]),
    ...(rest.text === ''
      ? []
      : [`${capitalized(rest.text)} may differ: not every source gives ${rest.isOne ? 'it' : 'them'}.`]),
  ];
}

function knownSentence(verdict: Verdict): string {
  const kinds = [...new Set(verdict.runs.map((run) => run.protocol.measurementKind))];
  if (kinds.length > 1) {
    return `The runs measured different things (${formatList(kinds.map(measurementKindText))}): no ratio of their figures is given.`;
  }
  if (verdict.confounders.length > 0) return confoundedSentence(verdict);
  if (verdict.uncertain.length === 0) return sameSentence(verdict);
  const [subject] = wordsOf(verdict.subject?.rows ?? []);
  return subject === undefined ? 'What is known is the same.' : `The ${subject} differs.`;
}

/** The verdict in one to four sentences: what differs, then what is not known. */
export function comparabilitySentence(verdict: Verdict): string {
  return [knownSentence(verdict), ...uncertainSentences(verdict)].join(' ');
}
