import { measurementKindText } from '../../display/measurement-kind.ts';
import { formatCount, formatGigabytes, formatPlannedSeconds } from '../../display/quantity-text.ts';
import { known, numberValue, textValue } from './aspect-value.ts';
import type { Aspect } from './aspect.ts';

type Row = Pick<Aspect, 'id' | 'label' | 'words' | 'read'> & Partial<Pick<Aspect, 'dimension' | 'bears'>>;

const group = (name: Aspect['group'], rows: readonly Row[]): readonly Aspect[] =>
  rows.map((row) => ({ dimension: null, bears: true, ...row, group: name }));

const model = group('Model', [
  {
    id: 'model',
    label: 'Model',
    words: 'model',
    dimension: 'model',
    read: ({ header }) => textValue(header.model.name),
  },
  {
    id: 'quantization',
    label: 'Quantization',
    words: 'quantization',
    dimension: 'quantization',
    read: ({ header }) => textValue(header.engine.quantization),
  },
  {
    id: 'served-name',
    label: 'Served name',
    words: 'served name',
    bears: false,
    read: ({ header }) => textValue(header.model.servedName),
  },
  {
    id: 'revision',
    label: 'Revision',
    words: 'revision',
    bears: false,
    read: ({ header }) => textValue(header.model.revision),
  },
]);

const hardware = group('Hardware', [
  {
    id: 'gpu',
    label: 'GPU',
    words: 'hardware',
    dimension: 'hardware',
    read: ({ header }) => textValue(header.hardware.gpu),
  },
  {
    id: 'gpu-count',
    label: 'GPU count',
    words: 'number of GPUs',
    dimension: 'hardware',
    read: ({ header }) => numberValue(header.hardware.gpuCount, formatCount),
  },
  {
    id: 'vram-per-gpu',
    label: 'VRAM per GPU',
    words: 'memory per GPU',
    dimension: 'hardware',
    read: ({ header }) =>
      numberValue(header.hardware.vramPerGpuGb, (gigabytes) => `${formatGigabytes(gigabytes)} GB`),
  },
  {
    id: 'os',
    label: 'OS',
    words: 'operating system',
    bears: false,
    read: ({ header }) => textValue(header.hardware.os),
  },
]);

const engineText = (id: 'version' | 'backend' | 'build'): Aspect['read'] => {
  return ({ header }) => textValue(header.engine[id]);
};

const engine = group('Engine', [
  {
    id: 'engine',
    label: 'Engine',
    words: 'engine',
    dimension: 'engine',
    read: ({ header }) => textValue(header.engine.name),
  },
  {
    id: 'engine-version',
    label: 'Engine version',
    words: 'engine version',
    dimension: 'engine',
    read: engineText('version'),
  },
  { id: 'backend', label: 'Backend', words: 'backend', dimension: 'engine', read: engineText('backend') },
  {
    id: 'repository',
    label: 'Repository',
    words: 'engine repository',
    dimension: 'engine',
    read: ({ header }) => textValue(header.engine.repository),
  },
  { id: 'build', label: 'Build', words: 'build', dimension: 'engine', read: engineText('build') },
]);

const protocolText = (id: 'tool' | 'toolVersion' | 'decodeTest' | 'prefillMode'): Aspect['read'] => {
  return ({ header }) => textValue(header.protocol[id]);
};

const protocol = group('Protocol', [
  { id: 'tool', label: 'Tool', words: 'tool', read: protocolText('tool') },
  { id: 'tool-version', label: 'Tool version', words: 'tool version', read: protocolText('toolVersion') },
  {
    id: 'measurement-kind',
    label: 'Kind of measurement',
    words: 'kind of measurement',
    read: ({ header: { protocol: measured } }) =>
      known(measured.measurementKind, measurementKindText(measured.measurementKind)),
  },
  { id: 'decode-test', label: 'Decode test', words: 'decode test', read: protocolText('decodeTest') },
  { id: 'prefill-mode', label: 'Prefill mode', words: 'prefill mode', read: protocolText('prefillMode') },
  {
    id: 'seconds',
    label: 'Time per measurement',
    words: 'time per measurement',
    read: ({ header }) =>
      numberValue(header.protocol.secondsPerMeasurement, (seconds) => `${formatPlannedSeconds(seconds)} s`),
  },
  {
    id: 'max-output',
    label: 'Max output',
    words: 'maximum output',
    read: ({ header }) =>
      numberValue(header.protocol.maxOutputTokens, (tokens) => `${formatCount(tokens)} tokens`),
  },
]);

/** What a source states of the set-up beside the launch command, in the order of the run page. */
export const publishedAspects: readonly Aspect[] = [...model, ...hardware, ...engine, ...protocol];
