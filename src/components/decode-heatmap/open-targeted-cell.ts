/** Opens the details of the cell that the address points at, on arrival and when the address changes. */
export function openTargetedCell(heatmap: HTMLElement): void {
  const open = (): void => {
    // Not by :target, which a browser sets only after the scripts of a page have run.
    const cell = [...heatmap.querySelectorAll('td')].find(({ id }) => `#${id}` === location.hash);
    const source = cell?.querySelector('button') ?? undefined;
    if (source !== undefined) cell?.querySelector<HTMLElement>('[popover]')?.showPopover({ source });
  };
  addEventListener('hashchange', () => {
    // A link inside open details leaves them open.
    heatmap.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    open();
  });
  open();
}
