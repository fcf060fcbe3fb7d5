/** Sent to a `line-chart` with another chart to draw in its detail. */
export const CHART_CHANGED = 'chart-changed';
