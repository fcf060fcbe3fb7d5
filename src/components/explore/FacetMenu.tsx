import type { JSX } from 'preact';
import { formatCount } from '../../display/quantity-text.ts';
import type { Exploration } from '../../figures/explore/exploration.ts';
import type { Facet } from '../../figures/explore/facet.ts';
import type { IndexedRuns } from '../../figures/explore/indexed-runs.ts';
import { facetCounts } from '../../figures/explore/matching-runs.ts';
import { Menu } from './Menu.tsx';

interface Props {
  readonly indexed: IndexedRuns;
  readonly exploration: Exploration;
  readonly facet: Facet;
  readonly onChange: (slugs: readonly string[]) => void;
}

/** The values of a facet with their counts, to tick. */
export function FacetMenu({ indexed, exploration, facet, onChange }: Props): JSX.Element {
  const { key, label } = facet;
  const chosen = exploration.chosen[key];
  const [first] = chosen;
  const only = indexed.runs.find(({ values }) => values[key].slug === first)?.values[key].text ?? '';
  return (
    <Menu label={label} chosen={chosen.length > 1 ? String(chosen.length) : only}>
      {() => (
        <fieldset class="values">
          <legend class="visually-hidden">{label}</legend>
          {facetCounts(indexed.runs, exploration, facet).map(({ slug, text, count }) => (
            <label key={slug} class={count === 0 ? 'none' : undefined}>
              <input
                type="checkbox"
                checked={chosen.includes(slug)}
                onChange={({ currentTarget }) => {
                  onChange(
                    currentTarget.checked ? [...chosen, slug] : chosen.filter((other) => other !== slug),
                  );
                }}
              />
              <span>{text}</span>
              <span class="count">{formatCount(count)}</span>
            </label>
          ))}
        </fieldset>
      )}
    </Menu>
  );
}
