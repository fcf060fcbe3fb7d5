import { Random } from './random.ts';
import { launchSettings, setUp, type SetUp } from './set-up.ts';

/** A set-up as it was measured at one time. */
export interface Occasion {
  /** Of its run, such as "qwen3-32b-h100x2-fp8-17-r2". */
  readonly id: string;
  readonly setUp: SetUp;
  readonly engineVersion: string;
  /** How far the engine has come, from 0 to 1. */
  readonly progress: number;
  /** In ms; null where the document does not say. */
  readonly measuredAt: number | null;
  /** Of the figures of this occasion. */
  readonly random: Random;
}

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2024, 11, 1);
const LAST = Date.UTC(2026, 10, 20);

/** So many measured set-ups, always the same ones for a seed: the first of many are those of few. */
export function occasions(count: number, seed: string): Occasion[] {
  const all: Occasion[] = [];
  for (let number = 1; all.length < count; number += 1) all.push(...seriesOf(number, seed));
  return all.slice(0, count);
}

/**
 * One set-up on all occasions on which it was measured: once, again on the same day, or over months with later engine
 * versions, and now and then with other settings from some occasion on.
 */
function seriesOf(number: number, seed: string): Occasion[] {
  const random = new Random(seed, number);
  const first = setUp(random);
  const length = random.pick([1, 1, 1, 2, 2, 3, 4, 6, 9]);
  const series: Occasion[] = [];
  let current = first;
  let time = FIRST + random.fraction() * (LAST - FIRST) * (length > 3 ? 0.6 : 1);
  for (let repeat = 1; repeat <= length && time <= LAST; repeat += 1) {
    if (repeat > 1 && random.chance(0.1)) current = { ...current, settings: launchSettings(random) };
    series.push(occasion({ setUp: current, time, name: nameOf(current, number, repeat) }, seed));
    time += random.chance(0.35) ? random.between(0.05, 0.3) * DAY : random.between(12, 75) * DAY;
  }
  return series;
}

function occasion(
  { setUp, time, name }: { setUp: SetUp; time: number; name: string },
  seed: string,
): Occasion {
  const random = new Random(seed, name);
  const { versions } = setUp.engine;
  const progress = (time - FIRST) / (LAST - FIRST);
  const index = Math.min(versions.length - 1, Math.floor(progress * versions.length));
  return {
    id: name,
    setUp,
    engineVersion: versions[index] ?? '',
    progress: index / versions.length,
    measuredAt: random.chance(0.95) ? Math.floor(time / 60_000) * 60_000 : null,
    random,
  };
}

function nameOf(
  { model, accelerator, gpuCount, quantization }: SetUp,
  number: number,
  repeat: number,
): string {
  const parts = [model.name, `${accelerator.slug}x${gpuCount}`, quantization.name, number];
  const name = parts.join('-').toLowerCase().replaceAll('_', '-');
  return repeat === 1 ? name : `${name}-r${repeat}`;
}
