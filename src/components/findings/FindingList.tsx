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
      {findings.map(({ code, severity, title, sentence, methodologyAnchor }) => (
        <li id={of === undefined ? `finding-${code}` : undefined} class={severity}>
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
