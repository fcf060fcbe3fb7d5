/**
 * The addresses that the site promises to keep, without the base path.
 * Labels are lower-cased and whatever an address cannot hold becomes "-".
 */
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The page of a run: "/runs/kimi-k2.6-h200x8/". */
export function runAddress(id: string): string {
  return `/runs/${id}/`;
}

/** A file of a run: "/runs/kimi-k2.6-h200x8/run.json". */
export function runFileAddress(id: string, file: string): string {
  return `/runs/${id}/${file}`;
}

/** The page that shows the source of a run: "/runs/kimi-k2.6-h200x8/source/". */
export function sourceAddress(id: string): string {
  return `/runs/${id}/source/`;
}

/** The anchor of a line on the page of its source: "L73". */
export function sourceLineAnchor(line: number): string {
  return `L${String(line)}`;
}

/** A line of the source of a run, on the page that shows it: "/runs/kimi-k2.6-h200x8/source/#L73". */
export function sourceLineAddress(id: string, line: number): string {
  return `${sourceAddress(id)}#${sourceLineAnchor(line)}`;
}

/** The anchor of a decode cell: "decode-64k-x4". */
export function decodeAnchor(cell: { readonly contextLabel: string; readonly concurrency: number }): string {
  return `decode-${slug(cell.contextLabel)}-x${String(cell.concurrency)}`;
}

/** The anchor of a prefill point: "prefill-64k". */
export function prefillAnchor(point: { readonly contextLabel: string }): string {
  return `prefill-${slug(point.contextLabel)}`;
}

/** The anchor of the row of All measurements that a line of the source became: "line-73". */
export function measurementAnchor(sourceLine: number): string {
  return `line-${String(sourceLine)}`;
}

/** The name of the published bytes: "source" with the ending of the file that they came in, or ".txt" without one. */
export function sourceFileName(file: string): string {
  const dot = file.lastIndexOf('.');
  // A bare "source" would be the address of the page that shows them.
  return dot <= 0 ? 'source.txt' : `source${file.slice(dot)}`;
}

/** An address below a base path, which may end in "/" or not: "/bench" and "/runs/" → "/bench/runs/". */
export function underBase(base: string, address: string): string {
  return `${base.replace(/\/$/, '')}${address}`;
}
