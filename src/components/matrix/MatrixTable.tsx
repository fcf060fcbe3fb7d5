import type { ComponentChildren, JSX } from 'preact';
import { formatCount } from '../../display/quantity-text.ts';
import { htmlText } from '../../share/html-text.ts';

interface Props {
  readonly caption: string;
  readonly concurrencies: readonly number[];
  readonly rows: readonly MatrixRow[];
}

interface MatrixRow {
  readonly heading: string;
  /** One `td` per concurrency, as elements or as HTML. */
  readonly cells: ComponentChildren | { readonly html: string };
}

/** A table over context length × concurrency, which scrolls sideways under its contexts where it is too wide. */
export function MatrixTable({ caption, concurrencies, rows }: Props): JSX.Element {
  return (
    <div class="scroll" role="region" aria-label={caption} tabIndex={0}>
      <table class="matrix">
        <caption class="visually-hidden">{caption}</caption>
        <colgroup>
          <col class="context-column" />
        </colgroup>
        <thead>
          <tr class="axis">
            <td class="corner" />
            <th scope="colgroup" colSpan={concurrencies.length}>
              Concurrency: simultaneous requests
            </th>
          </tr>
          <tr>
            <th scope="col" class="context">
              Context
            </th>
            {concurrencies.map((concurrency) => (
              <th scope="col">{formatCount(concurrency)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ heading, cells }: MatrixRow): JSX.Element {
  if (isHtml(cells)) {
    const html = `<th scope="row">${htmlText(heading)}</th>${cells.html}`;
    return <tr dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <tr>
      <th scope="row">{heading}</th>
      {cells}
    </tr>
  );
}

function isHtml(cells: MatrixRow['cells']): cells is { readonly html: string } {
  return typeof cells === 'object' && cells !== null && 'html' in cells;
}
