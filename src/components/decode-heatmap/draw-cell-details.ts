import { h, render } from 'preact';
import type { DecodeCell } from '../../run/decode.ts';
import type { RunForScripts } from '../run/run-on-page.ts';
import { DecodeCellDetails } from './DecodeCellDetails.tsx';

/** Fills an element with the details of a cell. */
export function drawCellDetails(element: HTMLElement, run: RunForScripts, cell: DecodeCell): void {
  // Anew each time: a button that was pressed in it has changed its own words.
  render(null, element);
  render(h(DecodeCellDetails, { run, cell }), element);
}
