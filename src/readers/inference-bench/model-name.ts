/** The folder of a model of a hub, such as "models--moonshotai--Kimi-K2". */
const HUB_FOLDER = 'models--';

/**
 * The name of a model without the folders that it lies in: "/mnt/data/models/Kimi-K2" → "Kimi-K2". Of the cache of a
 * hub, "/…/models--moonshotai--Kimi-K2/snapshots/…", it is "moonshotai/Kimi-K2". A name such as that stays whole:
 * only what begins as an absolute path or as an address is one.
 */
export function modelName(text: string): string {
  const trimmed = text.trim();
  if (!/^(?:~|\.{0,2}[/\\]|[a-z][a-z\d+.-]{0,20}:[\\/])/i.test(trimmed)) return trimmed;
  const folders = trimmed.split(/[/\\]/).filter((folder) => folder !== '');
  const hub = folders.find((folder) => folder.startsWith(HUB_FOLDER));
  return hub?.slice(HUB_FOLDER.length).replaceAll('--', '/') ?? folders.at(-1) ?? '';
}
