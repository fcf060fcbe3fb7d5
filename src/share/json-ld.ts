import { formatCount } from '../display/quantity-text.ts';
import { measurementColumns } from '../display/measurement-columns.ts';
import { measurements } from '../run/measurement.ts';
import type { Run } from '../run/run.ts';
import { isPublishedWhole, sources } from '../run/sources.ts';
import { runAddress, runFileAddress, sourceFileName, underBase } from './address.ts';
import { runDescription } from './run-description.ts';

/** The site that a run is published on. */
export interface PublishingSite {
  readonly title: string;
  /** Absolute address with the base, such as "https://example.org/bench/". */
  readonly root: string;
}

/** JSON for a script element: "<" would end the element early, and "&" is no entity there. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

const mediaTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  tsv: 'text/tab-separated-values',
  yaml: 'application/yaml',
};

/** The files of a run that hold its data, the published sources with their hashes. */
function distribution(run: Run, root: string): readonly Record<string, string>[] {
  const file = (name: string): Record<string, string> => ({
    '@type': 'DataDownload',
    name,
    encodingFormat: mediaTypes[name.split('.').at(-1) ?? ''] ?? 'text/plain',
    contentUrl: underBase(root, runFileAddress(run.id, name)),
  });
  return [
    file('run.json'),
    file('measurements.csv'),
    ...sources(run).map((source, index) => ({
      ...file(sourceFileName(source.file, index + 1)),
      ...(isPublishedWhole(source) ? { sha256: source.sha256 } : {}),
    })),
  ];
}

/** "Throughput (tok/s)" and the like: the figures of All measurements. */
const variables = measurementColumns.map(({ label, unit }) => ({
  '@type': 'PropertyValue',
  name: label,
  ...(unit === null ? {} : { unitText: unit }),
}));

/**
 * A run as a schema.org Dataset: JSON text, safe inside `<script type="application/ld+json">`. What is not known of the
 * run, such as its author or date, is left out.
 */
export function datasetJsonLd(run: Run, { title, root }: PublishingSite): string {
  const page = underBase(root, runAddress(run.id));
  const { author, measuredAt } = run.publication;
  const { tool, toolVersion } = run.protocol;
  const rows = `${formatCount(measurements(run).length)} measurements by context length and concurrency`;
  return scriptJson({
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    '@id': page,
    url: page,
    name: `LLM inference speed of ${run.title}`,
    description: `${runDescription(run)} ${rows}, each with its line in the published source.`,
    ...(author === null ? {} : { creator: { '@type': 'Person', name: author } }),
    ...(measuredAt === null ? {} : { dateModified: measuredAt, temporalCoverage: measuredAt }),
    isAccessibleForFree: true,
    keywords: ['LLM inference', 'benchmark', run.model.name, run.hardware.gpu, run.engine.name],
    measurementTechnique: [tool, toolVersion].filter((part) => part !== null).join(' '),
    variableMeasured: variables,
    includedInDataCatalog: { '@type': 'DataCatalog', name: title, url: underBase(root, '/') },
    distribution: distribution(run, root),
  });
}
