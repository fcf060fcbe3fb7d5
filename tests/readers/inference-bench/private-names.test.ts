import { expect, test } from 'vitest';
import { privateNames } from '../../../src/readers/inference-bench/private-names.ts';
import { parseJson } from '../../../src/readers/json/parse-json.ts';
import { Report } from '../../../src/readers/report.ts';

function namesIn(parts: unknown): readonly string[] {
  const root = parseJson(new Report('a.json', JSON.stringify(parts)));
  if (root?.kind !== 'object') throw new Error('no object');
  return privateNames(root);
}

test.each([
  {
    parts: { metadata: { server: 'http://GPU01.example.org:8000/v1' } },
    names: ['gpu01.example.org', 'gpu01'],
  },
  { parts: { metadata: { server: 'http://[2001:db8::1]:8000' } }, names: ['2001:db8::1'] },
  { parts: { metadata: { hostname: 'dgx-01' } }, names: ['dgx-01'] },
  { parts: { startup_diagnostics: { uname: 'Linux dgx01 6.8.0-60-generic' } }, names: ['dgx01'] },
  {
    parts: { environment: [{ SLURMD_NODENAME: 'gpu-17', LOGNAME: 'alice', HOME: '/home/jdoe42' }] },
    names: ['gpu-17', 'jdoe42', 'alice'],
  },
  { parts: { event_log: ['opened C:\\Users\\bob\\x and /home/carol/y'] }, names: ['carol', 'bob'] },
  { parts: { metadata: { server: 'http://localhost:8000', user: 'root' } }, names: [] },
  { parts: { results: [{ host: 'gpu01' }], hardware_summary: { name: 'H200' } }, names: [] },
])('$parts names $names', ({ parts, names }) => {
  expect(namesIn(parts)).toEqual(names);
});
