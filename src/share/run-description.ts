import { formatDay } from '../display/date-text.ts';
import { formatDecodeRate, formatPrefillRate, formatRequests } from '../display/quantity-text.ts';
import type { ListedRun } from '../figures/explore/listed-run.ts';
import { findings } from '../figures/findings.ts';
import { headline } from '../figures/headline.ts';
import type { Run } from '../run/run.ts';

/** Stays with the text before it when a line breaks. */
export const SEPARATOR = '\u00a0· ';

/** "H200 SXM 141GB ×8": the machine as the titles of documents name it. */
export function machineText({ hardware }: Pick<ListedRun, 'hardware'>): string {
  const memory = hardware.vramPerGpuGb === null ? '' : ` ${String(hardware.vramPerGpuGb)}GB`;
  return `${hardware.gpu}${memory} ×${String(hardware.gpuCount)}`;
}

/** "vllm 0.29.0 · INT4 · llm-inference-bench 0.6.2": what ran, what is unknown left out. */
export function setUpText({ engine, protocol }: Pick<ListedRun, 'engine' | 'protocol'>): string {
  const parts = [
    [engine.name, engine.version].filter((part) => part !== null).join(' '),
    engine.quantization,
    [protocol.tool, protocol.toolVersion].filter((part) => part !== null).join(' '),
  ];
  return parts.filter((part) => part !== null).join(SEPARATOR);
}

/** "measured Sep 17, 2026 by keennay"; "date not given" where the source does not say. */
export function publicationText({ publication }: Pick<ListedRun, 'publication'>): string {
  const { measuredAt, author } = publication;
  const date = measuredAt === null ? 'date not given' : `measured ${formatDay(measuredAt)}`;
  return author === null ? date : `${date} by ${author}`;
}

/** The headline figures, each in words: "one request at 8K decodes 26.2 tok/s"; none of a run without figures. */
export function headlineTexts(run: Run): readonly string[] {
  const { singleRequest, peakDecode, fastestPrefill } = headline(run);
  return [
    singleRequest !== null &&
      `one request at ${singleRequest.contextLabel} decodes ${formatDecodeRate(singleRequest.decodeTokPerSec)} tok/s`,
    peakDecode !== null &&
      `peak ${formatDecodeRate(peakDecode.decodeTokPerSec)} tok/s at ${peakDecode.contextLabel} × ${formatRequests(peakDecode.concurrency)}`,
    fastestPrefill !== null &&
      `prefill up to ${formatPrefillRate(fastestPrefill.prefillTokPerSec)} tok/s at ${fastestPrefill.contextLabel}`,
  ].filter((figure) => figure !== false);
}

/** A run in a sentence with its numbers, and what misleads in them by name, for link previews and search engines. */
export function runDescription(run: Run): string {
  const cautions = findings(run).filter(({ severity }) => severity === 'caution');
  const told = cautions.length === 0 ? '' : ` Cautions: ${cautions.map(({ title }) => title).join('; ')}.`;
  return `${[`${run.title}, ${setUpText(run)}`, ...headlineTexts(run)].join('; ')}.${told}`;
}
