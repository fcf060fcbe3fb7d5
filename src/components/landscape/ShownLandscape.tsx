import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { formatCount } from '../../display/quantity-text.ts';
import { measurementKindText } from '../../display/measurement-kind.ts';
import {
  landscapeRows,
  shownLandscape,
  widestContext,
  type LandscapeData,
} from '../../figures/landscape/landscape-data.ts';
import { fetchLandscape } from './fetch-landscape.ts';
import { Landscape } from './Landscape.tsx';
import { kindsOf, ofKind } from './landscape-state.ts';

interface Props {
  /** Of the runs that the page shows. */
  readonly ids: readonly string[];
  readonly contextTokens: number;
  readonly perGpu: boolean;
}

/**
 * The landscape of the runs that a page shows at this moment, at a context; their cells are fetched when it is first
 * drawn, so draw it where it is asked for. Of runs of several kinds of measurement it shows the kind of most of them.
 */
export function ShownLandscape({ ids, contextTokens, perGpu }: Props): JSX.Element {
  const [data, setData] = useState<LandscapeData | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    fetchLandscape(contextTokens).then(
      (value) => {
        if (isCurrent) setData(value);
      },
      (reason: unknown) => {
        if (isCurrent) setFailure(String(reason));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [contextTokens]);
  if (data === null) {
    return failure === null ? (
      <div class="chart-place" aria-busy="true" />
    ) : (
      <p class="note" role="status">
        The cells could not be fetched ({failure}).
      </p>
    );
  }
  const shown = shownLandscape(data, { ids: new Set(ids), contextTokens });
  const [kind, ...others] = kindsOf(shown);
  const own = kind === undefined ? shown : ofKind(shown, kind);
  const context = widestContext(own);
  return (
    <>
      {kind !== undefined && others.length > 0 && (
        <p class="note">
          Runs of {measurementKindText(kind)} alone; {formatCount(others.length)} other{' '}
          {others.length === 1 ? 'kind of measurement shares' : 'kinds of measurement share'} no axis with it.
        </p>
      )}
      <Landscape rows={context === null ? [] : landscapeRows(own, context)} perGpu={perGpu} />
    </>
  );
}
