import type { Run } from '../../../src/run/run.ts';
import { kimi } from '../golden-runs.ts';
import { measuredCell, syntheticRun } from '../synthetic-run.ts';

interface Again {
  readonly id: string;
  readonly version?: string;
  readonly measuredAt?: string | null;
  readonly command?: string | null;
  /** Decode tok/s of one request at 8K. */
  readonly single?: number;
}

/** A run of one set-up that was measured on some day. */
export function measuredAgain({
  id,
  version = '0.27.0',
  measuredAt = null,
  command = 'vllm serve m',
  single = 20,
}: Again): Run {
  return syntheticRun({
    id,
    launchCommand: command,
    engine: { ...kimi.engine, version },
    publication: { ...kimi.publication, measuredAt },
    decode: [measuredCell(8192, 1, { decodeTokPerSec: single })],
  });
}
