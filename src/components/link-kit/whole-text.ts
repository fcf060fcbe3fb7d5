/**
 * Offers the text of a file for copying: `<whole-text data-file>` fetches it when the details around it are opened for
 * the first time, puts it into the `<pre>` inside, and shows itself. Where that fails, the link beside it remains.
 */
export class WholeText extends HTMLElement {
  connectedCallback(): void {
    const details = this.closest('details');
    if (details === null) return;
    details.addEventListener(
      'toggle',
      () => {
        void this.load();
      },
      { once: true },
    );
    if (details.open) void this.load();
  }

  private async load(): Promise<void> {
    const pre = this.querySelector('pre');
    if (pre === null || !this.hidden) return;
    try {
      const response = await fetch(this.dataset.file ?? '');
      if (!response.ok) return;
      pre.textContent = await response.text();
      this.hidden = false;
    } catch {
      // Without the network there is still the link.
    }
  }
}
