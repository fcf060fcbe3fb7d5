import type { AdditionalField } from '../../run/additional-field.ts';
import type { JsonFields } from '../json/json-fields.ts';
import { quote } from '../quote.ts';
import { PREFILL_METHOD, type ResultPart } from '../result-part.ts';
import { aboveZero } from './exact-number.ts';
import { NUMBER_KEY } from './keys.ts';

const PREFILL_MODES = new Map([
  ['integrated_decode_scout', 'Measured during decode warm-up'],
  ['standalone_cold', 'Measured apart from decode, with cold prompts'],
  ['skipped', 'Skipped'],
]);

/** How the file says that it was measured. The oldest files do not name their mode: they know only the fixed duration. */
export function readProtocol(metadata: JsonFields, root: JsonFields): ResultPart['protocol'] {
  const isBurst = readIsBurst(metadata);
  const isPrefillOnly = metadata.flag('prefill_only') === true;
  const seconds = aboveZero(metadata.figure('duration_per_test'));
  const maxOutputTokens = aboveZero(metadata.count('max_tokens'));
  return {
    tool: 'llm-inference-bench',
    toolVersion: readVersion(metadata),
    measurementKind: isBurst ? 'burst' : 'sustained',
    decodeTest: isPrefillOnly ? null : isBurst ? 'Fixed number of requests' : 'Fixed duration',
    prefillMode: readPrefillMode(metadata),
    secondsPerMeasurement: isPrefillOnly || isBurst ? null : seconds,
    maxOutputTokens: isPrefillOnly ? null : maxOutputTokens,
    additional: [
      ...(isPrefillOnly ? [] : readSampling(metadata)),
      ...(isBurst ? readRequestCounts(metadata) : []),
      ...readPrefillMethods(root),
    ],
  };
}

function readIsBurst(metadata: JsonFields): boolean {
  const mode = metadata.text('decode_mode')?.value ?? '';
  if (mode === '' || mode === 'duration') return false;
  if (mode !== 'request-count')
    metadata.refuse('decode_mode', 'metadata.decode_mode is neither "duration" nor "request-count".');
  return true;
}

function readVersion(metadata: JsonFields): string | null {
  const version = metadata.text('version')?.value.replace(/^v/, '') ?? '';
  if (version === '') return null;
  if (/^\d{1,4}(?:\.\d{1,4}){0,2}(?:[-+.]?[a-z]{1,5}\.?\d{0,8})?$/i.test(version)) return version;
  return metadata.refuse('version', 'metadata.version is no version such as "0.6.2".');
}

function readPrefillMode(metadata: JsonFields): string | null {
  const mode = metadata.text('prefill_mode')?.value ?? '';
  if (mode === '') return null;
  const text = PREFILL_MODES.get(mode);
  if (text !== undefined) return text;
  const known = [...PREFILL_MODES.keys()].map(quote).join(', ');
  return metadata.refuse(
    'prefill_mode',
    'metadata.prefill_mode is none that is known.',
    `Known are ${known}.`,
  );
}

function readSampling(metadata: JsonFields): AdditionalField[] {
  // A temperature of 0 is one; null is the server's own.
  const temperature = metadata.figure('temperature');
  const ignoresEnd = metadata.flag('ignore_eos');
  const forced = metadata.count('forced_token_id');
  return [
    ...(temperature === null ? [] : [{ label: 'Temperature', value: String(temperature.value) }]),
    ...(ignoresEnd === null
      ? []
      : [
          {
            label: 'End of an answer',
            value: ignoresEnd ? 'At max output, whatever the model says' : 'Where the model ends it',
          },
        ]),
    ...(forced === null
      ? []
      : [{ label: 'Forced token', value: `${forced.value}, which every answer repeats` }]),
    ...(metadata.flag('metrics_available') === false
      ? [{ label: 'Server metrics', value: 'Not available: active requests were not counted' }]
      : []),
  ];
}

function readRequestCounts(metadata: JsonFields): AdditionalField[] {
  const measured = aboveZero(metadata.count('request_count'));
  const warmUp = aboveZero(metadata.count('warmup_request_count'));
  return [
    ...(measured === null ? [] : [{ label: 'Requests per measurement', value: String(measured) }]),
    ...(warmUp === null ? [] : [{ label: 'Warm-up requests', value: String(warmUp) }]),
  ];
}

/** How the prefill points were measured, where the tool says so; they can differ from row to row. */
function readPrefillMethods(root: JsonFields): AdditionalField[] {
  const prefill = root.fields('prefill');
  if (prefill === null) return [];
  const methods = [...prefill.keys].flatMap((key) => {
    const row = NUMBER_KEY.test(key) ? prefill.fields(key) : null;
    const method = row?.word('method') ?? null;
    return method === null || row?.count('samples')?.value === 0 ? [] : [method];
  });
  const names = [...new Set(methods)].join(', ');
  return names === '' ? [] : [{ label: PREFILL_METHOD, value: names }];
}
