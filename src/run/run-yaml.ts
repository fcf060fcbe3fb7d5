import { z } from 'zod';
import { MEASUREMENT_KINDS } from './protocol.ts';
import { optionalText, refuseLines, type Refusal } from './text-schema.ts';

/*
 * What people write about a run beside its result files, in their words for the fields of a Run. Every key may be left
 * out: what a file says by itself need not be said again, and what nobody says is null in the Run.
 */

const line = () => optionalText(refuseLine);
const amount = () => z.number().positive('is not above 0.').max(1e12, 'is more than anything has.');
const count = () => z.int('is more than anything has.').positive('is not above 0.');

/** A key that may be left out, with what it says and a value as it may be written. */
function key<Schema extends z.ZodType>(schema: Schema, description: string, example: unknown) {
  return schema.optional().meta({ description, examples: [example] });
}

const additional = () =>
  key(z.record(z.string(), line()), 'Whatever else there is to say: names with their texts.', {
    Driver: '580.95',
  });

/** `model:` of a run.yaml. */
const ModelYamlSchema = z.strictObject({
  name: key(line(), 'The name that runs are grouped by.', 'Kimi-K2.6'),
  servedName: key(line(), 'The name that the server answers to.', 'nvidia/Kimi-K2.6-DFlash'),
  revision: key(line(), 'Of the weights.', 'main'),
});

/** `hardware:` of a run.yaml. */
const HardwareYamlSchema = z.strictObject({
  type: key(line(), 'The kind of machine.', 'Discrete GPU'),
  gpu: key(line(), 'The GPU, without its memory.', 'H200 SXM'),
  gpuCount: key(count(), 'How many GPUs the server uses.', 8),
  vramGb: key(amount(), 'Memory of all GPUs together, in GB.', 1128),
  vramPerGpuGb: key(amount(), 'Memory of one GPU, in GB.', 141),
  os: key(line(), 'The operating system.', 'linux'),
  additional: additional(),
});

/** `engine:` of a run.yaml. */
const EngineYamlSchema = z.strictObject({
  name: key(line(), 'The inference engine.', 'vllm'),
  version: key(line(), 'In quotes where it reads like a number.', '0.29.0'),
  quantization: key(line(), 'Of the weights.', 'INT4'),
  backend: key(line(), 'What it computes with.', 'cuda'),
  repository: key(
    lineWithout('https://'),
    'Where its code is, without a scheme.',
    'github.com/vllm-project/vllm',
  ),
  build: key(line(), 'Which of its builds.', 'cuda-13.2'),
  kvCacheTokens: key(count(), 'KV-cache budget in tokens, as the server reported it.', 1203584),
  additional: additional(),
});

const measuredAt = z.union([z.iso.datetime(), z.iso.date()], 'is neither a moment in UTC nor a day.');

/** What run.yaml holds. */
export const RunYamlSchema = z.strictObject({
  title: key(line(), 'Of the page. By default "MODEL on GPU 141GB ×8".', 'Kimi-K2.6 on H200 SXM 141GB ×8'),
  model: ModelYamlSchema.optional().meta({ description: 'The model under test.' }),
  hardware: HardwareYamlSchema.optional().meta({ description: 'The machine.' }),
  engine: EngineYamlSchema.optional().meta({ description: 'The inference engine and how it was built.' }),
  tool: key(line(), 'The benchmark tool, where the result file does not say.', 'llm-inference-bench'),
  toolVersion: key(
    lineWithout('v'),
    'Without a leading "v", in quotes where it reads like a number.',
    '0.6.2',
  ),
  measurementKind: key(
    z.enum(MEASUREMENT_KINDS, `is none of ${MEASUREMENT_KINDS.join(', ')}.`),
    'What a decode figure of a table is; "sustained" where nothing is said.',
    'sustained',
  ),
  decodeTest: key(
    z.enum(['Fixed duration', 'Fixed number of requests'], 'is no test of decode that is known.'),
    'Of a table: "Fixed duration" of sustained decode, or "Fixed number of requests" of bursts.',
    'Fixed duration',
  ),
  prefillMode: key(line(), 'How prefill was measured, of a table.', 'Measured during decode warm-up'),
  secondsPerMeasurement: key(amount(), 'The length of a decode window, of a table.', 30),
  maxOutputTokens: key(count(), 'The longest answer that a request may produce, of a table.', 4096),
  decimalComma: key(z.boolean(), 'Whether the numbers of a table have a comma before their decimals.', true),
  launchCommand: key(optionalText(refuseUnseen), 'What started the server, verbatim.', 'vllm serve MODEL'),
  author: key(lineWithout('@'), 'Who measured it, without a leading "@".', 'keennay'),
  via: key(line(), 'How the result came to its publisher.', 'lmx dev import'),
  measuredAt: key(measuredAt, 'The moment in UTC, or the day alone.', '2026-09-17T20:47:00Z'),
  notes: key(optionalText(refuseUnseen), 'Remarks in plain text.', 'Measured after a warm-up of one hour.'),
});

export type RunYaml = z.infer<typeof RunYamlSchema>;

function refuseLine(value: string): Refusal | null {
  // What the documents write for unknown is no value here.
  if (value.trim() === '—')
    return { message: 'says nothing.', hint: 'Leave the line out where it is unknown.' };
  return refuseLines(value) ?? refuseUnseen(value);
}

/** Escapes in quotes could write what a file itself may not hold. */
function refuseUnseen(value: string): Refusal | null {
  const isUnseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u.test(value);
  return isUnseen ? { message: 'has a character that cannot be seen.', hint: 'Take it out.' } : null;
}

/** A text of one line that does not begin with what every such text would. */
function lineWithout(prefix: string) {
  return optionalText((value) => {
    const isPrefixed = prefix === 'v' ? /^v\d/.test(value) : value.startsWith(prefix);
    if (!isPrefixed) return refuseLine(value);
    return { message: `begins with "${prefix}".`, hint: `Write "${value.slice(prefix.length)}".` };
  });
}

/** The keys of a mapping in their order, each with an entry as it may be written, such as "gpuCount: 8". */
export type YamlKeys = ReadonlyMap<string, string>;

function keysOf(shape: z.ZodRawShape): YamlKeys {
  return new Map(Object.entries(shape).map(([name, schema]) => [name, `${name}: ${exampleOf(schema)}`]));
}

function exampleOf(schema: z.core.$ZodType): string {
  const examples = z.globalRegistry.get(schema)?.examples;
  const example: unknown = Array.isArray(examples) ? examples[0] : null;
  return typeof example === 'string' ? example : JSON.stringify(example);
}

/** The keys at the top of run.yaml. */
export const runYamlKeys = keysOf(RunYamlSchema.shape);

/** The keys of its mappings. */
export const runYamlSections: ReadonlyMap<string, YamlKeys> = new Map([
  ['model', keysOf(ModelYamlSchema.shape)],
  ['hardware', keysOf(HardwareYamlSchema.shape)],
  ['engine', keysOf(EngineYamlSchema.shape)],
]);

/** The JSON Schema (draft 2020-12) of run.yaml, for editors. */
export function runYamlJsonSchema(): Record<string, unknown> {
  return {
    title: 'run.yaml',
    description: 'What people say about a benchmark run beside its result files.',
    ...z.toJSONSchema(RunYamlSchema),
  };
}
