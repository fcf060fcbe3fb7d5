import { weightGigabytes } from './engines.ts';
import type { Occasion } from './occasion.ts';
import { cacheKilobytes } from './set-up.ts';

/** Where speculated tokens stop being accepted, in tokens of context. */
const SPECULATION_ENDS = 100_000;

/**
 * Milliseconds between two tokens of one request, before noise: the time to read the weights and the KV cache once, to
 * compute, and to launch.
 */
export function stepMilliseconds(
  { setUp, progress }: Occasion,
  { contextTokens, concurrency }: { contextTokens: number; concurrency: number },
): number {
  const { model, accelerator, gpuCount, engine, quantization, settings } = setUp;
  const together = shared(gpuCount);
  // More requests wake more experts.
  const awake = Math.min(model.parameters, model.active * (1 + 0.4 * (concurrency - 1)));
  const cacheGigabytes = (concurrency * contextTokens * cacheKilobytes(model, settings)) / 1e6;
  const gigabytes = weightGigabytes(awake, quantization) + cacheGigabytes;
  const reading = gigabytes / (accelerator.terabytesPerSecond * engine.efficiency * together);
  const computing = (concurrency * 2 * model.active) / (accelerator.teraflops * 0.4 * together);
  const launching = (settings.eager ? 9 : 1.8) + 0.03 * concurrency;
  const accepted = settings.speculative ? (contextTokens > SPECULATION_ENDS ? 0.9 : 2.1) : 1;
  return (reading + computing + launching) / accepted / (1 + 0.3 * progress);
}

/** Milliseconds until the first token of a cold prompt, before noise. */
export function prefillMilliseconds({ setUp, progress }: Occasion, contextTokens: number): number {
  const { model, accelerator, gpuCount } = setUp;
  const rate = accelerator.teraflops * 0.42 * shared(gpuCount);
  const linear = (2 * model.active * contextTokens) / rate;
  const attention = (contextTokens * contextTokens * 0.0002 * Math.sqrt(model.active)) / rate;
  return 35 + (linear + attention) / (1 + 0.2 * progress);
}

/** GPUs are as good as this many that need not wait for one another. */
function shared(gpuCount: number): number {
  return gpuCount / (1 + 0.05 * (gpuCount - 1));
}
