import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { historyCellName, historyChart } from '../../figures/history/history-chart.ts';
import { usualCells } from '../../figures/history/history-cells.ts';
import type { RunHistory } from '../../figures/history/run-history.ts';
import { historyFigures } from '../../share/history-text.ts';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import { cellSlug, chooseCell, chosenCell, onCellChosen } from './chosen-cell.ts';

interface Props {
  readonly history: RunHistory;
}

/** The chart of a history, of its usual cells or of the one that the address asks for. */
export function HistoryFigure({ history }: Props): JSX.Element | null {
  const [asked, setAsked] = useState(chosenCell);
  useEffect(
    () =>
      onCellChosen(() => {
        setAsked(chosenCell());
      }),
    [],
  );
  const found = history.cells.find((cell) => cellSlug(cell) === asked);
  const cells = found === undefined ? usualCells(history.cells) : [found];
  const chart = historyChart(history, cells);
  return (
    <>
      <p class="choices screen-only">
        <label class="choice">
          Cell{' '}
          <select
            value={found === undefined ? '' : cellSlug(found)}
            onChange={({ currentTarget }) => {
              chooseCell(currentTarget.value === '' ? null : currentTarget.value);
            }}
          >
            <option value="">{usualCells(history.cells).map(historyCellName).join(', ')}</option>
            {history.cells.map((cell) => (
              <option value={cellSlug(cell)}>{historyCellName(cell)}</option>
            ))}
          </select>
        </label>
      </p>
      {asked !== null && found === undefined && (
        <p class="note" role="status">
          The cell “{asked}” was not measured twice here. These are the usual ones.
        </p>
      )}
      {chart !== null && (
        <ChartFigure
          key={cells.map(cellSlug).join()}
          chart={chart}
          title={`Decode throughput of ${cells.length === 1 ? cells.map(historyCellName).join() : 'usual cells'}`}
          note={`${cells.length === 1 ? 'Tok/s of all requests' : 'Each in % of its first run'}. Vertical lines mark the first run of a version or set-up.`}
        />
      )}
      {found !== undefined && !usualCells(history.cells).includes(found) && (
        <p class="note">
          {historyCellName(found)}: {historyFigures(history, found)}
        </p>
      )}
    </>
  );
}
