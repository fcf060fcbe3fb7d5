import { existsSync, readdirSync, type Dirent } from 'node:fs';

/** The files and folders straight in a folder, in the order of their names. Hidden ones are passed over; a missing folder is an empty one. */
export function visibleEntries(folder: string): Dirent[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}
