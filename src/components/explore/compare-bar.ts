import { MOST_RUNS } from '../compare-page/compare-state.ts';
import { barText } from './bar-text.ts';
import { showTicks, TICKED, tickedRuns, tickRuns } from './ticked-runs.ts';

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
