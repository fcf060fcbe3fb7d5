import { createHash } from 'node:crypto';
import Papa from 'papaparse';
import { readResult } from '../../src/readers/read-result.ts';
import { figure, limited, type Result } from '../result.ts';
import { document } from '../synthetic/document.ts';
import { occasions } from '../synthetic/occasion.ts';

const MOST = 6;
const DOCUMENTS = 400;
const ROUNDS = 7;

/** Reads documents, and has papaparse split the rows of their tables, in turns; the median round of each counts. */
export function measureReading(): Result[] {
  const texts = occasions(DOCUMENTS, '1').map((occasion) => ({ id: occasion.id, text: document(occasion) }));
  const files = texts.map(({ id, text }) => ({ file: `${id}.txt`, bytes: new TextEncoder().encode(text) }));
  const tables = texts.map(({ text }) => text.slice(text.indexOf('Phase')));
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
  const ours = median(rounds.map((round) => round.ours));
  const papa = median(rounds.map((round) => round.papa));
  return [
    figure('Reading', `${(DOCUMENTS / ours).toFixed(0)} documents/s`),
    limited('  to papaparse splitting their rows', ours / papa, { most: MOST, unit: '×' }),
  ];
}

function seconds(work: () => void): number {
  const started = performance.now();
  work();
  return (performance.now() - started) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;
}
