import process from 'node:process';
import { parseArgs } from 'node:util';
import { writeContent } from './synthetic/write-content.ts';

const usage = `npm run synthetic -- --runs 2000 --out FOLDER [--seed TEXT]

Writes a content folder of invented runs. CONTENT_DIR=FOLDER npm run build makes a site of it.`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});

const runs = Number(values.runs);
if (values.out === undefined || !Number.isInteger(runs) || runs < 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  writeContent({ runs, seed: values.seed, folder: values.out });
  console.log(`${runs} runs in ${values.out}`);
}
