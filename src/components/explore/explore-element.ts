import { readExploreKeys } from './explore-state.ts';

/** What becomes of a use that came before the script that answers it. */
type Replay = () => void;

const USED = '.explore-head, thead, .more';

/** The use of a control of the list, to be made again; null of any other event. */
function replayOf({ type, target }: Event): Replay | null {
  if (!(target instanceof Element) || target.closest(USED) === null) return null;
  const button = target.closest('button');
  if (type === 'click' && button !== null) {
    return () => {
      button.click();
    };
  }
  if (type !== 'change') return null;
  if (target instanceof HTMLSelectElement) {
    const { value } = target;
    return () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (!(target instanceof HTMLInputElement) || target.type === 'search') return null;
  const { checked } = target;
  return () => {
    // Only a click that changes the box is heard.
    target.checked = !checked;
    target.click();
  };
}

/**
 * Takes over the list that the build drew: at once where the address asks for something, else when a control is first
 * used or about to be. What was used in the meantime is used again.
 */
export class ExploreElement extends HTMLElement {
  private state: 'drawn' | 'fetching' | 'taken-over' = 'drawn';
  private readonly replays: Replay[] = [];

  connectedCallback(): void {
    for (const type of ['pointerover', 'focusin', 'touchstart', 'click', 'change']) {
      this.addEventListener(
        type,
        (event) => {
          this.use(event);
        },
        { passive: true },
      );
    }
    addEventListener('popstate', () => {
      this.start();
    });
    if (readExploreKeys(new URLSearchParams(location.search))) this.start();
  }

  private use(event: Event): void {
    if (this.state === 'taken-over') return;
    const replay = replayOf(event);
    if (replay !== null) this.replays.push(replay);
    if (event.target instanceof Element && event.target.closest(USED) !== null) this.start();
  }

  private start(): void {
    if (this.state !== 'drawn') return;
    this.state = 'fetching';
    import('./hydrate-explorer.ts')
      .then(({ hydrateExplorer }) => hydrateExplorer(this))
      .then(() => {
        this.state = 'taken-over';
        for (const replay of this.replays.splice(0)) replay();
      })
      .catch((reason: unknown) => {
        this.fail(reason);
      });
  }

  /** The list remains as it is; the next use tries again. */
  private fail(reason: unknown): void {
    this.state = 'drawn';
    this.replays.length = 0;
    const note = this.querySelector('.explore-failure') ?? document.createElement('p');
    note.className = 'explore-failure note';
    note.setAttribute('role', 'alert');
    note.textContent = `The runs could not be fetched. ${String(reason)}`;
    this.prepend(note);
  }
}
