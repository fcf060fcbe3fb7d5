import { expect, test } from 'vitest';
import {
  decodeRow,
  header,
  prefillRow,
  problemsOfFolder,
  table,
  withCells,
  yaml,
} from './run-folder-files.ts';

function problems(csv: string, more = ''): string {
  return problemsOfFolder({ 'a.csv': csv, 'run.yaml': `${yaml}${more}` });
}

const COLUMNS = header.replaceAll(',', ', ');
const QUOTES =
  '  Quote whole cells, and double the quotes within them; a cell without a delimiter needs none.';
const ONE_EACH = '  Give every row one cell for each column; "—" stands for none.';
const NUMBER =
  '  Write digits with a point before the decimals, and no sign; "—" or nothing where there is no figure.';

test.each([
  {
    what: 'a repeated column',
    csv: table.replace('Status', 'Phase'),
    found: ['a.csv:1:32 The column "Phase" is repeated.', '  Keep one of the two.'],
  },
  {
    what: 'one column under two names',
    csv: table.replace('Status', 'ttftMs'),
    found: ['a.csv:1:69 The columns "ttftMs" and "TTFT" are the same one.', '  Keep one of the two.'],
  },
  {
    what: 'unknown columns, all of them',
    csv: table.replace('TTFT,', 'TTFTT,').replace('Status', 'Verdict').replace('Phase', '__proto__'),
    found: [
      'a.csv:1:1 Unknown column "__proto__".',
      `  Known are: ${COLUMNS}.`,
      'a.csv:1:36 Unknown column "Verdict".',
      `  Known are: ${COLUMNS}.`,
      'a.csv:1:74 Unknown column "TTFTT".',
      '  Did you mean "TTFT"?',
    ],
  },
  {
    what: 'a column without a name',
    csv: table.replace('Status', ''),
    found: ['a.csv:1:32 A column has no name.', '  Name it, or take it out.'],
  },
  {
    what: 'a unit that a column does not have',
    csv: table.replace('TTFT', 'TTFT (min)'),
    found: ['a.csv:1:69 "TTFT (min)" is in a unit that this column does not have.', '  Known are ms, s.'],
  },
  {
    what: 'columns that are missing, all of them',
    csv: 'Phase,TTFT\nPrefill,465 ms\n',
    found: [
      'a.csv:1 The header has no column "Context", "Requests at once", "Status", "Total tok/s".',
      `  The columns are: ${COLUMNS}.`,
    ],
  },
  {
    what: 'another table',
    csv: 'a,b,c\n1,2,3\n',
    found: [
      'a.csv:1:1 The table begins with "a", which is no column.',
      `  The first line names the columns: ${COLUMNS}.`,
    ],
  },
  {
    what: 'the table of another tool',
    csv: 'build_commit,n_prompt,n_gen,avg_ts\n1,2,3,4\n',
    found: [
      'a.csv:1:1 This looks like a result of llama-bench, which is not read yet.',
      '  Read are tables with the columns of All measurements, and the JSON of llm-inference-bench.',
    ],
  },
  {
    what: 'a header without rows',
    csv: `${header}\n`,
    found: ['a.csv The table has a header and no rows.', '  Add the measurements.'],
  },
  {
    what: 'cells that are all empty',
    csv: ',,,\n,,,\n',
    found: ['a.csv The table has no cells.', '  Add the measurements.'],
  },
  {
    what: 'a row that is short, and one that is long',
    csv: `${header}\n${prefillRow.replace('Valid,', '')}\n${decodeRow},1\n`,
    found: [
      'a.csv:2 Row has 11 cells, but the header on line 1 has 12.',
      ONE_EACH,
      'a.csv:3 Row has 13 cells, but the header on line 1 has 12.',
      ONE_EACH,
    ],
  },
  {
    what: 'another delimiter below the header',
    csv: `${header}\n${prefillRow.replaceAll(',', ';')}\n${decodeRow.replaceAll(',', ';')}\n`,
    found: ['a.csv:1 The header has 12 cells, but every row has 1 cell.', ONE_EACH],
  },
  {
    what: 'a quote that never closes',
    csv: table.replace('30.0 s', '"30.0 s'),
    found: ['a.csv:3:64 The quote that opens here never closes.', QUOTES],
  },
  {
    what: 'a quoted cell that goes on',
    csv: table.replace('465 ms', '"465" ms'),
    found: ['a.csv:2:28 The quoted cell that begins here goes on behind its closing quote.', QUOTES],
  },
  {
    what: 'a quote within a cell',
    csv: table.replace('465 ms', '465" ms'),
    found: ['a.csv:2:28 A quote stands in the middle of "465" ms".', QUOTES],
  },
  {
    what: 'a cell of two lines, with the lines that follow',
    csv: table.replace('465 ms', '"465\nms"').replace('Valid,26.2', 'Vaild,26.2'),
    found: [
      'a.csv:2:29 The cell "465 ms" has more than one line.',
      '  Write it on one line.',
      'a.csv:4:23 Unknown status "Vaild".',
      '  Did you mean "Valid"?',
    ],
  },
  {
    what: 'an unknown phase, context, number of requests and status, all at once',
    csv: `${header}\nSustaned decode,1M,0,Vaild,26.2,27.6,137 ms,36.2 ms,1.0,0,785,30.0 s\n`,
    found: [
      'a.csv:2:1 Unknown phase "Sustaned decode".',
      '  Did you mean "Sustained decode"?',
      'a.csv:2:17 The context "1M" is not a context length.',
      '  Write it like "8K", with a capital K, which is 1,024 tokens, or as tokens: "8192".',
      'a.csv:2:20 "0" under Requests at once is not a number of requests.',
      '  Write a whole number above 0, such as "8".',
      'a.csv:2:22 Unknown status "Vaild".',
      '  Did you mean "Valid"?',
    ],
  },
  {
    what: 'numbers that are none',
    csv: withCells({
      'Total tok/s': 'NaN',
      'Per request tok/s': '-1',
      'Average active requests': '1e3',
      'Output tokens': '785.5',
      'Measured for': '1.2.3 s',
      'Completed requests': 'x',
    }),
    found: [
      `a.csv:2:29 "NaN" under Total tok/s is not a number.`,
      NUMBER,
      `a.csv:2:33 "-1" under Per request tok/s is not a number.`,
      NUMBER,
      'a.csv:2:51 "1e3" under Average active requests has an exponent.',
      '  Write all digits of the number, such as "1200".',
      'a.csv:2:55 "x" under Completed requests is not a number.',
      NUMBER,
      'a.csv:2:57 "785.5" under Output tokens is not a whole number.',
      '  Write one such as "785" or "1,542".',
      'a.csv:2:63 "1.2.3 s" under Measured for is not a number.',
      NUMBER,
    ],
  },
  {
    what: 'times without a unit, with another, and with two',
    csv: withCells({ TTFT: '137', 'Time between tokens': '36.2 µs' }).replace(
      'Measured for',
      'Measured for (ms)',
    ),
    found: [
      'a.csv:2:39 "137" under TTFT has no unit.',
      '  Write it behind the figure, such as "137 ms" or "1.2 s", or in the header, such as "TTFT (ms)".',
      'a.csv:2:43 "36.2 µs" under Time between tokens is in "µs", which is no unit of this column.',
      '  Known are ms, s.',
      'a.csv:2:61 "30.0 s" under Measured for (ms) is in s, but its header says ms.',
      '  Use one unit in the column.',
    ],
  },
  {
    what: 'a decimal comma of which run.yaml says nothing',
    csv: withCells({ 'Total tok/s': '"26,2"' }),
    found: [
      'a.csv:2:30 "26,2" under Total tok/s has a decimal comma.',
      '  If this table has a comma before all decimals, write "decimalComma: true" in run.yaml; otherwise a comma stands before every three digits.',
    ],
  },
  {
    what: 'decimal points in a table with commas, in one problem beside others',
    csv: withCells({ 'Average active requests': '"1,0"', 'Per request tok/s': '"29,7"' }),
    more: 'decimalComma: true\n',
    found: [
      'a.csv:2:29 "26.2" under Total tok/s has a decimal point, but run.yaml says "decimalComma: true" (and 2 more have).',
      '  Write all numbers of the run with a comma before their decimals, or take that line out.',
      'a.csv:2:35 Per request tok/s is "29,7", but a token every 36.2 ms is 27.6 tok/s.',
      '  One of them was changed: take the row anew from where it was published.',
    ],
  },
  {
    what: 'one decimal comma among points, beside another mistake',
    csv: withCells({ 'Total tok/s': '"26,2"', TTFT: '137 m' }),
    found: [
      'a.csv:2:30 "26,2" under Total tok/s has a decimal comma.',
      '  If this table has a comma before all decimals, write "decimalComma: true" in run.yaml; otherwise a comma stands before every three digits.',
      'a.csv:2:41 "137 m" under TTFT is in "m", which is no unit of this column.',
      '  Known are ms, s.',
    ],
  },
  {
    what: 'commas between semicolons that may stand before decimals',
    csv: 'Phase;Context;Requests at once;Status;Total tok/s\nDecode;8K;1;Valid;26,125\n',
    found: [
      'a.csv:2:19 "26,125" under Total tok/s is 26125 or 26.125: nothing in the table tells which.',
      '  Write "decimalComma: true" in run.yaml where a comma stands before the decimals, or "decimalComma: false" where it stands before every three digits.',
    ],
  },
  {
    what: 'a unit in other letters',
    csv: withCells({ 'Total tok/s': '0.0262k' }),
    found: [
      'a.csv:2:29 "0.0262k" under Total tok/s is in "k", which is no unit of this column.',
      '  Did you mean "K"?',
    ],
  },
  {
    what: 'figures beside a status that nobody knows',
    csv: withCells({ Status: 'OK' }),
    found: [
      'a.csv:2:26 Total tok/s is "26.2", and 7 more have figures, but a row with the status "OK" has none.',
      '  Only rows with the status "Valid" or "Capacity limited" have figures: say it so, or write "—".',
    ],
  },
  {
    what: 'one label of two lengths',
    csv: 'Phase,Context,contextTokens,Concurrency,Status,Total tok/s\nDecode,251K,257000,1,Valid,9.9\nDecode,251K,257024,2,Valid,19.8\n',
    found: [
      'a.csv:3:8 The context "251K" is 257024 tokens, but 257000 on line 2.',
      '  Correct the one that is wrong.',
    ],
  },
  {
    what: 'one length with two labels',
    csv: 'Phase,Context,contextTokens,Concurrency,Status,Total tok/s\nDecode,8K,8192,1,Valid,9.9\nDecode,8192,8192,1,Valid,19.8\n',
    found: ['a.csv:3:8 The context "8192" is "8K" on line 2.', '  Write one context in one way.'],
  },
  {
    what: 'percentiles that fall',
    csv: 'Phase,Context,Concurrency,Status,Total tok/s,ttftMs,ttftP90Ms,ttftP99Ms\nDecode,8K,1,Valid,9.9,137,400,300\nDecode,8K,2,Valid,19.8,500,400,450\n',
    found: [
      'a.csv:2:31 ttftP99Ms is "300", but ttftP90Ms is "400".',
      '  Of a hundred requests the slowest are never faster: correct the one that is wrong.',
      'a.csv:3:28 ttftP90Ms is "400", but ttftMs is "500".',
      '  Of a hundred requests the slowest are never faster: correct the one that is wrong.',
    ],
  },
  {
    what: 'a zero that was measured',
    csv: withCells({ TTFT: '0 ms' }),
    found: [
      'a.csv:2:39 TTFT is "0 ms", but nothing measured is 0.',
      '  Too little was measured to say: give the row the status that says what became of it, and "—" for its figures.',
    ],
  },
  {
    what: 'figures that contradict each other',
    csv: withCells({ 'Total tok/s': '28.2', 'Per request tok/s': '37.6' }),
    found: [
      'a.csv:2:29 Total tok/s is "28.2", but 785 output tokens in 30.0 s are 26.2 tok/s.',
      '  One of them was changed: take the row anew from where it was published.',
      'a.csv:2:34 Per request tok/s is "37.6", but a token every 36.2 ms is 27.6 tok/s.',
      '  One of them was changed: take the row anew from where it was published.',
    ],
  },
  {
    what: 'figures of a row without any, a prefill without its time, and one measurement twice',
    csv: `${header}\n${decodeRow.replace('Valid', 'Over capacity')}\n${prefillRow.replace('465 ms', '')}\n${prefillRow.replace('8K', '16K').replace('465', '930')}\n${prefillRow.replace('8K', '16384').replace('465', '930')}\n`,
    found: [
      'a.csv:2:37 Total tok/s is "26.2", and 7 more have figures, but a row with the status "Over capacity" has none.',
      '  Write "—"; only rows with the status "Valid" or "Capacity limited" have figures.',
      'a.csv:3:28 TTFT is empty on a row with the status "Valid".',
      '  A row with the status "Valid" has a number there, such as "137 ms" or "1.2 s".',
      'a.csv:5 The measurement of Prefill at 16K is repeated: it is on line 4 already.',
      '  Keep one of the two.',
    ],
  },
  {
    what: 'a window of another length than run.yaml says',
    csv: table,
    more: 'secondsPerMeasurement: 60\n',
    found: [
      'a.csv:3:64 Measured for is "30.0 s", but run.yaml gives 60 as secondsPerMeasurement.',
      '  Correct the one that is wrong; a measurement that was cut short is not "Valid".',
    ],
  },
  {
    what: 'a status that its text contradicts',
    csv: 'phase,contextLabel,contextTokens,concurrency,status,statusText,tokPerSec\ndecode,8K,8192,1,valid,Over capacity,26.2\ndecode,8K,4096,2,valid,Valid,26.2\n',
    found: [
      'a.csv:2:18 The status is "valid", but its text is "Over capacity".',
      '  Correct the one that is wrong.',
      'a.csv:3:8 The context is "8K", but "4096" tokens.',
      '  Correct the one that is wrong.',
    ],
  },
  {
    what: 'a share of more than all',
    csv: `${header},acceptanceRate\n${decodeRow},72\n`,
    found: [
      'a.csv:2:71 "72" under acceptanceRate is more than all.',
      '  Write a share from 0 to 1, or one in %.',
    ],
  },
])('$what', ({ csv, more = '', found }) => {
  expect(problems(csv, more)).toBe(found.join('\n'));
});
