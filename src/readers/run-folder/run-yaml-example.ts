import { runYamlKeys, runYamlSections } from '../../run/run-yaml.ts';
import type { RequiredPath } from './agreement.ts';

/** The lines of a run.yaml that says these things, with examples for values: "model:", "  name: Kimi-K2.6", … */
export function runYamlExample(paths: readonly RequiredPath[]): string {
  const lines: string[] = [];
  for (const path of paths) {
    const [section = '', key] = path.split('.');
    const heading = `${section}:`;
    if (key !== undefined && !lines.includes(heading)) lines.push(heading);
    const entry = key === undefined ? runYamlKeys.get(section) : runYamlSections.get(section)?.get(key);
    lines.push(`${key === undefined ? '' : '  '}${entry ?? path}`);
  }
  return lines.join('\n');
}
