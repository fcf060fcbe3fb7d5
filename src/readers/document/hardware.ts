import { isTotalOfParts } from '../../run/consistency.ts';
import type { Hardware } from '../../run/hardware.ts';
import { readCount, readGigabytes } from '../../run/quantity.ts';
import { NOT_APPLICABLE } from '../measurements/not-applicable.ts';
import { quote } from '../quote.ts';
import type { Field, Report } from '../report.ts';
import { readKnownLabels } from './known-labels.ts';
import { optionalText, positive, readValue, requiredField } from './label-values.ts';
import type { Section } from './sections.ts';

/** The machine, and what the title must say of it. */
export interface HardwareReading {
  readonly hardware: Hardware;
  /** "H200 SXM 141GB": the GPU and its memory as the title has them; null where the memory cannot be read. */
  readonly titleName: string | null;
  /** The fields that this comes from: GPU, GPU count, and VRAM where it is known. */
  readonly fields: readonly Field[];
}

interface Vram {
  readonly total: number;
  readonly count: number;
  readonly perGpu: number;
  /** Of one GPU, as written. */
  readonly perGpuText: string;
  /** Whether only the total is given. */
  readonly isWhole: boolean;
}

const LABELS = ['Type', 'GPU', 'GPU count', 'VRAM', 'OS'] as const;
const VRAM = /^([\d.,]+) GB(?: \((\d+) × ([\d.,]+) GB\))?$/;

/** Reads the section Hardware; null where it does not say what the machine is, which is reported. */
export function readHardware(section: Section, report: Report): HardwareReading | null {
  const { values, additional } = readKnownLabels(section, LABELS, report);
  const gpu = requiredField('GPU', values.get('GPU'), report);
  const countField = requiredField('GPU count', values.get('GPU count'), report);
  const gpuCount = readValue(COUNT, countField ?? undefined, report);
  const vramField = values.get('VRAM');
  const read = readValue(MEMORY, vramField, report);
  const vram = read === null || gpuCount === null ? read : shared(read, gpuCount);
  if (vramField !== undefined && vram !== null) checkMemory(vramField, vram, report);
  if (gpu === null || countField === null || gpuCount === null) return null;
  if (vramField !== undefined && vram !== null && vram.count !== gpuCount) {
    const line = report.lineOf(countField);
    report.at(
      vramField,
      `The VRAM is that of ${vram.count} ${vram.count === 1 ? 'GPU' : 'GPUs'}, but line ${line} gives ${quote(countField.text)} as GPU count.`,
      'Correct the one that is wrong.',
    );
  }
  return {
    hardware: {
      type: optionalText(values.get('Type')),
      gpu: gpu.text,
      gpuCount,
      vramGb: vram?.total ?? null,
      vramPerGpuGb: vram?.perGpu ?? null,
      os: optionalText(values.get('OS')),
      additional: [...additional],
    },
    titleName: titleNameOf(gpu.text, vram, vramField),
    fields: vram === null || vramField === undefined ? [gpu, countField] : [gpu, countField, vramField],
  };
}

function titleNameOf(gpu: string, vram: Vram | null, vramField: Field | undefined): string | null {
  if (vram !== null) return `${gpu} ${vram.perGpuText}GB`;
  return vramField?.text === NOT_APPLICABLE ? gpu : null;
}

const COUNT = {
  label: 'GPU count',
  read: (text: string) => positive(readCount(text)),
  hint: 'Write a whole number above 0, such as "8".',
};

const MEMORY = {
  label: 'VRAM',
  read: readVram,
  hint: 'Write it like "1128 GB (8 × 141 GB)", or "141 GB" for one GPU.',
};

function readVram(text: string): Vram | null {
  const [, totalText = '', countText, perGpuText = totalText] = VRAM.exec(text) ?? [];
  const total = readGigabytes(totalText);
  const count = positive(readCount(countText ?? '1'));
  const perGpu = readGigabytes(perGpuText);
  return total === null || count === null || perGpu === null
    ? null
    : { total, count, perGpu, perGpuText, isWhole: countText === undefined };
}

/** Memory that is given without its parts is that of all GPUs. */
function shared({ total, count, perGpu, perGpuText, isWhole }: Vram, gpuCount: number): Vram {
  if (!isWhole) return { total, count, perGpu, perGpuText, isWhole };
  const part = Number((total / gpuCount).toFixed(2));
  return {
    total,
    count: gpuCount,
    perGpu: part,
    perGpuText: gpuCount === 1 ? perGpuText : String(part),
    isWhole,
  };
}

function checkMemory(field: Field, { total, count, perGpu }: Vram, report: Report): void {
  if (isTotalOfParts(total, count, perGpu)) return;
  const product = Number((count * perGpu).toFixed(3));
  report.at(
    field,
    `The VRAM is ${total} GB, but ${count} × ${perGpu} GB are ${product} GB.`,
    'Correct the figure that is wrong.',
  );
}
