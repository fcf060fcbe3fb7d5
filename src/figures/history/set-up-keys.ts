import type { RunHeader } from '../../run/run.ts';
import type { AspectValue } from '../comparison/aspect-value.ts';
import { describeRun, type Aspect, type DescribedRun } from '../comparison/aspect.ts';
import { launchAspects } from '../comparison/launch-aspects.ts';
import { publishedAspects } from '../comparison/published-aspects.ts';
import { oncePerRun } from '../once-per-run.ts';

/** Runs with the same key are the same in what the key is about. */
export interface SetUpKeys {
  /** What was measured: model, quantization, GPU, its memory and count, engine, tool and kind of measurement. */
  readonly subject: string;
  /** The set-up; null where the launch command is not published or cannot be read. */
  readonly setUp: string | null;
  /** The set-up with its versions; null where `setUp` is. */
  readonly repeat: string | null;
}

const subjectIds = new Set([
  ...['model', 'quantization', 'gpu', 'gpu-count', 'vram-per-gpu', 'engine', 'tool', 'measurement-kind'],
]);

/** What grows newer by itself: a set-up stays the same when these change. */
const versionIds = new Set(['engine-version', 'build', 'tool-version']);

/** Every aspect that can change a figure, in the order of the run page. */
const bearing: readonly Aspect[] = [...publishedAspects, ...launchAspects].filter(({ bears }) => bears);

const subjectAspects = bearing.filter(({ id }) => subjectIds.has(id));

/** The aspects in which runs of one subject may differ, and whether a difference makes another set-up of them. */
export const changingAspects: readonly (Aspect & { readonly kind: 'version' | 'set-up' })[] = bearing
  .filter(({ id }) => !subjectIds.has(id))
  .map((aspect) => ({ ...aspect, kind: versionIds.has(aspect.id) ? 'version' : 'set-up' }));

function keyOf(value: AspectValue): string {
  return value.state === 'known' ? `${typeof value.key} ${String(value.key)}` : value.state;
}

function keyOfAll(aspects: readonly Aspect[], run: DescribedRun): string {
  return aspects.map(({ read }) => keyOf(read(run))).join('\u0000');
}

/**
 * Decides which runs measured the same set-up, again or with a later engine.
 *
 * - Runs of one `subject` may stand on one time axis.
 * - Runs of one `setUp` also have the same protocol, backend and launch settings, and may be joined by a line. Versions
 *   of the engine, its build and the tool may differ, and so may all that bears on no figure, such as the served name.
 * - Runs of one `repeat` have the same versions too: what their figures differ by is noise.
 *
 * What neither source gives counts as the same, what one alone gives as different. Without a launch command that can be
 * read, a run is not known to have the set-up of any other.
 */
export const setUpKeys = oncePerRun((run: RunHeader): SetUpKeys => {
  const described = describeRun(run);
  const subject = keyOfAll(subjectAspects, described);
  if (described.setUp.command !== 'read') return { subject, setUp: null, repeat: null };
  const ofKind = (wanted: 'version' | 'set-up'): string =>
    keyOfAll(
      changingAspects.filter(({ kind }) => kind === wanted),
      described,
    );
  const setUp = `${subject}\u0001${ofKind('set-up')}`;
  return { subject, setUp, repeat: `${setUp}\u0001${ofKind('version')}` };
});
