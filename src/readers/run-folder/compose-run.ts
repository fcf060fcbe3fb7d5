import { isTotalOfParts } from '../../run/consistency.ts';
import type { AdditionalField } from '../../run/additional-field.ts';
import { RunSchema, type Run } from '../../run/run.ts';
import type { RunYaml } from '../../run/run-yaml.ts';
import type { Agreement } from './agreement.ts';
import { reportIdleKeys } from './idle-keys.ts';
import { agreedMeasuredAt } from './measured-at.ts';
import type { Said } from './said.ts';

/** Where everything that is known of a run comes from. */
export interface RunParts {
  /** What needs no agreement: id, measurements and sources. */
  readonly figures: Pick<Run, 'id' | 'prefill' | 'decode' | 'bursts' | 'source' | 'moreSources'>;
  /** What the result files say. */
  readonly said: Said;
  /** The ends of the measurements by the clocks of their tools, as ResultPart has them. */
  readonly localTimes: readonly string[];
  readonly yaml: RunYaml;
}

/** The run that result files and run.yaml give together; null where they contradict each other or say too little. */
export function composeRun({ figures, said, localTimes, yaml }: RunParts, agreement: Agreement): Run | null {
  const model = agreedModel(said, yaml, agreement);
  const hardware = agreedHardware(said, yaml, agreement);
  const engine = agreedEngine(said, yaml, agreement);
  const protocol = agreedProtocol(said, yaml, agreement);
  reportIdleKeys({ figures, said, yaml, kind: protocol.measurementKind }, agreement);
  const title = agreement.on('title', said.title, yaml.title);
  const publication = agreedPublication(said, yaml, { localTimes, agreement });
  const launchCommand = agreement.on('launchCommand', said.launchCommand, yaml.launchCommand?.trim());
  const { gpu, gpuCount, vramPerGpuGb } = hardware;
  if (model.name === null || gpu === null || gpuCount === null) return null;
  if (agreement.problems.length > 0 || agreement.missing.length > 0) return null;
  const memory = vramPerGpuGb === null ? '' : ` ${vramPerGpuGb}GB`;
  return RunSchema.parse({
    schemaVersion: 1,
    // As the documents have it: "Kimi-K2.6 on H200 SXM 141GB ×8".
    title: title ?? `${model.name} on ${gpu}${memory} ×${gpuCount}`,
    model,
    hardware,
    engine,
    protocol,
    launchCommand,
    publication,
    ...figures,
  });
}

function agreedModel({ model: said }: Said, { model: yaml }: RunYaml, agreement: Agreement) {
  return {
    name: agreement.required('model.name', said.name, yaml?.name),
    servedName: agreement.on('model.servedName', said.servedName, yaml?.servedName),
    revision: agreement.on('model.revision', said.revision, yaml?.revision),
  };
}

function agreedHardware({ hardware: said }: Said, { hardware: yaml }: RunYaml, agreement: Agreement) {
  const gpu = agreement.required('hardware.gpu', said.gpu, yaml?.gpu);
  const gpuCount = agreement.required('hardware.gpuCount', said.gpuCount, yaml?.gpuCount);
  const vramGb = agreement.on('hardware.vramGb', said.vramGb, yaml?.vramGb);
  const vramPerGpuGb = agreement.on('hardware.vramPerGpuGb', said.vramPerGpuGb, yaml?.vramPerGpuGb);
  if (gpuCount !== null && vramGb !== null && vramPerGpuGb !== null) {
    if (!isTotalOfParts(vramGb, gpuCount, vramPerGpuGb)) {
      const product = round(gpuCount * vramPerGpuGb);
      agreement.problem(
        'hardware.vramGb',
        `hardware.vramGb is ${vramGb}, but ${gpuCount} × ${vramPerGpuGb} GB are ${product} GB.`,
        'Correct the figure that is wrong, or leave one of them out.',
      );
    }
  }
  const count = gpuCount ?? 1;
  return {
    type: agreement.on('hardware.type', said.type, yaml?.type),
    gpu,
    gpuCount,
    vramGb: vramGb ?? (vramPerGpuGb === null ? null : round(count * vramPerGpuGb)),
    vramPerGpuGb: vramPerGpuGb ?? (vramGb === null ? null : round(vramGb / count)),
    os: agreement.on('hardware.os', said.os, yaml?.os),
    additional: agreedAdditional('hardware', { said: said.additional, yaml: yaml?.additional }, agreement),
  };
}

function agreedEngine({ engine: said }: Said, { engine: yaml }: RunYaml, agreement: Agreement) {
  const kvCacheTokens = agreement.on('engine.kvCacheTokens', said.kvCacheTokens, yaml?.kvCacheTokens);
  return {
    name: agreement.required('engine.name', said.name, yaml?.name),
    version: agreement.on('engine.version', said.version, yaml?.version),
    quantization: agreement.on('engine.quantization', said.quantization, yaml?.quantization),
    backend: agreement.on('engine.backend', said.backend, yaml?.backend),
    repository: agreement.on('engine.repository', said.repository, yaml?.repository),
    build: agreement.on('engine.build', said.build, yaml?.build),
    ...(kvCacheTokens === null ? {} : { kvCacheTokens }),
    additional: agreedAdditional('engine', { said: said.additional, yaml: yaml?.additional }, agreement),
  };
}

function agreedProtocol({ protocol: said }: Said, yaml: RunYaml, agreement: Agreement) {
  return {
    tool: agreement.required('tool', said.tool, yaml.tool),
    toolVersion: agreement.on('toolVersion', said.toolVersion, yaml.toolVersion),
    measurementKind:
      agreement.on('measurementKind', said.measurementKind, yaml.measurementKind) ?? 'sustained',
    decodeTest: agreement.on('decodeTest', said.decodeTest, yaml.decodeTest),
    prefillMode: agreement.on('prefillMode', said.prefillMode, yaml.prefillMode),
    secondsPerMeasurement: agreement.on(
      'secondsPerMeasurement',
      said.secondsPerMeasurement,
      yaml.secondsPerMeasurement,
    ),
    maxOutputTokens: agreement.on('maxOutputTokens', said.maxOutputTokens, yaml.maxOutputTokens),
    additional: said.additional,
  };
}

function agreedPublication(
  said: Said,
  yaml: RunYaml,
  { localTimes, agreement }: { localTimes: readonly string[]; agreement: Agreement },
) {
  const { author, via } = said.publication;
  const notes = agreement.on('notes', said.publication.notes, yaml.notes?.trim());
  return {
    author: agreement.on('author', author, yaml.author),
    via: agreement.on('via', via, yaml.via),
    measuredAt: agreedMeasuredAt(said, localTimes, { measuredAt: yaml.measuredAt, agreement }),
    ...(notes === null ? {} : { notes }),
  };
}

function agreedAdditional(
  section: string,
  {
    said,
    yaml = {},
  }: { said: readonly AdditionalField[]; yaml: Readonly<Record<string, string>> | undefined },
  agreement: Agreement,
): AdditionalField[] {
  const known = new Map(said.map(({ label, value }) => [label, value]));
  const added = Object.entries(yaml).flatMap(([label, written]) => {
    const value = known.get(label);
    agreement.on(`${section}.additional.${label}`, value, written);
    return value === undefined ? [{ label, value: written }] : [];
  });
  return [...said, ...added];
}

function round(gigabytes: number): number {
  return Number(gigabytes.toFixed(2));
}
