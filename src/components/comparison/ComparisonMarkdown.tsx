import type { JSX } from 'preact';
import { comparisonMarkdown } from '../../share/comparison-markdown.ts';
import { siteRoot } from '../site-root.ts';
import type { ComparedRun, ComparedRuns } from './compared-runs.ts';

interface Props {
  readonly compared: ComparedRuns;
  /** Absolute address of the page. */
  readonly address: string;
}

/** The comparison as Markdown to paste elsewhere: verdict, who wins where, ratios, and the way back. */
export function ComparisonMarkdown({ compared, address }: Props): JSX.Element {
  const side = ({ run, name, standing }: ComparedRun) => ({ run, name, standing, root: siteRoot() });
  return (
    <details class="card link-kit screen-only">
      <summary>
        <h2>Link this comparison</h2>
        <span class="note">Markdown, to paste into a pull request</span>
      </summary>
      {compared.others.map((other) => {
        const id = `link-${other.letter.toLowerCase()}`;
        return (
          <div class="part">
            <div class="head">
              <h3>
                {other.name} against {compared.baseline.name}
              </h3>
              <copy-button class="needs-script" data-from={id}>
                <button type="button" class="button">
                  Copy
                </button>
                <span class="visually-hidden" role="status" />
              </copy-button>
            </div>
            <pre id={id} tabIndex={0} role="region" aria-label={`Markdown of ${other.name}`}>
              {comparisonMarkdown({ baseline: side(compared.baseline), other: side(other), address })}
            </pre>
          </div>
        );
      })}
    </details>
  );
}
