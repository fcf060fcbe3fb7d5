import type { JSX } from 'preact';
import { ABSENT } from '../../display/quantity-text.ts';
import type { ListedRun } from '../../figures/explore/listed-run.ts';
import { runAddress } from '../../share/address.ts';
import type { RunColumn } from '../../share/run-columns.ts';
import { machineText, publicationText, SEPARATOR } from '../../share/run-description.ts';
import { standingWord } from '../../share/standing-text.ts';
import { Tick } from '../explore/Tick.tsx';
import { link } from '../link.ts';
import { SmallHeatmap } from './SmallHeatmap.tsx';

interface Props {
  readonly run: ListedRun;
  readonly columns: readonly RunColumn[];
  /** Whether all columns are about one context, so that one without a figure says that it is absent there. */
  readonly isAtContext: boolean;
}

/** One figure of a card: where there is room for a line, the place stands with the label or behind the unit. */
function Figure({ run, column }: { readonly run: ListedRun; readonly column: RunColumn }): JSX.Element {
  const { slug, heading, text } = column;
  const { figure, unit, place } = text(run);
  const isOfLabel = slug === 'single-request' && place !== '';
  const rest = [unit, isOfLabel ? '' : place].filter((part) => part !== '').join(', ');
  return (
    <div>
      <dt>{isOfLabel ? `${heading}, ${place}` : heading}</dt>
      <dd>
        <b class="tabular">{figure}</b> {rest}
      </dd>
    </div>
  );
}

/** A run with the shape of its matrix and its headline figures; all of it leads to the run. Needs run-card.css. */
export function RunCard({ run, columns, isAtContext }: Props): JSX.Element {
  const { engine, standing, cautions } = run;
  const engineText = [engine.name, engine.version].filter((part) => part !== null).join(' ');
  const facts = [machineText(run), engineText, engine.quantization, publicationText(run)].filter(
    (fact) => fact !== null,
  );
  return (
    <article class="card run-card" aria-labelledby={`${run.id}-heading`}>
      <Tick run={run}>compare</Tick>
      <h2 id={`${run.id}-heading`}>
        <a href={link(runAddress(run.id))}>{run.model.name}</a>
      </h2>
      <p class="soft facts">{facts.join(SEPARATOR)}</p>
      <div class="body">
        <SmallHeatmap matrix={run.matrix} />
        <dl class="pairs">
          {columns
            .filter(({ text }) => isAtContext || text(run).figure !== ABSENT)
            .map((column) => (
              <Figure key={column.slug} run={run} column={column} />
            ))}
        </dl>
      </div>
      {standing !== null && (
        <p class="cautions">
          {standingWord(standing)}: {standing.reason}
        </p>
      )}
      {cautions.length > 0 && <p class="cautions">{cautions.join(SEPARATOR)}</p>}
    </article>
  );
}
