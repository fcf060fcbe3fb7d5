import { landscapeTotal, type LandscapeRow } from './landscape-row.ts';

/**
 * The cells that no other beats: each other one serves less in total, or less to each request. Of cells that are equal in
 * both, the first. From the highest throughput of one request to the highest total.
 */
export function paretoFront(rows: readonly LandscapeRow[], perGpu: boolean): readonly LandscapeRow[] {
  const sorted = rows.toSorted(
    (left, right) =>
      right.perRequestTokPerSec - left.perRequestTokPerSec ||
      landscapeTotal(right, perGpu) - landscapeTotal(left, perGpu),
  );
  let most = 0;
  return sorted.filter((row) => {
    const total = landscapeTotal(row, perGpu);
    if (total <= most) return false;
    most = total;
    return true;
  });
}
