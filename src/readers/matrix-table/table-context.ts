import { readContextLength } from '../../run/quantity.ts';
import { contextLabel } from '../context-label.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { readWhole, type DecimalSign } from './table-number.ts';
import type { CellOf } from './table-row.ts';

/** Where on the context axis a row stands. */
interface Context {
  readonly contextLabel: string;
  readonly contextTokens: number;
}

/** A label may be rounded: "251K" of 257,000 tokens. */
const ROUNDING = 0.01;

const HINT = 'Write it like "8K", with a capital K, which is 1,024 tokens, or as tokens: "8192".';

/** Reads the context of a row from its label, from its tokens, or from both, which must be of one length. */
export function readTableContext(cellOf: CellOf, sign: DecimalSign, report: Report): Context | null {
  const label = cellOf('Context');
  const tokens = cellOf('contextTokens');
  const ofTokens = tokens === null ? null : readTokens(tokens, sign, report);
  if (label === null) return ofTokens === null ? null : contextOf(ofTokens);
  const ofLabel = readContextLength(label.text) ?? readWhole(label.text, sign);
  if (ofLabel === null) {
    report.at(label, `The context ${quote(label.text)} is not a context length.`, HINT);
    return null;
  }
  if (tokens === null)
    return label.text.endsWith('K')
      ? { contextLabel: label.text, contextTokens: ofLabel }
      : contextOf(ofLabel);
  if (ofTokens === null) return null;
  if (Math.abs(ofLabel - ofTokens) > ROUNDING * ofTokens) {
    const message = `The context is ${quote(label.text)}, but ${quote(tokens.text)} tokens.`;
    report.at(label, message, 'Correct the one that is wrong.');
  }
  return { contextLabel: label.text, contextTokens: ofTokens };
}

function readTokens(field: Field, sign: DecimalSign, report: Report): number | null {
  const tokens = readWhole(field.text, sign);
  if (tokens === null)
    report.at(field, `${quote(field.text)} is not a number of tokens.`, 'Write one such as "8192".');
  return tokens;
}

function contextOf(contextTokens: number): Context {
  return { contextLabel: contextLabel(contextTokens), contextTokens };
}
