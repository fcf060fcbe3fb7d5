const SHOWN_FOR_MS = 2000;

/** Copies the text of the element named by `data-from`, and says so to eye and ear. */
export class CopyButton extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => void this.copy());
  }

  private async copy(): Promise<void> {
    const text = document.getElementById(this.dataset.from ?? '')?.textContent;
    if (text === undefined) return;
    try {
      await navigator.clipboard.writeText(text);
      this.say('Copied');
    } catch {
      this.say('Copying was refused by the browser');
    }
  }

  private say(outcome: string): void {
    const label = this.querySelector('button')?.firstChild;
    const status = this.querySelector('[role="status"]');
    if (label === undefined || label === null || status === null) return;
    label.textContent = outcome;
    status.textContent = outcome;
    setTimeout(() => {
      label.textContent = 'Copy';
      status.textContent = '';
    }, SHOWN_FOR_MS);
  }
}
