/*
 * The JSON that llm-inference-bench writes with --output, of every version: what is there is read, and what is not
 * is null. Nothing leaves it but the keys in inference-bench/keys.ts: the rest names machines, people and paths.
 */
import { extractOf, type Extract } from './inference-bench/extract.ts';
import { aboveZero } from './inference-bench/exact-number.ts';
import { localTime } from './inference-bench/local-time.ts';
import { MATRICES, readMatrix } from './inference-bench/matrix.ts';
import { modelName } from './inference-bench/model-name.ts';
import { hintOfOtherFormat, isResult } from './inference-bench/not-a-result.ts';
import { readPlan } from './inference-bench/plan.ts';
import { readPrefill } from './inference-bench/prefill.ts';
import { privateNames } from './inference-bench/private-names.ts';
import { readProtocol } from './inference-bench/protocol.ts';
import { publicText } from './inference-bench/public-text.ts';
import { JsonFields } from './json/json-fields.ts';
import { parseJson } from './json/parse-json.ts';
import type { Report } from './report.ts';
import type { ResultPart } from './result-part.ts';

/**
 * Reads the result of one run: what it says, or null where there is anything wrong with it, which is reported with its
 * line, column and path. Never throws for what a text may hold.
 *
 * Source lines count in the extract. A cell or point that the tool did not measure has the line of its row in the
 * summary table, or of the context axis. Model, hardware and command are for run.yaml to say.
 */
export function readInferenceBench(report: Report): ResultPart | null {
  const value = parseJson(report, () => hintOfOtherFormat(report));
  if (value === null) return null;
  const names = value.kind === 'object' ? privateNames(value) : [];
  const clean = (text: string) => publicText(text, names);
  if (!isResult(value, { report, publicText: clean })) return null;
  const root = new JsonFields(value, '', { report, publicText: clean });
  const extract = extractOf(value, (text, key) => publishedText(text, key, clean));
  const part = readPart(root, extract, clean);
  return report.problems.length === 0 ? part : null;
}

function readPart(root: JsonFields, extract: Extract, clean: (text: string) => string): ResultPart | null {
  const metadata = root.fields('metadata');
  if (metadata === null) return null;
  const lineOf = (path: string) => extract.lines.get(path) ?? 0;
  const kvCacheTokens = aboveZero(metadata.count('max_total_tokens'));
  const protocol = readProtocol(metadata, root);
  const { decode, bursts } = readMatrices(root, metadata, {
    lineOf,
    publicText: clean,
    budget: kvCacheTokens,
    maxOutputTokens: protocol.maxOutputTokens,
  });
  return {
    format: 'llm-inference-bench',
    servedName: nonEmpty(clean(modelName(metadata.text('model')?.value ?? ''))),
    engineName: readEngine(metadata),
    kvCacheTokens,
    protocol,
    measuredAtLocal: readTime(metadata),
    prefill: readPrefill(root, lineOf),
    decode,
    bursts,
    extract: extract.text,
  };
}

function readMatrices(
  root: JsonFields,
  metadata: JsonFields,
  context: Omit<Parameters<typeof readMatrix>[0], 'root' | 'plan'>,
): Pick<ResultPart, 'decode' | 'bursts'> {
  // The axes of a file with prefill alone are what the tool plans when nobody says anything.
  if (metadata.flag('prefill_only') === true) {
    for (const { rows } of [MATRICES.decode, MATRICES.bursts])
      if (root.rows(rows).length > 0)
        root.refuse(rows, `${rows} has cells, although metadata.prefill_only is true.`);
    return { decode: [], bursts: [] };
  }
  if (!root.says('results')) root.refuse('results', 'results is missing.');
  const plan = root.says('results') ? readPlan(metadata, root) : null;
  if (plan === null) return { decode: [], bursts: [] };
  const matrix = { ...context, root, plan };
  return {
    decode: readMatrix(matrix, MATRICES.decode),
    bursts: root.rows(MATRICES.bursts.rows).length === 0 ? [] : readMatrix(matrix, MATRICES.bursts),
  };
}

/** A proxy is no engine: what runs behind it the tool cannot see. */
function readEngine(metadata: JsonFields): string | null {
  const engine = metadata.word('engine');
  return engine === 'openai_proxy' ? null : engine;
}

function readTime(metadata: JsonFields): string | null {
  const text = metadata.text('timestamp')?.value ?? '';
  const time = localTime(text);
  if (text === '' || time !== null) return time;
  return metadata.refuse('timestamp', 'metadata.timestamp is no time such as "2026-09-17T20:47:00".');
}

/** Of a key that is read as one of a few words it stays as it is: any other text is a problem, and nothing is published. */
function publishedText(text: string, key: string, clean: (text: string) => string): string {
  switch (key) {
    case 'model':
      return clean(modelName(text));
    case 'failure_reason':
      return clean(text);
    case 'aggregate_source':
      return /^[a-z_]{0,60}$/.test(text) ? text : '';
    default:
      return text;
  }
}

function nonEmpty(text: string): string | null {
  return text === '' ? null : text;
}
