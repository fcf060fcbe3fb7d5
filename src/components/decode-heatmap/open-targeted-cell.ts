/** Opens the details of the cell that the address points at, on arrival and when the address changes. */
export function openTargetedCell(heatmap: HTMLElement): void {
  const open = (): void => {
    const cell = heatmap.querySelector('td:target');
    cell?.querySelector<HTMLElement>('[popover]')?.showPopover();
  };
  // A link inside an open popover closes it only after the address has changed.
  addEventListener('hashchange', () => {
    setTimeout(open);
  });
  open();
}
