import { expect, test } from 'vitest';
import { chosenFiles } from '../../src/components/check/dropped-files.ts';

function file(path: string): File {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const chosen = new File([path], name);
  Object.defineProperty(chosen, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
  return chosen;
}

test('of a chosen folder no hidden files are taken, of chosen files all', async () => {
  const paths = ['kimi/a.json', 'kimi/.DS_Store', 'kimi/.git/config', 'kimi/more/b.csv', '.hidden.txt'];
  const files = await chosenFiles(paths.map(file));
  expect(files.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)])).toEqual([
    ['kimi/a.json', 'kimi/a.json'],
    ['kimi/more/b.csv', 'kimi/more/b.csv'],
    ['.hidden.txt', '.hidden.txt'],
  ]);
});
