import type { JSX } from 'preact';
import { checkedFiles, type HandedFile } from '../../check/checked-files.ts';
import { CheckResult } from './CheckResult.tsx';

/** Reads files and draws what was found; with it come all readers, so that a page loads it when it has a file. */
export function checked(files: readonly HandedFile[]): JSX.Element {
  return <CheckResult report={checkedFiles(files)} />;
}
