import { formatList } from '../../display/list-text.ts';
import { formatCount } from '../../display/quantity-text.ts';
import type { MeasuredPrefill } from '../../run/prefill.ts';
import type { Run } from '../../run/run.ts';
import { setUp } from '../set-up.ts';
import { finding, type Finding } from './finding.ts';
import { measuredByContext } from './prefill-curve.ts';

/** Contexts at which llm-inference-bench measures prefill by itself, besides those of the decode matrix. */
const STOCK_CONTEXTS = [8 * 1024, 64 * 1024, 128 * 1024];

function nearest(run: Run, contextTokens: number): string {
  const distance = (tokens: number): number => Math.abs(tokens - contextTokens);
  const [cell] = run.decode.toSorted(
    (left, right) => distance(left.contextTokens) - distance(right.contextTokens),
  );
  return cell?.contextLabel ?? '';
}

/** Why the longest of the contexts has no decode, where the launch command shows it. */
function reason(run: Run, { contextLabel, contextTokens }: MeasuredPrefill): string {
  const known = setUp(run);
  const answer = run.protocol.maxOutputTokens;
  if (known.command !== 'read' || known.maxModelLen === null || answer === null) return '';
  if (contextTokens + answer <= known.maxModelLen) return '';
  const limit = formatCount(known.maxModelLen);
  return ` With ${formatCount(answer)} output tokens, ${contextLabel} exceeds the ${limit} tokens that the server was launched for.`;
}

/**
 * Prefill points that neither the decode matrix has nor the stock tool adds by itself: they stand near a decode context
 * (256K beside 251K) and are not the same one.
 */
export function prefillWithoutDecode(run: Run): readonly Finding[] {
  const known = new Set([...run.decode.map((cell) => cell.contextTokens), ...STOCK_CONTEXTS]);
  const extra = measuredByContext(run).filter((point) => !known.has(point.contextTokens));
  const last = extra.at(-1);
  if (last === undefined || run.decode.length === 0) return [];
  const labels = extra.map(({ contextLabel }) => contextLabel);
  const stock =
    run.protocol.tool === 'llm-inference-bench'
      ? ' Unless asked for more, the tool measures prefill at the decode contexts and at 8K, 64K and 128K.'
      : '';
  return [
    finding('prefill-without-decode', {
      title: `Prefill without decode at ${formatList(labels)}`,
      sentence:
        `Prefill was measured at ${formatList(labels)}, where decode was not: ` +
        `${nearest(run, last.contextTokens)}, its nearest, is another context.` +
        stock +
        reason(run, last),
      prefillContexts: labels,
    }),
  ];
}
