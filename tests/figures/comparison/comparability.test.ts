import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparability, type Comparability } from '../../../src/figures/comparison/comparability.ts';
import type { Run } from '../../../src/run/run.ts';
import { inkling, kimi } from '../golden-runs.ts';
import { failing, otherKind, ragged, regular } from './comparison-runs.ts';

const command = kimi.launchCommand ?? '';

const launched = (launchCommand: string | null): Run => ({ ...kimi, launchCommand });
const engine = (changes: Partial<Run['engine']>): Run => ({
  ...kimi,
  engine: { ...kimi.engine, ...changes },
});
const hardware = (changes: Partial<Run['hardware']>): Run => ({
  ...kimi,
  hardware: { ...kimi.hardware, ...changes },
});
const protocol = (changes: Partial<Run['protocol']>): Run => ({
  ...kimi,
  protocol: { ...kimi.protocol, ...changes },
});
const model = (name: string): Run => ({ ...kimi, model: { ...kimi.model, name } });

const verdict = (...runs: Run[]): string => {
  const { level, title, sentence } = comparability(runs);
  return `${level} | ${title} | ${sentence}`;
};

const row = ({ reasons }: Comparability, aspect: string) => reasons.find((one) => one.aspect === aspect);

describe('Kimi and Inkling', () => {
  const found = comparability([kimi, inkling]);

  test('are not the same set-up, and it says why', () => {
    expect(found).toMatchObject({
      level: 'not-same-set-up',
      title: 'Not the same set-up',
      sentence:
        'Quantization, speculative decoding, eager mode, maximum length and 3 more settings differ as well as the model: the ratios describe these two set-ups, not the two models.',
      ratiosAllowed: true,
    });
  });

  test.each([
    ['model', 'subject', ['Kimi-K2.6', 'Inkling-Small']],
    ['quantization', 'confounder', ['INT4', 'BF16']],
    ['speculative-decoding', 'confounder', ['dflash, 8 tokens', 'none']],
    ['drafter', 'neutral', ['nvidia/Kimi-K2.6-DFlash', 'none']],
    ['eager-mode', 'confounder', ['on', 'off']],
    ['max-model-length', 'confounder', ['262,144', '1,048,576']],
    ['memory-utilization', 'confounder', ['0.81', '0.87']],
    ['max-batched-tokens', 'confounder', ['16,384', 'not set']],
    [
      'other-launch-settings',
      'confounder',
      [
        'FLASH_ATTENTION_CUTE_DSL_CACHE_ENABLED=1',
        'VLLM_USE_V2_MODEL_RUNNER=1, FLASH_ATTENTION_CUTE_DSL_CACHE_ENABLED=1, --kernel-config.enable_flashinfer_autotune=False',
      ],
    ],
  ])('differ in %s, a %s', (aspect, role, texts) => {
    expect(row(found, aspect)).toMatchObject({ role, same: false });
    expect(row(found, aspect)?.values.map(({ text }) => text)).toEqual(texts);
  });

  test('are the same in machine, engine and protocol', () => {
    const same = found.reasons.filter((one) => one.same).map(({ aspect }) => aspect);
    expect(same).toEqual([
      ...['gpu', 'gpu-count', 'vram-per-gpu', 'engine', 'engine-version', 'backend', 'repository', 'build'],
      ...['tool', 'tool-version', 'measurement-kind', 'decode-test', 'prefill-mode', 'seconds', 'max-output'],
      ...['tensor-parallelism', 'pipeline-parallelism', 'data-parallelism', 'expert-parallelism'],
      ...['kv-cache-type', 'max-sequences', 'prefix-caching'],
    ]);
  });
});

describe('comparability', () => {
  test('is like for like where all is known and the same', () => {
    expect(verdict(kimi, { ...kimi, id: 'again' })).toBe(
      'like-for-like | Like for like | Model, hardware, engine, quantization, protocol and launch settings are the same: the ratios below compare two measurements of one set-up.',
    );
  });

  test.each([
    ['the letter case of names', engine({ name: 'vLLM', quantization: 'int4' })],
    ['another port and key', launched(command.replace('8000', '8001').replace('<redacted>', 'none'))],
    ['the way that a flag is written', launched(command.replace('--max-model-len ', '--max_model_len='))],
    ['a served name', { ...kimi, model: { ...kimi.model, servedName: 'x', revision: null } }],
  ])('does not mind %s', (_what, other) => {
    expect(comparability([kimi, other]).level).toBe('like-for-like');
  });

  test.each([
    [
      'model',
      model('Kimi-K3'),
      'Only the model differs: hardware, engine, quantization, protocol and launch settings are the same.',
    ],
    [
      'quantization',
      engine({ quantization: 'FP8' }),
      'Only the quantization differs: model, hardware, engine, protocol and launch settings are the same.',
    ],
    [
      'engine version',
      engine({ version: '0.30.0', build: 'cuda-13.3' }),
      'Only the engine version differs: model, hardware, quantization, protocol and launch settings are the same.',
    ],
    [
      'GPU',
      hardware({ gpu: 'H100 SXM', vramPerGpuGb: 80 }),
      'Only the hardware differs: model, engine, quantization, protocol and launch settings are the same.',
    ],
    [
      'number of GPUs, and tensor parallelism with it',
      {
        ...hardware({ gpuCount: 4 }),
        launchCommand: command.replace('--tensor-parallel-size 8', '--tensor-parallel-size 4'),
      },
      'Only the number of GPUs differs, and with it the tensor parallelism: model, engine, quantization, protocol and launch settings are the same otherwise.',
    ],
    [
      'model, and its drafter with it',
      {
        ...model('Kimi-K3'),
        launchCommand: command.replace('"model":"nvidia/Kimi-K2.6-DFlash"', '"model":"nvidia/K3-DFlash"'),
      },
      'Only the model differs, and with it the drafter: hardware, engine, quantization, protocol and launch settings are the same otherwise.',
    ],
  ])('may be about the %s alone', (_what, other, sentence) => {
    expect(verdict(kimi, other)).toBe(`differs-in-subject | Differs in what is compared | ${sentence}`);
  });

  test.each([
    [
      'a flag on one side only',
      launched(command.replace(' --enforce-eager', '')),
      'Eager mode differs: the ratios describe these two set-ups.',
    ],
    [
      'a flag that we do not know',
      launched(`${command} --async-scheduling`),
      'Other launch settings differ: the ratios describe these two set-ups.',
    ],
    [
      'another drafter of the same model',
      launched(command.replace('"model":"nvidia/Kimi-K2.6-DFlash"', '"model":"x"')),
      'Drafter differs: the ratios describe these two set-ups.',
    ],
    [
      'parallelism that does not span the GPUs',
      {
        ...hardware({ gpuCount: 4 }),
        launchCommand: command.replace('--tensor-parallel-size 8', '--tensor-parallel-size 2'),
      },
      'Tensor parallelism differs as well as the number of GPUs: the ratios describe these two set-ups, not the two machines.',
    ],
    [
      'two subjects',
      { ...model('Kimi-K3'), hardware: { ...kimi.hardware, gpu: 'B200', vramPerGpuGb: 180 } },
      'Hardware differs as well as the model: the ratios describe these two set-ups, not the two models.',
    ],
    [
      'another tool',
      protocol({ tool: 'another-bench', toolVersion: '2', secondsPerMeasurement: 60 }),
      'Tool, tool version and time per measurement differ: the ratios describe these two set-ups.',
    ],
  ])('is confounded by %s', (_what, other, sentence) => {
    expect(verdict(kimi, other)).toBe(`not-same-set-up | Not the same set-up | ${sentence}`);
  });

  test('never takes what is not known for the same', () => {
    expect(verdict(kimi, launched(null))).toBe(
      'not-same-set-up | Not known to be the same set-up | What is known is the same. The launch command of Kimi-K2.6 (speculative decoding not known) is not published: speculative decoding, eager mode and other launch settings may differ.',
    );
    expect(verdict(launched(null), { ...launched(null), model: inkling.model })).toBe(
      'not-same-set-up | Not known to be the same set-up | The model differs. The launch commands of Kimi-K2.6 and Inkling-Small are not published: speculative decoding, eager mode and other launch settings may differ.',
    );
    expect(verdict({ ...launched('vllm "'), model: inkling.model }, kimi)).toContain(
      'The model differs. The launch command of Inkling-Small cannot be read: speculative decoding',
    );
    expect(verdict(kimi, engine({ version: null, build: null }))).toContain(
      'What is known is the same. Engine version may differ: not every source gives it.',
    );
  });

  test('says what is not known beside what confounds', () => {
    expect(comparability([kimi, { ...inkling, launchCommand: null }]).sentence).toBe(
      'Quantization differs as well as the model: the ratios describe these two set-ups, not the two models. The launch command of Inkling-Small is not published: speculative decoding, eager mode and other launch settings may differ.',
    );
  });

  test('marks what is not known in its row', () => {
    const found = comparability([kimi, launched(null), engine({ quantization: null })], 1);
    expect(row(found, 'eager-mode')?.values).toEqual([
      { text: 'on', state: 'known', sameAsBaseline: null },
      { text: null, state: 'not-published', sameAsBaseline: null },
      { text: 'on', state: 'known', sameAsBaseline: null },
    ]);
    expect(row(found, 'quantization')?.values).toEqual([
      { text: 'INT4', state: 'known', sameAsBaseline: true },
      { text: 'INT4', state: 'known', sameAsBaseline: true },
      { text: null, state: 'unknown', sameAsBaseline: null },
    ]);
    expect(row(found, 'quantization')).toMatchObject({ same: false, different: false, role: 'confounder' });
  });

  test('allows no ratio across kinds of measurement', () => {
    expect(comparability([regular, otherKind])).toMatchObject({
      level: 'not-same-set-up',
      sentence:
        'The runs measured different things (sustained decode and steps by batch size): no ratio of their figures is given.',
      ratiosAllowed: false,
    });
  });

  test('judges four runs at once', () => {
    expect(verdict(regular, ragged, failing, kimi)).toContain(
      'differ as well as the model: the ratios describe these four set-ups, not the models.',
    );
    expect(comparability([regular, ragged, failing, otherKind]).ratiosAllowed).toBe(false);
  });
});

test('is the same verdict in any order and for any baseline', () => {
  const anyRun = fc.constantFrom(
    ...[kimi, inkling, regular, ragged, failing, otherKind, launched(null), launched('vllm "')],
    ...[engine({ version: null }), hardware({ gpuCount: 4 }), model('x')],
  );
  fc.assert(
    fc.property(anyRun, anyRun, fc.nat(1), (left, right, baselineIndex) => {
      const there = comparability([left, right]);
      const back = comparability([right, left], baselineIndex);
      expect([back.level, back.title, back.ratiosAllowed]).toEqual([
        there.level,
        there.title,
        there.ratiosAllowed,
      ]);
      expect(back.reasons.map(({ role, same }) => [role, same])).toEqual(
        there.reasons.map(({ role, same }) => [role, same]),
      );
    }),
  );
});
