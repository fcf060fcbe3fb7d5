/*
 * `npm run extract`: what the site would publish of a file of llm-inference-bench, for who does not want the rest of it,
 * such as the names of machines and paths, in a public repository. It is read like the file itself.
 * Exit code: 0, or 1 where the file has a problem or the command line is wrong.
 */
import { readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { formatProblems, type Problem } from '../readers/problem.ts';
import { readPart } from '../readers/read-part.ts';
import { formatOf } from '../readers/result-format.ts';

const USAGE = 'Usage: npm run --silent extract -- FILE.json > content/runs/NAME/FILE.json';

function main([file, ...others]: readonly string[]): number {
  const isNamed = file !== undefined && others.length === 0 && formatOf(file) === 'llm-inference-bench';
  if (!isNamed || statSync(file, { throwIfNoEntry: false })?.isFile() !== true) {
    process.stderr.write(`Name one JSON file of llm-inference-bench.\n${USAGE}\n`);
    return 1;
  }
  const problems: Problem[] = [];
  const part = readPart({ file, bytes: readFileSync(file) }, { yaml: {}, problems });
  if (part?.extract == null) {
    process.stderr.write(`${formatProblems(problems)}\n`);
    return 1;
  }
  process.stdout.write(part.extract);
  return 0;
}

process.exitCode = main(process.argv.slice(2));
