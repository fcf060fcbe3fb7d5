/** Colours and type of a chart, taken from the page, so that both follow one set of tokens. */
export interface ChartTheme {
  readonly fontFamily: string;
  readonly ink: string;
  readonly soft: string;
  readonly faint: string;
  readonly rule: string;
  readonly card: string;
  /** Of points that a finding concerns. */
  readonly mark: string;
  readonly markEdge: string;
  /** The colour of a curve by its place among all curves. */
  readonly curveColor: (index: number, count: number) => string;
  /** The colour of a run by its place in a comparison. */
  readonly runColor: (index: number) => string;
}

const SHADES = 5;

/** Reads the theme as it is for an element at this moment. */
export function chartTheme(element: HTMLElement): ChartTheme {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    fontFamily: style.fontFamily,
    ink: token('ink'),
    soft: token('soft'),
    faint: token('faint'),
    rule: token('rule'),
    card: token('card'),
    mark: token('mark'),
    markEdge: token('mark-edge'),
    curveColor(index, count) {
      const shade = count === 1 ? 1 : Math.round((index * (SHADES - 1)) / (count - 1));
      return token(`line-${String(shade)}`);
    },
    runColor: (index) => token(`series-${'abcd'.charAt(index % 4)}`),
  };
}
