import { MOST_RUNS } from '../compare-page/compare-state.ts';
import { showTicks, TICKED, tickedRuns, tickRuns } from './ticked-runs.ts';

/** What a bar says of so many ticked runs; empty of none. */
export function barText(count: number): string {
  if (count === 0) return '';
  if (count === 1) return '1 run ticked. Tick another one to compare.';
  const ticked = `${String(count)} runs ticked`;
  if (count <= MOST_RUNS) return ticked;
  return `${ticked}. A comparison has at most ${String(MOST_RUNS)}: untick ${String(count - MOST_RUNS)}.`;
}

/** Counts the ticked runs of the visit, wherever on the page their boxes are, and leads to their comparison. */
export class CompareBar extends HTMLElement {
  private readonly text = document.createElement('span');
  private readonly compare = document.createElement('a');
  private readonly clear = document.createElement('button');

  connectedCallback(): void {
    this.text.setAttribute('role', 'status');
    this.compare.className = 'button primary';
    this.compare.textContent = 'Compare';
    this.clear.className = 'button';
    this.clear.type = 'button';
    this.clear.textContent = 'Clear';
    this.clear.addEventListener('click', () => {
      tickRuns([]);
    });
    this.append(this.text, this.clear, this.compare);
    document.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'runs') this.tick(target);
    });
    addEventListener(TICKED, () => {
      showTicks();
      this.show();
    });
    // A page that the browser brings back has the boxes of then.
    addEventListener('pageshow', () => {
      showTicks();
      this.show();
    });
    showTicks();
    this.show();
  }

  private tick({ value, checked }: HTMLInputElement): void {
    const others = tickedRuns().filter((id) => id !== value);
    tickRuns(checked ? [...others, value] : others);
  }

  private show(): void {
    const ids = tickedRuns();
    const isComparable = ids.length > 1 && ids.length <= MOST_RUNS;
    this.dataset.count = String(ids.length);
    this.text.textContent = barText(ids.length);
    this.compare.hidden = !isComparable;
    this.compare.href = `${this.dataset.address ?? ''}?runs=${ids.join(',')}`;
  }
}
