import { formatMoment } from '../display/date-text.ts';
import { ABSENT, formatCount, formatGigabytes, formatPlannedSeconds } from '../display/quantity-text.ts';
import type { AdditionalField } from '../run/additional-field.ts';
import type { Hardware } from '../run/hardware.ts';
import type { Run } from '../run/run.ts';

/** One labelled value of a panel. */
export interface PanelRow {
  readonly label: string;
  /** "—" where the value is unknown. */
  readonly text: string;
  /** Where the text leads, if anywhere. */
  readonly href?: string;
}

const row = (label: string, text: string | null): PanelRow => ({ label, text: text ?? ABSENT });

const additionalRows = (fields: readonly AdditionalField[]): PanelRow[] =>
  fields.map(({ label, value }) => row(label, value));

/** The machine: GPU, count, memory, then whatever else the source says. */
export function hardwareRows(hardware: Hardware): readonly PanelRow[] {
  return [
    row('GPU', hardware.gpu),
    row('GPU count', formatCount(hardware.gpuCount)),
    row('VRAM', vramText(hardware)),
    row('Type', hardware.type),
    row('OS', hardware.os),
    ...additionalRows(hardware.additional),
  ];
}

/** "1,128 GB (8 × 141 GB)". */
function vramText({ vramGb, vramPerGpuGb, gpuCount }: Hardware): string | null {
  if (vramGb === null) return null;
  const total = `${formatGigabytes(vramGb)} GB`;
  if (vramPerGpuGb === null) return total;
  return `${total} (${formatCount(gpuCount)} × ${formatGigabytes(vramPerGpuGb)} GB)`;
}

/** The engine, how it was built, and what it served. */
export function engineRows({ engine, model }: Pick<Run, 'engine' | 'model'>): readonly PanelRow[] {
  return [
    row('Engine', engine.version === null ? engine.name : `${engine.name} ${engine.version}`),
    row('Quantization', engine.quantization),
    row('Backend', engine.backend),
    row('Build', engine.build),
    repositoryRow(engine.repository),
    row('Served model', model.servedName),
    row('Revision', model.revision),
    ...additionalRows(engine.additional),
  ];
}

/** Only a plain "host/path" becomes a link: a source may write anything there. */
function repositoryRow(repository: string | null): PanelRow {
  if (repository === null || !/^[a-z0-9.-]+\.[a-z]+\/[\w./-]+$/i.test(repository))
    return row('Repository', repository);
  return {
    label: 'Repository',
    text: repository.replace(/^github\.com\//, ''),
    href: `https://${repository}`,
  };
}

/** What was measured and how, and who says so. */
export function protocolRows({
  protocol,
  publication,
}: Pick<Run, 'protocol' | 'publication'>): readonly PanelRow[] {
  const { tool, toolVersion, secondsPerMeasurement, maxOutputTokens } = protocol;
  const seconds = secondsPerMeasurement === null ? null : `${formatPlannedSeconds(secondsPerMeasurement)} s`;
  return [
    row('Tool', toolVersion === null ? tool : `${tool} ${toolVersion}`),
    row('Decode test', protocol.decodeTest),
    row('Prefill', protocol.prefillMode),
    row('Time per measurement', seconds),
    row('Max output', maxOutputTokens === null ? null : `${formatCount(maxOutputTokens)} tokens`),
    row('Measured', publication.measuredAt === null ? null : formatMoment(publication.measuredAt)),
    row('Published by', publication.author),
    ...(publication.via === null ? [] : [row('Published via', publication.via)]),
    ...additionalRows(protocol.additional),
  ];
}
