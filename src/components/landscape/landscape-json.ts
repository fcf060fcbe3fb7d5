import type { LandscapeData } from '../../figures/landscape/landscape-data.ts';

/** Whether the JSON is a landscape; it was written by the same build, so its parts are not looked into. */
export function isLandscape(value: unknown): value is LandscapeData {
  return typeof value === 'object' && value !== null && 'contexts' in value && 'runs' in value;
}
