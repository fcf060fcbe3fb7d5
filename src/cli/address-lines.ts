/*
 * content/addresses.txt holds every address that was ever published, one a line, below the base path. The anchors
 * of many cells or lines share one line, as a shell would write them:
 *
 *     /runs/kimi-k2.6-h200x8/#decode-8k-x{1,2,4,8}
 *     /runs/kimi-k2.6-h200x8/source/#L{1..121}
 */

const anchors = /^(?<common>.*#(?:decode-.+-x|prefill-|line-|L))(?<own>[^{}]+)$/;
const braces = /^(?<common>[^{}]*)\{(?<list>[^{}]+)\}$/;
const range = /^(?<first>\d+)\.\.(?<last>\d+)$/;

/** The addresses of a file; lines that begin with no slash are comments. */
export function readAddressLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('/'))
    .flatMap(expanded);
}

function expanded(line: string): string[] {
  const { common, list } = braces.exec(line)?.groups ?? {};
  if (common === undefined || list === undefined) return [line];
  const { first, last } = range.exec(list)?.groups ?? {};
  if (first === undefined || last === undefined) return list.split(',').map((own) => `${common}${own}`);
  const length = Number(last) - Number(first) + 1;
  return Array.from({ length }, (_, index) => `${common}${String(Number(first) + index)}`);
}

/** The lines that hold these addresses, each once, sorted. */
export function addressLines(addresses: Iterable<string>): readonly string[] {
  const groups = new Map<string, Set<string>>();
  const lines = new Set<string>();
  for (const address of addresses) {
    const { common, own } = anchors.exec(address)?.groups ?? {};
    if (common === undefined || own === undefined) lines.add(address);
    else groups.set(common, (groups.get(common) ?? new Set()).add(own));
  }
  for (const [common, owns] of groups) lines.add(`${common}${joined([...owns])}`);
  return [...lines].sort();
}

function joined(owns: readonly string[]): string {
  const sorted = [...owns].sort((left, right) => left.localeCompare(right, 'en', { numeric: true }));
  const [first = '', ...rest] = sorted;
  if (rest.length === 0) return first;
  const numbers = sorted.map(Number);
  const isRange = numbers.every((number, index) => number === Number(first) + index);
  return isRange ? `{${first}..${rest.at(-1) ?? first}}` : `{${sorted.join(',')}}`;
}
