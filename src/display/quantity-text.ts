/** What stands where a figure is absent. */
export const ABSENT = '—';

const decimals = (minimum: number, maximum: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: minimum, maximumFractionDigits: maximum });

const wholeNumber = decimals(0, 0);
const oneDecimal = decimals(1, 1);
const upToOneDecimal = decimals(0, 1);
const twoDecimals = decimals(2, 2);

/** From here up the tools publish rates rounded to 100 tok/s, written with a K of 1000. */
const ROUNDED_RATE = 10_000;

/** A count of requests or tokens: 4096 → "4,096". */
export function formatCount(count: number): string {
  return wholeNumber.format(count);
}

/** A decode rate in tok/s, to the digit that the documents give: 26.2 → "26.2", 7302 → "7,302.0", 32000 → "32.0K". */
export function formatDecodeRate(tokPerSec: number): string {
  return tokPerSec < ROUNDED_RATE ? oneDecimal.format(tokPerSec) : `${oneDecimal.format(tokPerSec / 1000)}K`;
}

/** A prefill rate in tok/s: 17600 → "17.6K", 8820 → "8,820". */
export function formatPrefillRate(tokPerSec: number): string {
  return tokPerSec < ROUNDED_RATE
    ? upToOneDecimal.format(tokPerSec)
    : `${oneDecimal.format(tokPerSec / 1000)}K`;
}

/** A latency in ms without its unit: 1298 → "1,298", 36.2 → "36.2". */
export function formatMilliseconds(ms: number): string {
  return upToOneDecimal.format(ms);
}

/** An inter-token latency in ms without its unit, always to a tenth: 8 → "8.0". */
export function formatInterTokenLatency(ms: number): string {
  return oneDecimal.format(ms);
}

/** A window in seconds without its unit: 30 → "30.0". */
export function formatSeconds(seconds: number): string {
  return oneDecimal.format(seconds);
}

/** A length of time that was asked for, in seconds without its unit: 30 → "30", 7.5 → "7.5". */
export function formatPlannedSeconds(seconds: number): string {
  return upToOneDecimal.format(seconds);
}

/** A mean number of requests: 16 → "16.0". */
export function formatMeanRequests(requests: number): string {
  return oneDecimal.format(requests);
}

/** Memory in GB without its unit: 1128 → "1,128". */
export function formatGigabytes(gigabytes: number): string {
  return upToOneDecimal.format(gigabytes);
}

/** A ratio of two figures: 3.1623 → "3.16×". */
export function formatRatio(ratio: number): string {
  return `${twoDecimals.format(ratio)}×`;
}

/** A number of tokens for a small space, K and M of 1000 and 1,000,000: 327680 → "328K", 28753920 → "28.75M". */
export function formatTokensShort(tokens: number): string {
  return tokens < 1_000_000
    ? `${wholeNumber.format(tokens / 1000)}K`
    : `${twoDecimals.format(tokens / 1_000_000)}M`;
}

/**
 * A range of tokens for a small space, K and M of 1000 and 1,000,000: 327680 and 393215 → "328–393K".
 * The exact bounds belong beside it, by formatCount.
 */
export function formatTokenRange(low: number, high: number): string {
  const millions = high >= 1_000_000;
  const scale = millions ? 1_000_000 : 1000;
  const format = millions ? twoDecimals : wholeNumber;
  return `${format.format(low / scale)}–${format.format(high / scale)}${millions ? 'M' : 'K'}`;
}

/** Tokens that a step yields on average: 3.2 → "3.20". */
export function formatTokensPerStep(tokens: number): string {
  return twoDecimals.format(tokens);
}

/** Power in whole watts: 4812.4 → "4,812". */
export function formatWatts(watts: number): string {
  return wholeNumber.format(watts);
}

/** "1 request", "16 requests". */
export function formatRequests(count: number): string {
  return count === 1 ? '1 request' : `${formatCount(count)} requests`;
}

/** A figure for a small space, its digits that tell most: 135.5 → "136", 26.2 → "26.2". */
export function formatShort(value: number): string {
  return (value < 100 ? upToOneDecimal : wholeNumber).format(value);
}

/** A share in per cent without its unit: 0.104 → "10", 0.0042 → "0.4". */
export function formatPercent(share: number): string {
  return (share < 0.1 ? upToOneDecimal : wholeNumber).format(share * 100);
}

/** A wait with its unit, as a person would say it: 160.7 ms → "161 ms", 6648 ms → "6.6 s", 93000 ms → "93 s". */
export function formatWait(ms: number): string {
  if (ms < 1000) return `${wholeNumber.format(ms)} ms`;
  return `${(ms < 10_000 ? oneDecimal : wholeNumber).format(ms / 1000)} s`;
}
