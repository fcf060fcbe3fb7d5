import type { LatencyPercentiles, MeasuredDecode, Speculation } from '../../run/decode.ts';
import type { JsonFields } from '../json/json-fields.ts';
import { aboveZero, milliseconds } from './exact-number.ts';

type Figures = Omit<
  MeasuredDecode,
  | 'contextLabel'
  | 'contextTokens'
  | 'concurrency'
  | 'sourceLine'
  | 'sourceNumber'
  | 'status'
  | 'statusText'
  | 'decodeTokPerSec'
>;

/** The figures of a cell beside its throughput; null or absent where the tool wrote none, or 0 for "unknown". */
export function readFigures(cell: JsonFields): Figures {
  const percentiles = readPercentiles(cell);
  const speculation = readSpeculation(cell);
  const gpuPowerW = aboveZero(cell.fields('hardware_summary')?.figure('power_total_avg_w') ?? null);
  return {
    // The median over requests; per_request_avg_tps would be the total ÷ concurrency.
    perRequestTokPerSec: aboveZero(cell.figure('output_tps_per_user_p50')),
    ttftMs: milliseconds(cell.figure('ttft_p50')),
    interTokenLatencyMs: milliseconds(cell.figure('inter_token_latency_p50')),
    averageActiveRequests: aboveZero(cell.figure('avg_running_reqs')),
    // 0 is a count here: in a window of 30 s no long answer comes to its end.
    completedRequests: cell.count('completed_request_count')?.value ?? null,
    outputTokens: aboveZero(cell.count('client_output_tokens')),
    measuredSeconds: aboveZero(cell.figure('measurement_seconds')),
    ...(isEmpty(percentiles) ? {} : { percentiles }),
    ...(isEmpty(speculation) ? {} : { speculation }),
    ...(gpuPowerW === null ? {} : { gpuPowerW }),
  };
}

function readPercentiles(cell: JsonFields): LatencyPercentiles {
  return {
    ttftP90Ms: milliseconds(cell.figure('ttft_p90')),
    ttftP99Ms: milliseconds(cell.figure('ttft_p99')),
    interTokenLatencyP90Ms: milliseconds(cell.figure('inter_token_latency_p90')),
    interTokenLatencyP99Ms: milliseconds(cell.figure('inter_token_latency_p99')),
  };
}

function readSpeculation(cell: JsonFields): Speculation {
  const rate = aboveZero(cell.figure('server_spec_accept_rate'));
  if (rate !== null && rate > 1) {
    const path = cell.pathOf('server_spec_accept_rate');
    cell.refuse('server_spec_accept_rate', `${path} is ${rate}; a part of all drafted tokens is at most 1.`);
  }
  return {
    acceptanceLength: aboveZero(cell.figure('server_spec_accept_length')),
    acceptanceRate: rate,
    stepsPerSecond: aboveZero(cell.figure('server_steps_per_s')),
  };
}

function isEmpty(figures: LatencyPercentiles | Speculation): boolean {
  return Object.values(figures).every((figure) => figure === null);
}
