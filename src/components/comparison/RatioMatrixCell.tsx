import type { JSX } from 'preact';
import type { DecodeMetric } from '../../display/decode-metric.ts';
import { ABSENT, formatRatio, formatShort } from '../../display/quantity-text.ts';
import { cellFindings } from '../../figures/cell-findings.ts';
import type { Finding } from '../../figures/findings/finding.ts';
import { CellMark } from '../findings/CellMark.tsx';
import type { DecodePlace } from '../../figures/decode-place.ts';
import type { NoFigure, RatioCell } from '../../figures/comparison/ratio-grid.ts';
import { ratioLevel } from '../../figures/comparison/ratio-scale.ts';
import { decodeAnchor } from '../../share/address.ts';
import type { ComparedRun } from './compared-runs.ts';
import { ratioClass } from './ratio-class.ts';
import { RatioCellDetails } from './RatioCellDetails.tsx';

/** What one metric says of a place. */
export interface RatioFigure {
  readonly metric: DecodeMetric;
  readonly cell: RatioCell;
}

interface Props {
  readonly baseline: ComparedRun;
  readonly other: ComparedRun;
  readonly anchor: string;
  readonly caveat: string;
  readonly address: string;
  /** Of both runs; those that concern the place mark it. */
  readonly found: readonly Finding[];
  readonly place: DecodePlace;
  /** One per metric. */
  readonly figures: readonly RatioFigure[];
}

/** A cell of a ratio matrix with its address; pressing it opens both runs' figures. */
export function RatioMatrixCell({ anchor, found, place, figures, ...rest }: Props): JSX.Element {
  const id = decodeAnchor(place).replace(/^decode/, anchor);
  return (
    <td id={id}>
      <button type="button" class="cell" popovertarget={`${id}-details`}>
        {figures.map((figure) => (
          <Content figure={figure} {...rest} />
        ))}
        <CellMark findings={cellFindings(found, place)} />
      </button>
      <RatioCellDetails id={id} place={place} figures={figures} {...rest} />
    </td>
  );
}

interface ContentProps {
  readonly figure: RatioFigure;
  readonly baseline: ComparedRun;
  readonly other: ComparedRun;
}

function Content({ figure: { metric, cell }, baseline, other }: ContentProps): JSX.Element {
  const named = (look: string, text: string): JSX.Element => (
    <span class={`by-metric ${metric.slug} ${look}`}>{text}</span>
  );
  switch (cell.state) {
    case 'both': {
      const [above, below] = metric.better === 'higher' ? [cell.b, cell.a] : [cell.a, cell.b];
      return (
        <span class={`by-metric ${metric.slug} ${ratioClass(ratioLevel(cell.ratio))}`}>
          <b>{formatRatio(cell.ratio)}</b>
          <span>
            {cell.a.limited || cell.b.limited
              ? 'load not held'
              : `${formatShort(above.value)} : ${formatShort(below.value)}`}
          </span>
        </span>
      );
    }
    case 'only-a':
      return named(`alone ${baseline.series}`, `only ${baseline.name}`);
    case 'only-b':
      return named(`alone ${other.series}`, `only ${other.name}`);
    case 'neither':
      return neither(named, cell.a, cell.b);
    case 'a-only-measured':
      return named('quiet', `${baseline.name} alone`);
    case 'b-only-measured':
      return named('quiet', `${other.name} alone`);
    case 'not-measured':
      return named('quiet', ABSENT);
  }
}

function neither(named: (look: string, text: string) => JSX.Element, a: NoFigure, b: NoFigure): JSX.Element {
  if (a.why === 'over-capacity' && b.why === 'over-capacity') return named('over-capacity', 'neither');
  return named('quiet', a.text === b.text ? a.text : `${a.text}; ${b.text}`);
}
