/* The addresses that the site promises to keep, without the base path. */
import { slug } from '../display/slug.ts';
import type { SourcePlace } from '../run/source.ts';

/** All runs as the pages of this site fetch them, which is nothing to link; see packed-runs.ts. */
export const PACKED_RUNS_ADDRESS = '/explore.json';

/** Where the cells of all runs stand by context, which is nothing to link either. */
export const LANDSCAPE_FOLDER = '/landscape/';

/** The cells of all runs at a context as the pages of this site fetch them: "/landscape/8192.json". */
export function landscapeAddress(contextTokens: number): string {
  return `${LANDSCAPE_FOLDER}${String(contextTokens)}.json`;
}

/** A page of the list of all runs, newest first: "/all/", "/all/2/". */
export function allRunsAddress(page: number): string {
  return page === 1 ? '/all/' : `/all/${String(page)}/`;
}

/** The runs of a model, by the slug of its group: "/models/kimi-k2.6/". */
export function modelAddress(slugOfGroup: string): string {
  return `/models/${slugOfGroup}/`;
}

/** The runs on a machine, by the slug of its group: "/hardware/h200-sxm-141gb-x8/". */
export function hardwareAddress(slugOfGroup: string): string {
  return `/hardware/${slugOfGroup}/`;
}

/** The page of a run: "/runs/kimi-k2.6-h200x8/". */
export function runAddress(id: string): string {
  return `/runs/${id}/`;
}

/** A file of a run: "/runs/kimi-k2.6-h200x8/run.json". */
export function runFileAddress(id: string, file: string): string {
  return `/runs/${id}/${file}`;
}

/** The page that shows the sources of a run: "/runs/kimi-k2.6-h200x8/source/". */
export function sourceAddress(id: string): string {
  return `/runs/${id}/source/`;
}

/** The anchor of a line on the page of sources: "L73", and "F2-L73" in the second file of a run. */
export function sourceLineAnchor({ sourceLine, sourceNumber = 1 }: SourcePlace): string {
  return sourceNumber === 1 ? `L${String(sourceLine)}` : `F${String(sourceNumber)}-L${String(sourceLine)}`;
}

/** A line of a source of a run, on the page that shows it: "/runs/kimi-k2.6-h200x8/source/#L73". */
export function sourceLineAddress(id: string, place: SourcePlace): string {
  return `${sourceAddress(id)}#${sourceLineAnchor(place)}`;
}

/** A line of a source in few characters: "73", "2:73" in the second file of a run. */
export function sourceLineText({ sourceLine, sourceNumber = 1 }: SourcePlace): string {
  return sourceNumber === 1 ? String(sourceLine) : `${String(sourceNumber)}:${String(sourceLine)}`;
}

/** The anchor of a decode cell: "decode-64k-x4". */
export function decodeAnchor(cell: { readonly contextLabel: string; readonly concurrency: number }): string {
  return `decode-${slug(cell.contextLabel)}-x${String(cell.concurrency)}`;
}

/** The anchor of a prefill point: "prefill-64k". */
export function prefillAnchor(point: { readonly contextLabel: string }): string {
  return `prefill-${slug(point.contextLabel)}`;
}

/** The anchor of a history on the page of its model or machine, by the id of its first run: "over-time-kimi-k2.6-h200x8". */
export function historyAnchor(firstId: string): string {
  return `over-time-${firstId}`;
}

/** The anchor of the first row of All measurements that a line of a source became: "line-73", "line-2-73" in the second file. */
export function measurementAnchor({ sourceLine, sourceNumber = 1 }: SourcePlace): string {
  return sourceNumber === 1
    ? `line-${String(sourceLine)}`
    : `line-${String(sourceNumber)}-${String(sourceLine)}`;
}

/**
 * The name at which a source is published: "source" with the ending of its file, or ".txt" without one. The further
 * files of a run, from number 2 on, are "source-2.json" and so on; run.yaml keeps its name.
 */
export function sourceFileName(file: string, number = 1): string {
  if (file === 'run.yaml') return file;
  const dot = file.lastIndexOf('.');
  // A bare "source" would be the address of the page that shows them.
  const ending = dot <= 0 ? '.txt' : file.slice(dot);
  return number === 1 ? `source${ending}` : `source-${String(number)}${ending}`;
}

/** An address below a base path, which may end in "/" or not: "/bench" and "/runs/" → "/bench/runs/". */
export function underBase(base: string, address: string): string {
  return `${base.replace(/\/$/, '')}${address}`;
}
