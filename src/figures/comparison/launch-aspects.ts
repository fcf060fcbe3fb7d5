import { formatCount } from '../../display/quantity-text.ts';
import type { LaunchSettings } from '../set-up.ts';
import { known, UNKNOWN, type AspectValue } from './aspect-value.ts';
import type { Aspect } from './aspect.ts';
import { otherLaunchSettings } from './other-launch-settings.ts';

/** The flag was not given, so that the engine's own default holds. */
const NOT_SET = known('not set', 'not set');

const count = (value: number | null): AspectValue =>
  value === null ? NOT_SET : known(value, formatCount(value));

/** Without the flag there is one: the default of vLLM and SGLang alike. */
const parallelism = (value: number | null): AspectValue =>
  value === null ? known(1, 'not set (1)') : known(value, formatCount(value));

const onOff = (isOn: boolean): AspectValue => known(isOn, isOn ? 'on' : 'off');

const text = (value: string | null): AspectValue => (value === null ? NOT_SET : known(value, value));

function speculation({ speculativeDecoding }: LaunchSettings): AspectValue {
  if (speculativeDecoding === null) return known('none', 'none');
  const { method, tokens } = speculativeDecoding;
  const name = method ?? 'on';
  return known(
    `${name} ${String(tokens)}`,
    tokens === null ? name : `${name}, ${formatCount(tokens)} ${tokens === 1 ? 'token' : 'tokens'}`,
  );
}

function memory({ gpuMemoryUtilization, staticMemoryFraction }: LaunchSettings): AspectValue {
  if (gpuMemoryUtilization !== null) return known(gpuMemoryUtilization, String(gpuMemoryUtilization));
  if (staticMemoryFraction === null) return NOT_SET;
  // Another quantity than vLLM's, so that equal numbers are not the same setting.
  return known(`static ${String(staticMemoryFraction)}`, `${String(staticMemoryFraction)} (static)`);
}

const settings: readonly {
  readonly id: string;
  readonly label: string;
  readonly words: string;
  readonly of: (settings: LaunchSettings) => AspectValue;
}[] = [
  {
    id: 'tensor-parallelism',
    label: 'Tensor parallelism',
    words: 'tensor parallelism',
    of: (set) => parallelism(set.tensorParallel),
  },
  {
    id: 'pipeline-parallelism',
    label: 'Pipeline parallelism',
    words: 'pipeline parallelism',
    of: (set) => parallelism(set.pipelineParallel),
  },
  {
    id: 'data-parallelism',
    label: 'Data parallelism',
    words: 'data parallelism',
    of: (set) => parallelism(set.dataParallel),
  },
  {
    id: 'expert-parallelism',
    label: 'Expert parallelism',
    words: 'expert parallelism',
    of: (set) => onOff(set.expertParallel),
  },
  {
    id: 'speculative-decoding',
    label: 'Speculative decoding',
    words: 'speculative decoding',
    of: speculation,
  },
  {
    id: 'drafter',
    label: 'Drafter',
    words: 'drafter',
    of: ({ speculativeDecoding }) =>
      speculativeDecoding === null ? known('none', 'none') : text(speculativeDecoding.model),
  },
  { id: 'eager-mode', label: 'Eager mode', words: 'eager mode', of: (set) => onOff(set.eagerMode) },
  {
    id: 'max-model-length',
    label: 'Max model length',
    words: 'maximum length',
    of: (set) => count(set.maxModelLen),
  },
  {
    id: 'memory-utilization',
    label: 'GPU memory utilization',
    words: 'GPU memory utilization',
    of: memory,
  },
  {
    id: 'kv-cache-type',
    label: 'KV-cache type',
    words: 'KV-cache type',
    of: (set) => text(set.kvCacheDtype),
  },
  {
    id: 'max-sequences',
    label: 'Max sequences at once',
    words: 'maximum sequences',
    of: (set) => count(set.maxNumSeqs),
  },
  {
    id: 'max-batched-tokens',
    label: 'Max batched tokens',
    words: 'maximum batched tokens',
    of: (set) => count(set.maxNumBatchedTokens),
  },
  {
    id: 'prefix-caching',
    label: 'Prefix caching',
    words: 'prefix caching',
    of: (set) => text(set.prefixCaching),
  },
];

const shared = { group: 'Launch settings', dimension: null, bears: true } as const;

/** What only the launch command tells: settings with a row of their own, then all others in one. */
export const launchAspects: readonly Aspect[] = [
  ...settings.map(({ of, ...names }): Aspect => ({
    ...names,
    ...shared,
    read: ({ setUp }) => {
      if (setUp.command === 'not-published') return { state: 'not-published', text: null };
      return setUp.command === 'read' ? of(setUp) : UNKNOWN;
    },
  })),
  {
    id: 'other-launch-settings',
    label: 'Other launch settings',
    words: 'other launch settings',
    ...shared,
    read: ({ command }) => {
      if (command === null) return { state: 'not-published', text: null };
      if (!command.readable) return UNKNOWN;
      const others = otherLaunchSettings(command);
      return known(others.toSorted().join('\n'), others.length === 0 ? 'none' : others.join(', '));
    },
  },
];
