import type { Run } from '../../run/run.ts';
import type { RunYaml } from '../../run/run-yaml.ts';
import type { Agreement } from './agreement.ts';
import type { Said } from './said.ts';

const LEAVE_OUT = 'Leave the line out.';

/** A run as far as it decides what a key of run.yaml can be about. */
interface KnownRun {
  readonly figures: Pick<Run, 'prefill' | 'decode' | 'bursts' | 'source' | 'moreSources'>;
  readonly said: Pick<Said, 'protocol'>;
  readonly yaml: RunYaml;
  readonly kind: Run['protocol']['measurementKind'];
}

/**
 * Reports keys of run.yaml that are about nothing in the run, such as `decimalComma` without a table, and those that
 * cannot be true of the kind of its decode figures. Nothing that is written there goes unread.
 */
export function reportIdleKeys({ figures, said, yaml, kind }: KnownRun, agreement: Agreement): void {
  const sources = [figures.source, ...(figures.moreSources ?? [])];
  const hasTable = sources.some(({ format }) => format === 'measurement-table');
  if (yaml.decimalComma !== undefined && !hasTable)
    agreement.problem('decimalComma', 'decimalComma is about tables, and none is in the folder.', LEAVE_OUT);
  if (figures.prefill.length === 0 && said.protocol.prefillMode === null && yaml.prefillMode !== undefined)
    agreement.problem('prefillMode', 'prefillMode is about prefill, and none was measured.', LEAVE_OUT);
  if (figures.decode.length + (figures.bursts?.length ?? 0) === 0) {
    for (const key of ABOUT_DECODE)
      if (yaml[key] !== undefined)
        agreement.problem(key, `${key} is about decode, and none was measured.`, LEAVE_OUT);
    return;
  }
  reportOtherKind(yaml, kind, agreement);
}

const ABOUT_DECODE = ['measurementKind', 'decodeTest', 'secondsPerMeasurement', 'maxOutputTokens'] as const;

function reportOtherKind(yaml: RunYaml, kind: KnownRun['kind'], agreement: Agreement): void {
  if (yaml.secondsPerMeasurement !== undefined && kind !== 'sustained')
    agreement.problem(
      'secondsPerMeasurement',
      `secondsPerMeasurement is about sustained decode, but the decode figures are of the kind "${kind}".`,
      LEAVE_OUT,
    );
  const otherKind = yaml.decodeTest === 'Fixed duration' ? 'burst' : 'sustained';
  if (yaml.decodeTest === undefined || kind !== otherKind) return;
  agreement.problem(
    'decodeTest',
    `decodeTest is "${yaml.decodeTest}", but the decode figures are of the kind "${kind}".`,
    'A fixed duration is of sustained decode, and a fixed number of requests of bursts: "measurementKind: burst".',
  );
}
