import { derived } from '../figures/derived.ts';
import { findings } from '../figures/findings.ts';
import type { Run } from '../run/run.ts';
import type { RunStanding } from '../run/standing.ts';
import { runAddress, sourceFileName, underBase } from './address.ts';
import { badgeSvg, runBadge, shieldsEndpoint } from './badge.ts';
import { measurementTable } from './measurement-table.ts';
import { measurementsCsv } from './measurements-csv.ts';
import { decodeDrawing } from './pictures/decode-picture.ts';
import { inSchemes } from './pictures/picture-files.ts';
import { pictureSvg, type Drawing } from './pictures/picture.ts';
import { prefillDrawing } from './pictures/prefill-picture.ts';
import { runMarkdown } from './run-markdown.ts';
import { standingRemark } from './standing-text.ts';

/** A file that stands beside the page of a run. */
export interface RunFileOnSite {
  /** Such as "run.json". */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** Made when it is asked for. */
  readonly content: () => string | Uint8Array;
}

/** A published run, and what its files tell of the site that it is on. */
export interface RunOnSite {
  readonly run: Run;
  /** Its sources with their published bytes, in the order of `run.source` and `run.moreSources`. */
  readonly published: readonly { readonly source: { readonly file: string }; readonly bytes: Uint8Array }[];
  /** What became of the run; undefined where nothing did. */
  readonly standing: RunStanding | undefined;
  /** All published runs, among which a successor is looked up. */
  readonly runs: readonly Pick<Run, 'id' | 'title'>[];
  /** Absolute address of the site, with its base: "https://example.org/bench/". */
  readonly root: string;
}

/**
 * Every file beside the page of a run but its card, which is no text: run.json, measurements.csv, the published
 * sources, summary.md, the pictures and the badge. The same whether a build writes them or they are served while
 * authoring.
 */
export function runFiles(given: RunOnSite): readonly RunFileOnSite[] {
  const { run } = given;
  return [
    {
      name: 'run.json',
      type: 'application/json',
      content: () => JSON.stringify({ ...run, derived: derived(run), standing: given.standing }),
    },
    {
      name: 'measurements.csv',
      type: 'text/csv; charset=utf-8',
      content: () => measurementsCsv(measurementTable(run)),
    },
    { name: 'summary.md', type: 'text/markdown; charset=utf-8', content: () => summary(given) },
    {
      name: 'badge.json',
      type: 'application/json',
      content: () => JSON.stringify(shieldsEndpoint(runBadge(run))),
    },
    { name: 'badge.svg', type: 'image/svg+xml', content: () => badgeSvg(runBadge(run)) },
    ...sources(given),
    ...pictures(given),
  ];
}

function summary({ run, standing, runs, root }: RunOnSite): string {
  return runMarkdown({ run, findings: findings(run), root, standing: standingRemark(standing, runs) });
}

function sources({ published }: RunOnSite): RunFileOnSite[] {
  return published.map(({ source, bytes }, index) => ({
    name: sourceFileName(source.file, index + 1),
    type: 'text/plain; charset=utf-8',
    content: () => bytes,
  }));
}

/** decode.svg and prefill.svg, which follow the reader's scheme, and each in one: decode-light.svg, decode-dark.svg … */
function pictures({ run, root }: RunOnSite): RunFileOnSite[] {
  const address = underBase(root, runAddress(run.id));
  return [
    ...inOneDrawing('decode', () => decodeDrawing(run, address)),
    ...inOneDrawing('prefill', () => prefillDrawing(run, address)),
  ];
}

/** The schemes differ in colours alone: one layout does for all. */
function inOneDrawing(base: string, draw: () => Drawing): RunFileOnSite[] {
  let drawn: Drawing | undefined;
  return inSchemes(base).map(({ name, scheme }) => ({
    name: `${name}.svg`,
    type: 'image/svg+xml',
    content: () => {
      drawn ??= draw();
      return pictureSvg(drawn, scheme);
    },
  }));
}
