import { engines, weightGigabytes, type Engine, type Quantization } from './engines.ts';
import { accelerators, type Accelerator } from './machines.ts';
import { matrixAxes, type MatrixAxes } from './matrix-axes.ts';
import { models, type Model } from './models.ts';
import type { Random } from './random.ts';

/** What the launch command alone tells. */
export interface LaunchSettings {
  readonly eager: boolean;
  readonly speculative: boolean;
  readonly quantizedCache: boolean;
  readonly memoryUtilization: number;
}

/** Everything that stays the same when somebody measures again. */
export interface SetUp {
  readonly model: Model;
  readonly accelerator: Accelerator;
  readonly gpuCount: number;
  readonly engine: Engine;
  readonly quantization: Quantization;
  readonly settings: LaunchSettings;
  readonly axes: MatrixAxes;
  readonly secondsPerMeasurement: number;
  readonly maxOutputTokens: number;
  readonly author: string | null;
  /** Of the two ways in which these documents are saved. */
  readonly dialect: 'lines' | 'bullets';
}

const authors = [
  'tensor-owl',
  'northrack',
  'kv-cat',
  'slowpoke7',
  'bench.lab',
  'halfprecision',
  'warp_9',
  'quietfan',
];

/** A set-up whose model fits its machine with room for at least one request. */
export function setUp(random: Random): SetUp {
  const model = random.pick(models);
  const machine = machineFor(model, random);
  const settings = launchSettings(random);
  const maxOutputTokens = random.pick([1024, 2048, 4096, 4096, 4096, 8192]);
  const budget = cacheTokens({ ...machine, model, settings });
  return {
    model,
    ...machine,
    settings,
    axes: matrixAxes({ longestInK: model.longestContextInK, budget, maxOutputTokens }, random),
    secondsPerMeasurement: random.pick([15, 30, 30, 30, 60]),
    maxOutputTokens,
    author: random.chance(0.95) ? random.pick(authors) : null,
    dialect: random.chance(0.5) ? 'lines' : 'bullets',
  };
}

type Machine = Pick<SetUp, 'accelerator' | 'gpuCount' | 'engine' | 'quantization'>;

/** Of all machines that a model fits, one of the smaller ones, as people choose them. */
function machineFor({ parameters }: Model, random: Random): Machine {
  const fitting = accelerators.flatMap((accelerator) =>
    accelerator.counts.flatMap((gpuCount) =>
      engines
        .filter(({ backends }) => backends.includes(accelerator.backend))
        .flatMap((engine) =>
          engine.quantizations
            .filter((each) => weightGigabytes(parameters, each) < 0.75 * accelerator.gigabytes * gpuCount)
            .map((quantization) => ({ accelerator, gpuCount, engine, quantization })),
        ),
    ),
  );
  const size = ({ accelerator, gpuCount }: Machine): number => accelerator.gigabytes * gpuCount;
  const candidates = Array.from({ length: 3 }, () => random.pick(fitting));
  return candidates.reduce((least, each) => (size(each) < size(least) ? each : least));
}

/** Few launch commands are plain, and fewer use everything. */
export function launchSettings(random: Random): LaunchSettings {
  return {
    eager: random.chance(0.08),
    speculative: random.chance(0.18),
    quantizedCache: random.chance(0.15),
    memoryUtilization: random.pick([0.85, 0.87, 0.9, 0.9, 0.92, 0.95]),
  };
}

/** How many tokens the KV cache of a server holds. */
export function cacheTokens({
  model,
  accelerator,
  gpuCount,
  quantization,
  settings,
}: Pick<SetUp, 'model' | 'accelerator' | 'gpuCount' | 'quantization' | 'settings'>): number {
  const gigabytes =
    accelerator.gigabytes * gpuCount * settings.memoryUtilization -
    weightGigabytes(model.parameters, quantization);
  return Math.floor((gigabytes * 1e6) / cacheKilobytes(model, settings));
}

/** Of KV cache for each token. */
export function cacheKilobytes({ kilobytesPerToken }: Model, { quantizedCache }: LaunchSettings): number {
  return quantizedCache ? kilobytesPerToken / 2 : kilobytesPerToken;
}
