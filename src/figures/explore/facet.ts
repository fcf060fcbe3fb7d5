import { slug } from '../../display/slug.ts';
import { measurementKindText } from '../../display/measurement-kind.ts';
import type { ListedRun } from './listed-run.ts';

/** A value that runs share: how an address names it, and how a page does. */
export interface FacetValue {
  readonly slug: string;
  readonly text: string;
}

/** Something that runs are narrowed down by; its key is that of the address too. */
export interface Facet {
  readonly key: FacetKey;
  readonly label: string;
  /** Most frequent first, or by the values themselves: smallest first, newest first. */
  readonly order: 'count' | 'ascending' | 'descending';
  readonly read: (run: ListedRun) => FacetValue;
}

export type FacetKey =
  'family' | 'gpu' | 'gpus' | 'engine' | 'version' | 'quantization' | 'tool' | 'kind' | 'year';

/** Of the runs whose source does not say. */
export const NOT_GIVEN: FacetValue = { slug: 'not-given', text: 'not given' };

/** A text of the source; spellings that differ in case or punctuation alone are one value. */
function value(text: string | null): FacetValue {
  if (text === null) return NOT_GIVEN;
  return { slug: slug(text) || 'other', text };
}

/** The letters that the name of a model begins with, after its publisher's: "Qwen3-235B" → "Qwen", "org/GLM-5" → "GLM". */
function family(name: string): string {
  const own = name.slice(name.lastIndexOf('/') + 1);
  return /^\p{L}+/u.exec(own)?.[0] ?? own;
}

function gpu({ hardware }: ListedRun): string {
  return hardware.vramPerGpuGb === null ? hardware.gpu : `${hardware.gpu} ${String(hardware.vramPerGpuGb)}GB`;
}

/** All facets in the order in which they are offered. */
export const facets: readonly Facet[] = [
  { key: 'family', label: 'Model family', order: 'count', read: ({ model }) => value(family(model.name)) },
  { key: 'gpu', label: 'GPU', order: 'count', read: (run) => value(gpu(run)) },
  {
    key: 'gpus',
    label: 'GPU count',
    order: 'ascending',
    read: ({ hardware }) => ({ slug: String(hardware.gpuCount), text: `×${String(hardware.gpuCount)}` }),
  },
  { key: 'engine', label: 'Engine', order: 'count', read: ({ engine }) => value(engine.name) },
  {
    key: 'version',
    label: 'Version',
    order: 'descending',
    read: ({ engine }) => value(engine.version === null ? null : `${engine.name} ${engine.version}`),
  },
  {
    key: 'quantization',
    label: 'Quantization',
    order: 'count',
    read: ({ engine }) => value(engine.quantization),
  },
  { key: 'tool', label: 'Tool', order: 'count', read: ({ protocol }) => value(protocol.tool) },
  {
    key: 'kind',
    label: 'Measurement',
    order: 'count',
    read: ({ protocol }) => ({
      slug: protocol.measurementKind,
      text: measurementKindText(protocol.measurementKind),
    }),
  },
  {
    key: 'year',
    label: 'Year',
    order: 'descending',
    read: ({ publication }) => value(publication.measuredAt?.slice(0, 4) ?? null),
  },
];
