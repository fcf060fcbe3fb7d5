import { describe, expect, test } from 'vitest';
import { decodeHeatmapCell } from '../../src/components/decode-heatmap/decode-heatmap-cell.ts';
import { findingMark } from '../../src/components/findings/finding-mark.ts';
import { measurementRows } from '../../src/components/run/measurement-rows.ts';
import { linesOfSource } from '../../src/components/source/lines-of-source.ts';
import { filledColumns } from '../../src/display/measurement-columns.ts';
import { decodeScales } from '../../src/figures/decode-scales.ts';
import type { DecodeCell } from '../../src/run/decode.ts';
import { decodeMeasurement } from '../../src/run/measurement.ts';

/** A status that nobody knows, in words that are markup. */
const cell: DecodeCell = {
  contextLabel: '8K',
  contextTokens: 8192,
  concurrency: 2,
  sourceLine: 7,
  status: 'other',
  statusText: '<img src=x onerror="alert(1)">',
};

const text = '&lt;img src=x onerror=&quot;alert(1)&quot;&gt;';

describe('what a document says stays text', () => {
  test('in a cell of the heatmap, which leads to its row', () => {
    expect(decodeHeatmapCell({ cell, scales: decodeScales([cell]), findings: [] })).toBe(
      `<td id="decode-8k-x2"><a class="cell" href="#line-7"><span class="no-figure unknown">${text}</span></a></td>`,
    );
  });

  test('in a row of All measurements, of which a second one of the same line has no address', () => {
    const row = decodeMeasurement(cell);
    const html = measurementRows({
      runId: 'a-run',
      rows: [row, row],
      columns: filledColumns([]).slice(0, 1),
      findings: [],
    });
    const cells = [
      '<th scope="row"><a href="/runs/a-run/source/#L7">7</a></th><td class="text">Decode</td>',
      `<td data-value="8192">8K</td><td>2</td><td class="text">${text}</td><td>—</td>`,
    ].join('');
    expect(html).toBe(`<tr id="line-7">${cells}</tr><tr>${cells}</tr>`);
  });

  test('in a line of a source', () => {
    const lines = [{ number: 1, parts: [{ text: cell.statusText, name: null }], feeds: [] }];
    expect(linesOfSource({ runId: 'a-run', sourceNumber: 1, lines })).toBe(
      `<code class="source-lines"><span class="group"><span class="line" id="L1"><a class="number" href="#L1" tabindex="-1">1</a><span class="feeds"></span>${text}\n</span></span></code>`,
    );
  });

  test('in the words of a mark', () => {
    expect(findingMark([{ title: 'A & B' }, { title: 'C' }], ':')).toBe(
      '<span class="mark"><span class="visually-hidden">See A &amp; B, C:</span></span>',
    );
    expect(findingMark([])).toBe('');
  });
});
