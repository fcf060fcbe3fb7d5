import type { ComponentChildren, JSX } from 'preact';
import { formatCount } from '../../display/quantity-text.ts';

interface Props {
  readonly caption: string;
  readonly concurrencies: readonly number[];
  readonly rows: readonly {
    readonly heading: string;
    /** One `td` per concurrency. */
    readonly cells: ComponentChildren;
  }[];
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
          {rows.map(({ heading, cells }) => (
            <tr>
              <th scope="row">{heading}</th>
              {cells}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
