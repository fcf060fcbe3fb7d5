import type { JSX } from 'preact';
import type { Finding } from '../../figures/findings/finding.ts';
import { link } from '../link.ts';

interface Props {
  readonly findings: readonly Finding[];
  /** Whose they are, where a page shows several runs; each then stands without an anchor. */
  readonly of?: string | undefined;
}

/** Findings in full sentences, each with its reason on the methodology page; nothing where there are none. */
export function FindingList({ findings, of }: Props): JSX.Element | null {
  if (findings.length === 0) return null;
  return (
    <ul class="findings">
      {findings.map(({ severity, title, sentence, methodologyAnchor }, index) => (
        <li id={of === undefined ? anchor(findings, index) : undefined} class={severity}>
          <b>
            {of !== undefined && `${of}: `}
            {title}.
          </b>{' '}
          {sentence}{' '}
          <a href={link(`/methodology/#${methodologyAnchor}`)}>
            Why<span class="visually-hidden"> this matters: {title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** "finding-cliff", of a second one with the same code "finding-cliff-2". */
function anchor(findings: readonly Finding[], index: number): string | undefined {
  const code = findings[index]?.code;
  if (code === undefined) return undefined;
  const before = findings.slice(0, index).filter((other) => other.code === code).length;
  return before === 0 ? `finding-${code}` : `finding-${code}-${String(before + 1)}`;
}
