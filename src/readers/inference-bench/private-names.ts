import type { JsonObject, JsonValue } from '../json/json-value.ts';

/** What everybody's machine is called says nothing of anybody's. */
const COMMON = new Set([
  ...['localhost', 'root', 'user', 'users', 'home', 'admin', 'ubuntu', 'linux', 'none', 'unknown', 'server'],
  ...['model', 'models', 'data', 'app', 'host', 'vllm', 'sglang', 'docker', 'nobody', 'jovyan'],
]);

/** Also of variables of an environment, such as SLURMD_NODENAME. */
const NAME_KEYS =
  /(?:^|_)(?:host|host_?name|fqdn|node|node_?name|machine|computer_?name|user|user_?name|logname|login|home)$/i;

const HOME = /(?:\/home\/|[/\\]Users[/\\])([^\s/\\"'`:,;]+)/g;

/** Parts with thousands of figures and nobody's name. */
const FIGURES = ['results', 'burst_results', 'summary_table', 'burst_summary_table'];

/**
 * The names of machines and people that a result file gives: that of its server, and those that its other parts name
 * as such, or as the owner of a folder. Lower case, each once, none shorter than three characters. They are what to take out of its other texts.
 */
export function privateNames(root: JsonObject): string[] {
  const names = new Set<string>();
  const add = (name: string) => {
    const lowered = name.toLowerCase();
    if (lowered.length >= 3 && lowered.length <= 80 && !COMMON.has(lowered)) names.add(lowered);
  };
  const metadata = root.members.get('metadata');
  const server = metadata?.kind === 'object' ? metadata.members.get('server') : undefined;
  if (server?.kind === 'text') hostNames(server.value).forEach(add);
  for (const [part, value] of root.members) {
    if (FIGURES.includes(part)) continue;
    for (const { key, text } of textsIn(part, value)) {
      namesIn(key, text).forEach(add);
      for (const [, owner = ''] of text.matchAll(HOME)) add(owner);
    }
  }
  // A longer name first: a shorter one may be a part of it.
  return [...names].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/** "https://alice@gpu01.example.org:8000/v1" → "gpu01.example.org" and "gpu01". */
function hostNames(address: string): string[] {
  const authority = address.split('://').at(-1)?.split(/[/?#]/, 1)[0] ?? '';
  const host = authority.split('@').at(-1) ?? '';
  const name = host.startsWith('[') ? host.slice(1).split(']', 1) : host.split(':', 1);
  return name.flatMap((whole) => (/[a-z]/i.test(whole) ? [whole, ...whole.split('.', 1)] : [whole]));
}

function namesIn(key: string, text: string): string[] {
  // "Linux gpu01 6.8.0-60-generic …"
  if (/^uname/i.test(key)) return hostNames(/^Linux\s+(\S+)/.exec(text)?.[1] ?? '');
  if (!NAME_KEYS.test(key)) return [];
  return /^[/~]/.test(text) ? text.split('/').slice(-1) : hostNames(text);
}

/** Every text in a value with the key that leads to it, however deep. */
function* textsIn(part: string, whole: JsonValue): Generator<{ key: string; text: string }> {
  const left: { key: string; value: JsonValue }[] = [{ key: part, value: whole }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { key, value: found } = next;
    if (found.kind === 'text') yield { key, text: found.value };
    if (found.kind === 'object')
      for (const [inner, child] of found.members) left.push({ key: inner, value: child });
    if (found.kind === 'list') for (const item of found.items) left.push({ key, value: item });
  }
}
