/**
 * The components that a written comparison may place in its prose, each with the attributes that it takes besides
 * `run`, `runs` and `baseline`, which all of them may have.
 *
 * The page of a written comparison hands these to the prose, and no others: what is not here is refused, since a
 * component that nobody hands over would be drawn as nothing, as an attribute that nobody reads would change nothing.
 */
export const comparisonComponents = {
  Verdict: [],
  WhoWinsWhere: ['metric'],
  Ratios: ['metric'],
  SideBySide: ['metric'],
  Curves: ['concurrency'],
  Capacity: [],
  Workload: ['people', 'prompt', 'prefix', 'answer'],
  Differences: [],
  Coverage: [],
} as const;

/** HTML elements that prose may need where Markdown has nothing for them. */
export const proseElements: ReadonlySet<string> = new Set(
  (
    'a abbr aside b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h2 h3 h4 hr i ' +
    'img ins kbd li mark ol p pre q s samp section small span strong sub summary sup table tbody td tfoot th thead ' +
    'time tr u ul var wbr'
  ).split(' '),
);
