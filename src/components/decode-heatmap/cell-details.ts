import type { DecodeCell } from '../../run/decode.ts';
import { decodeAnchor } from '../../share/address.ts';
import type { RunForScripts } from '../run/run-on-page.ts';

/**
 * Opens the details of a cell beside it, where its link is followed or the address of the page points at it. One native
 * popover, drawn from the run that the page carries, serves all cells.
 */
export class CellDetails {
  private readonly heatmap: HTMLElement;
  private readonly run: RunForScripts;
  private readonly cells: ReadonlyMap<string, DecodeCell>;
  private readonly popover = emptyPopover();
  /** The cell whose details were open when the pointer went down, which closes them. */
  private pressed: Element | null = null;

  constructor(heatmap: HTMLElement, run: RunForScripts) {
    this.heatmap = heatmap;
    this.run = run;
    this.cells = new Map(run.decode.map((cell) => [decodeAnchor(cell), cell]));
  }

  /** Listens from here on, and opens what the address points at. */
  watch(): void {
    this.heatmap.addEventListener('pointerdown', () => {
      this.pressed = this.popover.matches(':popover-open') ? this.popover.parentElement : null;
    });
    this.heatmap.addEventListener('click', (event) => {
      this.follow(event);
    });
    addEventListener('hashchange', () => {
      // A link inside open details leaves them open.
      this.popover.hidePopover();
      this.openTargeted();
    });
    this.openTargeted();
  }

  private follow(event: MouseEvent): void {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('td > a.cell') : null;
    // With a key pressed, a link is opened elsewhere.
    if (link === null || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const closes = event.detail > 0 && this.pressed === link.parentElement;
    if (!closes) void this.open(link);
  }

  private openTargeted(): void {
    // Not by :target, which a browser sets only after the scripts of a page have run.
    const cell = this.cells.has(location.hash.slice(1))
      ? document.getElementById(location.hash.slice(1))
      : null;
    const link = cell?.querySelector<HTMLAnchorElement>('a.cell') ?? null;
    if (link !== null) void this.open(link);
  }

  private async open(link: HTMLAnchorElement): Promise<void> {
    const cell = this.cells.get(link.parentElement?.id ?? '');
    if (cell === undefined) return;
    try {
      const { drawCellDetails } = await import('./draw-cell-details.ts');
      this.popover.hidePopover();
      drawCellDetails(this.popover, this.run, cell);
    } catch {
      // The row of All measurements tells the same without further code.
      location.hash = link.hash;
      return;
    }
    // Behind the link, so that the Tab key comes from the cell into its details.
    link.after(this.popover);
    this.popover.showPopover({ source: link });
  }
}

function emptyPopover(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'details';
  element.popover = 'auto';
  return element;
}
