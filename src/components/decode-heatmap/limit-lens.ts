import { formatCount } from '../../display/quantity-text.ts';
import { limitLens, type LimitedFigure, type LimitLens, type Limits } from '../../figures/limits.ts';
import type { Run } from '../../run/run.ts';
import { decodeAnchor } from '../../share/address.ts';
import { setInAddress } from '../address-state.ts';

const missed: Record<LimitedFigure, string> = { ttftMs: 'TTFT over', perRequestTokPerSec: 'too slow each' };

function missText([figure, ...others]: readonly LimitedFigure[]): string {
  if (figure === undefined) return '';
  return others.length > 0 ? 'misses both' : missed[figure];
}

/** Null of an empty field, NaN of one that is no positive number. */
function readLimit(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d+(?:\.\d+)?$/.test(trimmed) && Number(trimmed) > 0 ? Number(trimmed) : Number.NaN;
}

/** Dims the cells that miss the limits, rings the best one of each context, and says both in words. */
class HeatmapLimits {
  private readonly heatmap: HTMLElement;
  private readonly run: Pick<Run, 'decode'>;

  constructor(heatmap: HTMLElement, run: Pick<Run, 'decode'>) {
    this.heatmap = heatmap;
    this.run = run;
  }

  /** Removes what an earlier call showed. */
  clear(): void {
    for (const cell of this.heatmap.querySelectorAll('td')) cell.classList.remove('misses', 'best');
    for (const words of this.heatmap.querySelectorAll('.verdict')) words.remove();
  }

  /** Shows the limits' outcome on the cells and returns it. */
  show(limits: Limits): LimitLens {
    const lens = limitLens(this.run.decode, limits);
    for (const { place, verdict } of lens.cells) {
      if (verdict.kind !== 'misses') continue;
      this.mark(decodeAnchor(place), 'misses', missText(verdict.figures));
    }
    for (const place of lens.best) this.mark(decodeAnchor(place), 'best', 'best within limits');
    return lens;
  }

  private mark(anchor: string, name: 'misses' | 'best', words: string): void {
    const cell = document.getElementById(anchor);
    cell?.classList.add(name);
    for (const figure of cell?.querySelectorAll('.by-metric') ?? []) {
      const verdict = document.createElement('span');
      verdict.className = 'verdict';
      verdict.textContent = words;
      figure.append(verdict);
    }
  }
}

function outcomeText({ cells, best }: LimitLens): string {
  const meeting = cells.filter(({ verdict }) => verdict.kind === 'meets').length;
  const judged = cells.filter(({ verdict }) => verdict.kind !== 'no-figure').length;
  const ringed = best.length === 0 ? '' : ' The fastest of each context is ringed.';
  return `${formatCount(meeting)} of ${formatCount(judged)} measured cells meet the limits.${ringed}`;
}

/** Makes the limit form of a heatmap work, its state kept in the address. */
export function watchLimits(heatmap: HTMLElement, run: Pick<Run, 'decode'>): void {
  const form = heatmap.querySelector<HTMLFormElement>('[data-limits]');
  const outcome = heatmap.querySelector<HTMLElement>('[data-limits-outcome]');
  const ttft = form?.querySelector<HTMLInputElement>('[name="max-ttft"]');
  const perRequest = form?.querySelector<HTMLInputElement>('[name="min-per-request"]');
  if (form === null || outcome === null || !ttft || !perRequest) return;
  const cells = new HeatmapLimits(heatmap, run);

  const apply = (): void => {
    cells.clear();
    const limits = {
      maxTtftMs: readLimit(ttft.value),
      minPerRequestTokPerSec: readLimit(perRequest.value),
    };
    const values = Object.values(limits);
    if (values.some(Number.isNaN)) outcome.textContent = 'A limit is a number above 0, such as 500 or 12.5.';
    else if (values.every((value) => value === null)) outcome.textContent = '';
    else outcome.textContent = outcomeText(cells.show(limits));
  };
  const read = (): void => {
    const search = new URLSearchParams(location.search);
    ttft.value = search.get('max-ttft') ?? '';
    perRequest.value = search.get('min-per-request') ?? '';
    apply();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  form.addEventListener('input', () => {
    setInAddress({ 'max-ttft': ttft.value.trim(), 'min-per-request': perRequest.value.trim() });
    apply();
  });
  addEventListener('popstate', read);
  read();
}
