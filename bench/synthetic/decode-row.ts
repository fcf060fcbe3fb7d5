import { cacheDemand } from '../../src/run/consistency.ts';
import { decimal, rate, whole } from './format.ts';
import type { Day, Row } from './rows.ts';
import { cacheTokens } from './set-up.ts';
import { stepMilliseconds } from './speed.ts';

const limited = ['Capacity limited', 'Capacity limited', 'Underfilled', 'Warm-up timed out'];
const failed = [
  'Error',
  'Error: out of memory',
  'Failed: connection reset',
  'Loop detected',
  'Error: HTTP 503',
];
const unknown = ['Thermal throttling', 'Preempted by another job'];

interface Place {
  /** In K. */
  readonly context: number;
  readonly concurrency: number;
}

/** One cell of the decode matrix. */
export function decodeRow(day: Day, place: Place): Row {
  const status = statusOf(day, place);
  const start = ['Sustained decode', `${place.context}K`, whole(place.concurrency), status];
  const figures = figuresOf(day, place, status === 'Valid' ? 1 : day.occasion.random.between(0.6, 0.95));
  if (status !== 'Valid' && !limited.includes(status)) return without(start);
  if (figures === null) return without([...start.slice(0, 3), 'Skipped']);
  const [total, ...others] = figures;
  const kept =
    status === 'Valid' ? others : others.map((each) => (day.occasion.random.chance(0.25) ? '—' : each));
  const ttft = kept[1] ?? '—';
  return {
    cells: [...start, total, ...kept],
    repeated: ttft === '—' ? [total] : [total, `${ttft} TTFT`],
  };
}

function without(start: readonly string[]): Row {
  const [, , , status = ''] = start;
  return { cells: [...start, '—', '—', '—', '—', '—', '—', '—', '—'], repeated: [status] };
}

function statusOf({ occasion, end, endStatus }: Day, { context, concurrency }: Place): string {
  const { random, setUp } = occasion;
  const budget = cacheTokens(setUp);
  const demand = cacheDemand(context * 1024, setUp.maxOutputTokens, concurrency);
  if (demand > budget) return 'Over capacity';
  if (context > end) return endStatus;
  if (demand > 0.85 * budget && random.chance(0.4)) return random.pick(limited);
  if (random.chance(0.004)) return random.pick(failed);
  return random.chance(0.002) ? random.pick(unknown) : 'Valid';
}

/** The eight figures, total throughput first; null where too few tokens came to say anything. `held` is the part of the load that ran. */
function figuresOf(
  { occasion, mood }: Day,
  { context, concurrency }: Place,
  held: number,
): readonly [string, ...string[]] | null {
  const { random, setUp } = occasion;
  const place = { contextTokens: context * 1024, concurrency };
  const latency = stepMilliseconds(occasion, place) * mood * random.noise(0.008);
  const active = Math.max(1, concurrency * held);
  const seconds = setUp.secondsPerMeasurement + random.between(-0.1, 0.1);
  const tokens = Math.round((active * seconds * 1000 * random.between(0.95, 0.99)) / latency);
  if (tokens < 20) return null;
  const ttft =
    18 + latency * random.between(1.5, 3) + (context * 1.6 + 4) * (1 + concurrency / 6) * random.noise(0.08);
  const completed = Math.floor((tokens / setUp.maxOutputTokens) * random.between(0, 0.6));
  return [
    rate(tokens / seconds),
    rate(1000 / latency),
    `${whole(ttft)} ms`,
    `${decimal(latency)} ms`,
    decimal(active),
    whole(completed),
    whole(tokens),
    `${decimal(seconds)} s`,
  ];
}
