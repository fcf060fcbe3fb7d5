import { isTotalOfTokens } from '../../run/consistency.ts';
import { excerpt } from '../quote.ts';
import type { JsonFields } from '../json/json-fields.ts';
import { writtenQuantity } from './exact-number.ts';

/**
 * Reports a throughput that is not the output tokens ÷ the seconds of its window. Only where the tool promises so: it
 * counted tokens as the server streamed them, and since it writes the length of the wall-clock window beside that of
 * the tokens. Elsewhere the three figures are of different windows, and need not agree.
 */
export function checkTotal(cell: JsonFields): void {
  const wallSeconds = cell.figure('measurement_wall_seconds');
  const source = cell.text('aggregate_source')?.value;
  if (wallSeconds === null || source !== 'openai_continuous_usage') return;
  const total = cell.figure('aggregate_tps');
  const tokens = cell.count('client_output_tokens');
  const seconds = cell.figure('measurement_seconds');
  if (total === null || tokens === null || seconds === null || tokens.value === 0 || seconds.value === 0)
    return;
  const exactTokens = { value: tokens.value, halfStep: 0 };
  if (isTotalOfTokens(writtenQuantity(total), exactTokens, writtenQuantity(seconds))) return;
  const computed = (tokens.value / seconds.value).toFixed(1);
  cell.refuse(
    'aggregate_tps',
    `${cell.pathOf('aggregate_tps')} is ${excerpt(total.text)}, but ${excerpt(tokens.text)} output tokens in ${excerpt(seconds.text)} s are ${computed} tok/s.`,
    'One of them was changed: take the file anew as the tool wrote it.',
  );
}
