import { readContextLength } from '../../run/quantity.ts';
import { contextLabel } from '../context-label.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { readWhole, type DecimalSign } from './table-number.ts';
import type { CellOf, TableRow } from './table-row.ts';

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
  const text = sign.decimalComma ? label.text.replace(',', '.') : label.text;
  const ofLabel = readContextLength(text) ?? readWhole(label.text, sign);
  if (ofLabel === null) {
    report.at(label, `The context ${quote(label.text)} is not a context length.`, HINT);
    return null;
  }
  if (tokens === null)
    return text.endsWith('K') ? { contextLabel: text, contextTokens: ofLabel } : contextOf(ofLabel);
  if (ofTokens === null) return null;
  if (Math.abs(ofLabel - ofTokens) > ROUNDING * ofTokens) {
    const message = `The context is ${quote(label.text)}, but ${quote(tokens.text)} tokens.`;
    report.at(label, message, 'Correct the one that is wrong.');
  }
  return { contextLabel: text, contextTokens: ofTokens };
}

/** Reports the first row whose context has another label, or other tokens, in a row before: a matrix would have it twice. */
export function reportContexts(rows: readonly TableRow[], report: Report): void {
  const byLabel = new Map<string, TableRow>();
  const byTokens = new Map<number, TableRow>();
  for (const row of rows) {
    const { contextLabel, contextTokens } = row;
    const sameLabel = byLabel.get(contextLabel) ?? row;
    const sameTokens = byTokens.get(contextTokens) ?? row;
    byLabel.set(contextLabel, sameLabel);
    byTokens.set(contextTokens, sameTokens);
    const field = row.extra('Context') ?? row.extra('contextTokens') ?? row.cell('Phase');
    if (sameLabel.contextTokens !== contextTokens) {
      const message = `The context ${quote(contextLabel)} is ${contextTokens} tokens, but ${sameLabel.contextTokens} on line ${sameLabel.sourceLine}.`;
      report.at(field, message, 'Correct the one that is wrong.');
      return;
    }
    if (sameTokens.contextLabel !== contextLabel) {
      const message = `The context ${quote(contextLabel)} is ${quote(sameTokens.contextLabel)} on line ${sameTokens.sourceLine}.`;
      report.at(field, message, 'Write one context in one way.');
      return;
    }
  }
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
