import type { RunYaml } from '../../run/run-yaml.ts';
import type { Agreement } from './agreement.ts';
import type { Said } from './said.ts';

/** No time zone is further from UTC. */
const FURTHEST_ZONE = 14 * 3_600_000;
const DAY = 24 * 3_600_000;

/**
 * When a run was measured: the moment in UTC, or the day where no more is known. The clocks of tools have no time zone;
 * they and run.yaml agree where one could account for the difference.
 */
export function agreedMeasuredAt(
  { publication }: Said,
  locals: readonly string[],
  { measuredAt: written, agreement }: { measuredAt: RunYaml['measuredAt']; agreement: Agreement },
): string | null {
  const known = publication.measuredAt;
  if (known !== null) {
    const isSame = written === undefined || written === known || known.startsWith(`${written}T`);
    if (!isSame && normal(written) !== known) agreement.contradiction('measuredAt', { said: known, written });
    return known;
  }
  const last = locals.toSorted().at(-1);
  if (written === undefined) return last?.slice(0, 'YYYY-MM-DD'.length) ?? null;
  if (last !== undefined && !locals.some((local) => agrees(local, written))) {
    agreement.problem(
      'measuredAt',
      `measuredAt is "${written}", but by the clock of its tool the run ended at ${last}.`,
      'No time zone makes a difference of more than 14 hours: correct the line, or leave it out.',
    );
  }
  return normal(written);
}

function agrees(local: string, written: string): boolean {
  const time = Date.parse(`${local}Z`);
  const start = Date.parse(written);
  const end = isDay(written) ? start + DAY : start;
  return time >= start - FURTHEST_ZONE && time <= end + FURTHEST_ZONE;
}

function isDay(text: string): boolean {
  return !text.includes('T');
}

/** One spelling for each moment: without a fraction of a second that is 0. */
function normal(written: string): string {
  return isDay(written) ? written : new Date(written).toISOString().replace('.000Z', 'Z');
}
