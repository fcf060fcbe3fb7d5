import type { LandscapeData } from '../../figures/landscape/landscape-data.ts';
import { landscapeAddress } from '../../share/address.ts';
import { fetchJson } from '../fetch-json.ts';
import { isLandscape } from './landscape-json.ts';

const fetched = new Map<number, Promise<LandscapeData>>();

/**
 * The cells of all published runs at a context, fetched once.
 *
 * @throws {Error} where they cannot be fetched.
 */
export function fetchLandscape(contextTokens: number): Promise<LandscapeData> {
  const known = fetched.get(contextTokens);
  if (known !== undefined) return known;
  const address = landscapeAddress(contextTokens);
  const data = fetchJson(address).then((value) => {
    if (!isLandscape(value)) throw new Error(`${address}: no landscape`);
    return value;
  });
  fetched.set(contextTokens, data);
  data.catch(() => fetched.delete(contextTokens));
  return data;
}
