import type { Model } from '../../run/model.ts';
import type { Protocol } from '../../run/protocol.ts';
import { readCount, readSeconds } from '../../run/quantity.ts';
import type { Report } from '../report.ts';
import { readKnownLabels } from './known-labels.ts';
import { optionalText, positive, readValue, requiredField } from './label-values.ts';
import type { Section } from './sections.ts';

/** What the section Run says: how it was measured, and the model as the server knew it. */
export interface ProtocolReading {
  readonly protocol: Protocol;
  readonly servedModel: Pick<Model, 'servedName' | 'revision'>;
}

const LABELS = [
  'Served model',
  'Revision',
  'Benchmark tool',
  'Decode test',
  'Prefill mode',
  'Time per measurement',
  'Max output',
] as const;

/** Reads the section Run; null where it does not say by what tool and in what way, which is reported. */
export function readProtocol(section: Section, report: Report): ProtocolReading | null {
  const { values, additional } = readKnownLabels(section, LABELS, report);
  const field = (label: (typeof LABELS)[number]) =>
    requiredField(label, values.get(label), report) ?? undefined;
  const tool = readValue(TOOL, field('Benchmark tool'), report);
  const decodeTest = readValue(DECODE_TEST, field('Decode test'), report);
  const secondsPerMeasurement = readValue(DURATION, values.get('Time per measurement'), report);
  const maxOutputTokens = readValue(MAX_OUTPUT, values.get('Max output'), report);
  if (tool === null || decodeTest === null) return null;
  return {
    protocol: {
      tool: tool.name,
      toolVersion: tool.version,
      measurementKind: 'sustained',
      decodeTest,
      prefillMode: optionalText(values.get('Prefill mode')),
      secondsPerMeasurement,
      maxOutputTokens,
      additional: [...additional],
    },
    servedModel: {
      servedName: optionalText(values.get('Served model')),
      revision: optionalText(values.get('Revision')),
    },
  };
}

const TOOL = {
  label: 'Benchmark tool',
  read: readTool,
  hint: 'Write its name, a space, "v" and the version, such as "llm-inference-bench v0.6.2".',
};

/** Sustained decode is what a window of fixed length measures; a fixed number of requests is another kind of figure. */
const DECODE_TEST = {
  label: 'Decode test',
  read: (text: string) => (text === 'Fixed duration' ? text : null),
  hint: 'Use "Fixed duration": figures of other decode tests cannot stand beside sustained ones.',
};

const DURATION = {
  label: 'Time per measurement',
  read: (text: string) => positive(readSeconds(text)),
  hint: 'Write seconds above 0, such as "30 s".',
};

const MAX_OUTPUT = {
  label: 'Max output',
  read: readTokens,
  hint: 'Write a whole number above 0 with thousands commas, such as "4,096 tokens".',
};

function readTokens(text: string): number | null {
  if (text === '1 token') return 1;
  const [count = '', unit, ...rest] = text.split(' ');
  return unit === 'tokens' && rest.length === 0 && count !== '1' ? positive(readCount(count)) : null;
}

function readTool(text: string): { name: string; version: string | null } | null {
  const [name = '', version, ...rest] = text.split(' ');
  if (rest.length > 0) return null;
  if (version === undefined) return { name, version: null };
  return /^v\d\S*$/.test(version) ? { name, version: version.slice(1) } : null;
}
