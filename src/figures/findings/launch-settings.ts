import { formatTokensPerStep } from '../../display/quantity-text.ts';
import type { Run } from '../../run/run.ts';
import { canonicalFlagName } from '../launch-command/flag.ts';
import { parseLaunchCommand } from '../launch-command.ts';
import { isMeasuredDecode } from '../measured.ts';
import { setUp } from '../set-up.ts';
import { finding, type Finding } from './finding.ts';
import { speculationText } from './speculation-text.ts';

/** The command's flags with a name that this accepts, as written. */
function givenFlags({ launchCommand }: Run, accepts: (name: string) => boolean): readonly string[] {
  const command = parseLaunchCommand(launchCommand ?? '');
  const names = command.readable ? command.flags.map(({ name }) => name) : [];
  return [...new Set(names.filter((name) => accepts(canonicalFlagName(name))))];
}

/** "The server accepted 2.41 to 3.12 tokens per step." with a space before it; empty where it was not counted. */
function acceptanceText(run: Run): string {
  const lengths = run.decode
    .filter(isMeasuredDecode)
    .flatMap(({ speculation }) => speculation?.acceptanceLength ?? []);
  if (lengths.length === 0) return '';
  const texts = [Math.min(...lengths), Math.max(...lengths)].map(formatTokensPerStep);
  const range = [...new Set(texts)].join(' to ');
  return ` A step yielded ${range} tokens, as the server counted them.`;
}

/** Speculative decoding, which the launch command shows, or the tokens that the server accepted. */
export function speculativeDecoding(run: Run): readonly Finding[] {
  const known = setUp(run);
  const launched = known.command === 'read' ? known.speculativeDecoding : null;
  const counted = acceptanceText(run);
  if (launched === null && counted === '') return [];
  const origin =
    launched === null
      ? 'The server decoded speculatively.'
      : `The launch command turns on speculative decoding${speculationText(launched)}` +
        `${launched.model === null ? '' : `, drafted by ${launched.model}`}.`;
  return [
    finding('speculative-decoding', {
      title: 'Speculative decoding is on',
      sentence:
        `${origin}${counted} ` +
        'Tokens arrive in groups, and decode throughput depends on how many drafted tokens are accepted.',
      fields: givenFlags(run, (name) => /^--(?:num-)?speculative-/.test(name)),
    }),
  ];
}

/** A server without CUDA graphs, which only the launch command shows. */
export function eagerMode(run: Run): readonly Finding[] {
  const known = setUp(run);
  if (known.command !== 'read' || !known.eagerMode) return [];
  const flags = givenFlags(run, (name) => name === '--enforce-eager' || name === '--disable-cuda-graph');
  return [
    finding('eager-mode', {
      title: 'Eager mode',
      sentence: `The server runs without CUDA graphs (${flags.join(', ')}), which can slow decode, most of all with few requests.`,
      fields: flags,
    }),
  ];
}

/** A KV cache of 8 bits or fewer, which only the launch command shows. */
export function quantizedKvCache(run: Run): readonly Finding[] {
  const known = setUp(run);
  if (known.command !== 'read' || !known.kvCacheQuantized) return [];
  const flags = givenFlags(run, (name) => name === '--kv-cache-dtype');
  return [
    finding('quantized-kv-cache', {
      title: 'Quantized KV cache',
      sentence: `The KV cache is stored as ${known.kvCacheDtype ?? ''} (${flags.join(', ')}): more tokens fit than at 16 bits, and answers can differ.`,
      fields: flags,
    }),
  ];
}
