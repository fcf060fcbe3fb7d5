import { readExploreKeys } from './explore-state.ts';

/** Takes over the list that the build drew: at once where the address asks for something, else when it is first used. */
export class ExploreElement extends HTMLElement {
  private isStarted = false;

  connectedCallback(): void {
    const start = (): void => {
      this.start();
    };
    const bar = this.querySelector('.explore-head');
    for (const event of ['pointerenter', 'focusin', 'touchstart']) bar?.addEventListener(event, start);
    addEventListener('popstate', start);
    if (readExploreKeys(new URLSearchParams(location.search))) start();
  }

  private start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    import('./hydrate-explorer.ts')
      .then(({ hydrateExplorer }) => hydrateExplorer(this))
      .catch((reason: unknown) => {
        this.fail(reason);
      });
  }

  /** The list remains as it is; the next use tries again. */
  private fail(reason: unknown): void {
    this.isStarted = false;
    const note = this.querySelector('.explore-failure') ?? document.createElement('p');
    note.className = 'explore-failure note';
    note.setAttribute('role', 'alert');
    note.textContent = `The runs could not be fetched. ${String(reason)}`;
    this.prepend(note);
  }
}
