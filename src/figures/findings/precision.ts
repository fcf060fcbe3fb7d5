import { formatList } from '../../display/list-text.ts';
import { formatCount, formatDecodeRate, formatPrefillRate } from '../../display/quantity-text.ts';
import type { MeasuredDecode } from '../../run/decode.ts';
import type { Run } from '../../run/run.ts';
import { decodePlace } from '../decode-place.ts';
import { isMeasuredDecode, isMeasuredPrefill } from '../measured.ts';
import { finding, type Finding } from './finding.ts';

/** From here up prefill throughput is published to three digits or so, in steps of 100 tok/s. */
const ROUNDED_FROM = 10_000;
/** Below, the last digit of a decode figure is more than a hundredth of it. */
const SMALL = 5;

const isTenth = ({ decodeTokPerSec }: MeasuredDecode): boolean =>
  Math.round(decodeTokPerSec * 10) / 10 === decodeTokPerSec;

/** Figures so rounded that it shows. Judged by the values: exact ones would not all be round. */
export function roundedFigures(run: Run): readonly Finding[] {
  const large = run.prefill
    .filter(isMeasuredPrefill)
    .filter((point) => point.prefillTokPerSec >= ROUNDED_FROM);
  const rounded = large.every((point) => point.prefillTokPerSec % 100 === 0) ? large : [];
  const decode = run.decode.filter(isMeasuredDecode);
  const small = decode.every(isTenth) ? decode.filter((cell) => cell.decodeTokPerSec < SMALL) : [];
  const [prefill] = rounded;
  const [least] = small.toSorted((left, right) => left.decodeTokPerSec - right.decodeTokPerSec);
  const sentences = [
    prefill === undefined
      ? ''
      : `Prefill throughput from 10K tok/s up is rounded to 100: ${formatPrefillRate(prefill.prefillTokPerSec)} is known to ±50 tok/s.`,
    least === undefined
      ? ''
      : `Decode throughput is rounded to 0.1: ${formatDecodeRate(least.decodeTokPerSec)} is known to ±0.05 tok/s.`,
  ].filter((sentence) => sentence !== '');
  if (sentences.length === 0) return [];
  return [
    finding('rounded-figures', {
      title: 'Rounded figures',
      sentence: sentences.join(' '),
      cells: small.map(decodePlace),
      prefillContexts: rounded.map(({ contextLabel }) => contextLabel),
    }),
  ];
}

/** Nothing in a run says how its figures would spread if they were measured again. */
export function singleMeasurement(run: Run): readonly Finding[] {
  const decode = run.decode.filter(isMeasuredDecode);
  const prefill = run.prefill.filter(isMeasuredPrefill);
  if (decode.length + prefill.length === 0) return [];
  const seconds = run.protocol.secondsPerMeasurement;
  const window =
    run.protocol.measurementKind !== 'sustained'
      ? 'measured once'
      : seconds === null
        ? 'one window'
        : `one window of ${formatCount(seconds)} s`;
  const isOneRequest = prefill.length > 0 && prefill.every((point) => point.completedRequests === 1);
  const figures = [
    ...(decode.length > 0 ? [`each decode figure is ${window}`] : []),
    ...(isOneRequest ? ['each prefill figure is one request'] : []),
  ];
  return [
    finding('single-measurement', {
      title: 'One measurement, no spread',
      sentence:
        `No figure comes with a spread${figures.length === 0 ? '' : `: ${formatList(figures)}`}. ` +
        'Differences of a few per cent can be chance.',
    }),
  ];
}
