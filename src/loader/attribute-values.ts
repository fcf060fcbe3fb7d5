/** What an attribute of a component may say, besides the ids of runs. */
interface AttributeValues {
  readonly accepts: RegExp;
  /** What is accepted, to follow "Write". */
  readonly hint: string;
}

const count: AttributeValues = { accepts: /^[1-9]\d{0,5}$/, hint: 'a whole number from 1 up, such as "4"' };
const tokens: AttributeValues = {
  accepts: /^[1-9][\d,]{0,12}(?:\.\d{1,3})?K?$/i,
  hint: 'a number of tokens, such as "32K" or "500"',
};

/** The attributes whose values a page would otherwise pass over in silence; see comparison-components.ts. */
export const attributeValues: ReadonlyMap<string, AttributeValues> = new Map([
  [
    'metric',
    {
      accepts: /^(?:throughput|per-request|ttft|inter-token-latency)$/,
      hint: '"throughput", "per-request", "ttft" or "inter-token-latency"',
    },
  ],
  ['concurrency', count],
  ['people', count],
  ['prompt', tokens],
  ['answer', tokens],
  ['prefix', { accepts: /^(?:cold|cached)$/, hint: '"cold" or "cached"' }],
]);
