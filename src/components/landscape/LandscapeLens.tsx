import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { measurementKindText } from '../../display/measurement-kind.ts';
import { landscapeRows, widestContext, type LandscapeData } from '../../figures/landscape/landscape-data.ts';
import { setInAddress } from '../address-state.ts';
import { Landscape } from './Landscape.tsx';
import {
  kindsOf,
  landscapeParameters,
  ofKind,
  readLandscapeState,
  type LandscapeState,
} from './landscape-state.ts';

interface Props {
  readonly data: LandscapeData;
}

/** A landscape with the choice of its context, of its kind of measurement where there are several, and per GPU. */
export function LandscapeLens({ data }: Props): JSX.Element | null {
  // The build knows no address: what it rendered is taken over first, so that nothing that has the focus goes away.
  const [reading, setReading] = useState(() => readLandscapeState(data, ''));
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    setReading(readLandscapeState(data, location.search));
    setDrawn(true);
  }, [data]);
  if (reading === null) return null;
  const { state, unknown } = reading;
  const own = ofKind(data, state.kind);
  const show = (next: LandscapeState): void => {
    setInAddress(landscapeParameters(data, next));
    setReading({ state: next, unknown: [] });
  };
  return (
    <>
      <Choices data={data} state={state} onChange={show} />
      {unknown.length > 0 && (
        <p class="note" role="status">
          There is no {unknown.join(' and no ')} here.
        </p>
      )}
      <Landscape rows={landscapeRows(own, state.context)} perGpu={state.perGpu} isDrawn={isDrawn} />
    </>
  );
}

interface ChoicesProps {
  readonly data: LandscapeData;
  readonly state: LandscapeState;
  readonly onChange: (state: LandscapeState) => void;
}

function Choices({ data, state, onChange }: ChoicesProps): JSX.Element {
  const kinds = kindsOf(data);
  const { contexts } = ofKind(data, state.kind);
  return (
    <p class="choices needs-script screen-only">
      {kinds.length > 1 && (
        <label class="choice">
          Measurement{' '}
          <select
            value={state.kind}
            onChange={({ currentTarget: { value } }) => {
              const kind = kinds.find((each) => each === value) ?? state.kind;
              onChange({ ...state, kind, context: widestContext(ofKind(data, kind)) ?? state.context });
            }}
          >
            {kinds.map((kind) => (
              <option value={kind}>{measurementKindText(kind)}</option>
            ))}
          </select>
        </label>
      )}
      <label class="choice">
        Context{' '}
        <select
          value={state.context.contextLabel}
          onChange={({ currentTarget: { value } }) => {
            const context = contexts.find(({ contextLabel }) => contextLabel === value);
            onChange({ ...state, context: context ?? state.context });
          }}
        >
          {contexts.map(({ contextLabel }) => (
            <option value={contextLabel}>{contextLabel}</option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={state.perGpu}
          onChange={({ currentTarget: { checked } }) => {
            onChange({ ...state, perGpu: checked });
          }}
        />
        Totals per GPU
      </label>
    </p>
  );
}
