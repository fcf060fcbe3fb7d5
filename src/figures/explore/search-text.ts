import type { ListedRun } from './listed-run.ts';

type Searched = Pick<
  ListedRun,
  'id' | 'title' | 'model' | 'hardware' | 'engine' | 'protocol' | 'publication' | 'launchCommand'
>;

/** All that is known of a run in words: names, machine, engine, quantization, tool, author and launch command. */
export function searchText(run: Searched): string {
  const { id, title, model, hardware, engine, protocol, publication, launchCommand } = run;
  return [
    ...[id, title, model.name, hardware.gpu, `${String(hardware.gpuCount)}x`, engine.name, engine.version],
    ...[engine.quantization, protocol.tool, protocol.toolVersion, publication.author, launchCommand],
  ]
    .filter((part) => part !== null)
    .join('\n')
    .toLowerCase();
}

/** The words of a search in lower case; what stands in quotation marks is one: 'vllm "-size 8"' → "vllm", "-size 8". */
export function searchWords(search: string): readonly string[] {
  return [...search.toLowerCase().matchAll(/"([^"]+)"?|[^\s"]+/g)].map(([whole, quoted]) => quoted ?? whole);
}

/** Whether all words stand somewhere in the text, in any order. */
export function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
