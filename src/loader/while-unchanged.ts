import { statSync } from 'node:fs';

/** What tells that a file or the list of a folder's entries is another one than before; "" where there is none. */
export function stampOf(path: string): string {
  const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stats === undefined ? '' : [stats.mtimeNs, stats.size, stats.ino].join(' ');
}

/** The same reading, done again only when the stamp of what it reads is another one: pages ask for it thousands of times. */
export function whileUnchanged<Value>(stamp: () => string, read: () => Value): () => Value {
  let kept: { readonly stamp: string; readonly value: Value } | undefined;
  return () => {
    const current = stamp();
    if (kept?.stamp !== current) kept = { stamp: current, value: read() };
    return kept.value;
  };
}
