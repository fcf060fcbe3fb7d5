import { link } from './link.ts';

/**
 * A JSON file of this site, by its address below the base path.
 *
 * @throws {Error} where it cannot be fetched.
 */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(link(address));
  if (!response.ok) throw new Error(`${address}: ${String(response.status)}`);
  return response.json();
}
