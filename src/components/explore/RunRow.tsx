import type { JSX } from 'preact';
import { formatDay } from '../../display/date-text.ts';
import { ABSENT } from '../../display/quantity-text.ts';
import type { ListedRun } from '../../figures/explore/listed-run.ts';
import { runAddress } from '../../share/address.ts';
import type { RunColumn } from '../../share/run-columns.ts';
import { machineText, SEPARATOR } from '../../share/run-description.ts';
import { standingWord } from '../../share/standing-text.ts';
import { link } from '../link.ts';
import { Tick } from './Tick.tsx';

interface Props {
  readonly run: ListedRun;
  readonly columns: readonly RunColumn[];
}

/** One run of a RunTable. */
export function RunRow({ run, columns }: Props): JSX.Element {
  const { engine, publication } = run;
  const engineText = [engine.name, engine.version].filter((part) => part !== null).join(' ');
  const date = publication.measuredAt === null ? null : formatDay(publication.measuredAt);
  const facts = [machineText(run), engineText, engine.quantization, date]
    .filter((fact) => fact !== null)
    .map((fact) => fact.replaceAll(' ', '\u00a0'));
  return (
    <tr>
      <th scope="row">
        <Tick run={run} />
        <a href={link(runAddress(run.id))}>{run.model.name}</a>
        {run.standing !== null && (
          <span class="standing" title={run.standing.reason}>
            {standingWord(run.standing)}
          </span>
        )}
        {/* In the place of the columns that a small screen has no room for. */}
        <span class="facts">{facts.join(SEPARATOR)}</span>
      </th>
      <td class="text">{machineText(run)}</td>
      <td class="text">{engineText}</td>
      <td class="text">{engine.quantization ?? ABSENT}</td>
      {columns.map(({ slug, heading, unit, text }) => {
        const { figure, place } = text(run);
        return (
          <td key={slug} class="figure" data-label={`${heading}${unit === '' ? '' : ` (${unit})`}`}>
            {figure}
            {place !== '' && <span class="place"> {place}</span>}
          </td>
        );
      })}
      <td class="date">{date ?? ABSENT}</td>
    </tr>
  );
}
