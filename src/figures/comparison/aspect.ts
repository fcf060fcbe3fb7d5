import type { RunHeader } from '../../run/run.ts';
import { parseLaunchCommand, type LaunchCommand } from '../launch-command.ts';
import { setUp, type SetUp } from '../set-up.ts';
import type { AspectValue } from './aspect-value.ts';

/** What a comparison can be about. */
export type Dimension = 'model' | 'hardware' | 'engine' | 'quantization';

/** A run with what its launch command tells. */
export interface DescribedRun {
  readonly header: RunHeader;
  readonly setUp: SetUp;
  /** Null where it was not published. */
  readonly command: LaunchCommand | null;
}

/** One thing in which two set-ups can differ. */
export interface Aspect {
  readonly id: string;
  readonly label: string;
  /** Inside a sentence: "maximum length". */
  readonly words: string;
  readonly group: 'Model' | 'Hardware' | 'Engine' | 'Protocol' | 'Launch settings';
  /** What a comparison is about where this differs alone; null where a difference only confounds. */
  readonly dimension: Dimension | null;
  /** Whether it can change a figure; a served name cannot. */
  readonly bears: boolean;
  readonly read: (run: DescribedRun) => AspectValue;
}

/** Reads the launch command of a run, once for all aspects. */
export function describeRun(header: RunHeader): DescribedRun {
  const { launchCommand } = header;
  return {
    header,
    setUp: setUp(header),
    command: launchCommand === null ? null : parseLaunchCommand(launchCommand),
  };
}
