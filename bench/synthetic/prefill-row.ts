import { rate, whole } from './format.ts';
import type { Day, Row } from './rows.ts';
import { prefillMilliseconds } from './speed.ts';

/** Past this, the tool gives up. */
const LONGEST_WAIT = 600_000;

/** One point of prefill, at a context in K. */
export function prefillRow({ occasion, mood, end, endStatus }: Day, context: number): Row {
  const { random } = occasion;
  const contextTokens = context * 1024;
  const ttft = Math.round(prefillMilliseconds(occasion, contextTokens) * mood * random.noise(0.015));
  const tokens = contextTokens * random.between(0.982, 0.998);
  const place = ['Prefill', `${context}K`, '1'];
  const label = `${context}K context`;
  const status = context > end ? endStatus : ttft > LONGEST_WAIT ? 'Error: no token in 600 s' : 'Valid';
  if (status !== 'Valid') {
    const cells = [...place, status, '—', '—', '—', '—', '—', '—', '—', '—'];
    return { cells, repeated: [label, status] };
  }
  const isLimited = random.chance(0.003);
  const speed = rate((tokens * 1000) / ttft);
  const time = `${whole(ttft)} ms`;
  const outcome = isLimited ? 'Warm-up timed out' : 'Valid';
  const completed = isLimited ? '—' : '1';
  return {
    cells: [...place, outcome, speed, '—', time, '—', '—', completed, '—', '—'],
    repeated: [label, speed.replace(/\.0$/, ''), `${time} TTFT`],
  };
}
