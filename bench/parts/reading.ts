import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { NOTES } from '../../src/readers/document/notes.ts';
import { readResult } from '../../src/readers/read-result.ts';
import { median } from '../median.ts';
import { figure, limited, type Result } from '../result.ts';
import { document } from '../synthetic/document.ts';
import { occasions } from '../synthetic/occasion.ts';

const MOST = 6;
const DOCUMENTS = 400;
const ROUNDS = 15;
const DELIMITER = /[|\t]/;

/**
 * Reads documents, and has papaparse split the rows of both of their tables, in turns; the median round counts, of
 * each by itself, and of their ratio, as a round that the machine was busy in slows both down.
 */
export function measureReading(): Result[] {
  const texts = occasions(DOCUMENTS, '1').map((occasion) => ({ id: occasion.id, text: document(occasion) }));
  const files = texts.map(({ id, text }) => ({ file: `${id}.txt`, bytes: new TextEncoder().encode(text) }));
  const tables = texts.map(({ text }) => rowsOfTables(text));
  const rounds = Array.from({ length: ROUNDS }, () => ({
    ours: seconds(() => {
      for (const file of files) {
        const sha256 = createHash('sha256').update(file.bytes).digest('hex');
        if (!readResult({ ...file, sha256 }).ok) throw new Error(`document refused: ${file.file}`);
      }
    }),
    papa: seconds(() => {
      for (const table of tables) Papa.parse(table, { delimiter: table.includes('|') ? '|' : '\t' });
    }),
  }));
  const documentsPerSecond = DOCUMENTS / median(rounds.map(({ ours }) => ours));
  const ratio = median(rounds.map(({ ours, papa }) => ours / papa));
  return [
    figure('Reading', `${documentsPerSecond.toFixed(0)} documents/s`),
    limited('  to papaparse splitting their rows', ratio, { most: MOST, unit: '×' }),
  ];
}

/** The rows of the decode matrix and of All measurements, as they stand. */
function rowsOfTables(text: string): string {
  const lines = text.slice(text.indexOf(NOTES.decodeIntro)).split('\n');
  return lines.filter((line) => DELIMITER.test(line)).join('\n');
}

function seconds(work: () => void): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}
