/*
 * What holds between the figures of one measurement. Each figure stands for an interval, as wide as its printed
 * precision; two statements agree when their intervals meet, and no wider tolerance could hide a changed digit.
 */
import type { Quantity } from './quantity.ts';

/** The shortest prompt, as a part of its nominal length: real ones are about 2 % shorter, and never longer. */
export const SHORTEST_PROMPT = 0.975;

/** Whether a decode total is the output tokens of the window ÷ its seconds, within the rounding of both. */
export function isTotalOfTokens(total: Quantity, tokens: Quantity, seconds: Quantity): boolean {
  return meets(total, tokens.value / upper(seconds), tokens.value / lower(seconds));
}

/** Whether a per-request rate is 1000 ÷ the inter-token latency in ms, within the rounding of both. */
export function isRateOfLatency(perRequest: Quantity, latencyMs: Quantity): boolean {
  return meets(perRequest, 1000 / upper(latencyMs), 1000 / lower(latencyMs));
}

/** Whether a prefill rate is a prompt of about the context's length ÷ TTFT, within the rounding of both. */
export function isRateOfPrompt(rate: Quantity, contextTokens: number, ttftMs: Quantity): boolean {
  const slowest = (SHORTEST_PROMPT * contextTokens * 1000) / upper(ttftMs);
  return meets(rate, slowest, (contextTokens * 1000) / lower(ttftMs));
}

/** The tokens of KV cache that so many requests need when each has this context and the longest answer. */
export function cacheDemand(contextTokens: number, maxOutputTokens: number, concurrency: number): number {
  return concurrency * (contextTokens + maxOutputTokens);
}

/** Whether a total of memory is that of so many GPUs with so much each; a total may be rounded to whole gigabytes. */
export function isTotalOfParts(totalGb: number, gpuCount: number, perGpuGb: number): boolean {
  const product = Number((gpuCount * perGpuGb).toFixed(3));
  return product === totalGb || (Number.isInteger(totalGb) && Math.abs(product - totalGb) <= 0.5);
}

function meets(figure: Quantity, least: number, most: number): boolean {
  // Decimal fractions are not exact in binary: a hair of slack, far below any printed digit.
  const hair = 1e-9 * most;
  return lower(figure) <= most + hair && upper(figure) >= least - hair;
}

function lower({ value, halfStep }: Quantity): number {
  return value - halfStep;
}

function upper({ value, halfStep }: Quantity): number {
  return value + halfStep;
}
