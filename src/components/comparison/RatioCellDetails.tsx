import type { JSX } from 'preact';
import { decodePlace as placeText } from '../../display/decode-cell-text.ts';
import type { DecodeMetric } from '../../display/decode-metric.ts';
import { ABSENT, formatRatio } from '../../display/quantity-text.ts';
import type { Figure, NoFigure } from '../../figures/comparison/ratio-grid.ts';
import type { DecodePlace } from '../../figures/decode-place.ts';
import { decodeAnchor, runAddress } from '../../share/address.ts';
import { ratioCellMarkdown } from '../../share/ratio-cell-markdown.ts';
import { link } from '../link.ts';
import type { ComparedRun } from './compared-runs.ts';
import type { RatioFigure } from './RatioMatrixCell.tsx';

interface Props {
  /** Of the cell; its details are at `<id>-details`. */
  readonly id: string;
  readonly place: DecodePlace;
  readonly figures: readonly RatioFigure[];
  readonly baseline: ComparedRun;
  readonly other: ComparedRun;
  readonly caveat: string;
  readonly address: string;
}

/** Both runs' figures in one place, with the ways to their evidence and out of the site. */
export function RatioCellDetails(props: Props): JSX.Element {
  const { id, place, figures, baseline, other, caveat, address } = props;
  const hasCell = (run: ComparedRun): boolean =>
    run.run.decode.some((cell) => decodeAnchor(cell) === decodeAnchor(place));
  const markdown = ratioCellMarkdown({
    place,
    figures,
    names: [baseline.name, other.name],
    caveat,
    address: `${address}#${id}`,
  });
  return (
    <div class="details wide" id={`${id}-details`} popover="auto">
      <h3>{placeText(place)}</h3>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col" class="text">
              Figure
            </th>
            <th scope="col">{baseline.name}</th>
            <th scope="col">{other.name}</th>
            <th scope="col">Ratio</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ metric, cell }) => (
            <tr>
              <th scope="row" class="text">
                {metric.shortLabel} <span class="unit">{metric.unit}</span>
              </th>
              <td>{sideText(metric, cell.a)}</td>
              <td>{sideText(metric, cell.b)}</td>
              <td>{cell.state === 'both' ? formatRatio(cell.ratio) : ABSENT}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="links">
        <a href={`#${id}`}>Link to this cell</a>
        {[baseline, other].filter(hasCell).map((run) => (
          <a href={`${link(runAddress(run.run.id))}#${decodeAnchor(place)}`}>{run.name}</a>
        ))}
        <copy-button class="needs-script" data-from={`${id}-markdown`}>
          <button type="button" class="button">
            Copy<span> as Markdown</span>
          </button>
          <span class="visually-hidden" role="status" />
        </copy-button>
      </p>
      <span id={`${id}-markdown`} hidden>
        {markdown}
      </span>
    </div>
  );
}

function sideText(metric: DecodeMetric, side: Figure | NoFigure | null): string {
  if (side === null) return 'not in its matrix';
  if (side.kind === 'no-figure') return side.reason ?? side.text;
  return side.limited ? `${metric.format(side.value)}, load not held` : metric.format(side.value);
}
