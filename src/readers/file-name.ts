import { RunIdSchema } from '../run/run.ts';
import { Problem } from './problem.ts';
import { quote } from './quote.ts';

/** Servers and tools take them for a folder, or cut them off. */
const UNSAFE_DOTS = /\.\.|\.$/;

const RULE = 'use the letters a–z, digits, "." and "-", and begin with a letter or digit.';

/** The last part of a path, with its ending: "content/runs/a.b.txt" → "a.b.txt". */
export function baseName(file: string): string {
  return file.slice(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
}

/**
 * The id of the run in a file: its base name without the ending, "content/runs/kimi-k2.6-h200x8.txt" →
 * "kimi-k2.6-h200x8". It becomes an address, so that only a–z, 0–9, "." and "-" are allowed.
 *
 * @throws {Problem} without a line, saying what to rename the file to.
 */
export function runIdOfFile(file: string): string {
  const name = baseName(file);
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  if (isAddress(stem)) return stem;
  const ending = dot > 0 ? name.slice(dot).toLowerCase() : '';
  throw new Problem(
    `The file name ${quote(name)} cannot be the address of a run.`,
    `Rename it to "${addressable(stem)}${ending}": ${RULE}`,
    { file },
  );
}

/**
 * The id of the run in a folder, which is its name, under the same rules.
 *
 * @throws {Problem} without a line, saying what to rename the folder to.
 */
export function runIdOfFolder(folder: string): string {
  const name = baseName(folder);
  if (isAddress(name)) return name;
  throw new Problem(
    `The folder name ${quote(name)} cannot be the address of a run.`,
    `Rename it to "${addressable(name)}": ${RULE}`,
    { file: folder },
  );
}

function isAddress(name: string): boolean {
  return RunIdSchema.safeParse(name).success && !UNSAFE_DOTS.test(name);
}

function addressable(stem: string): string {
  const plain = stem
    .slice(0, 100)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/\.{2,}/g, '.')
    .replace(/^[.-]+/, '')
    .replace(/(?<![.-])[.-]+$/, '');
  return plain === '' ? 'model-on-machine' : plain;
}
