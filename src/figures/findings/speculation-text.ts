import type { SpeculativeDecoding } from '../set-up.ts';

/** " (dflash, 8 tokens)", to follow a noun; empty where the command gives neither. */
export function speculationText({ method, tokens }: SpeculativeDecoding): string {
  const parts = [method, tokens === null ? null : `${String(tokens)} tokens`].filter((part) => part !== null);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
