import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface Props {
  readonly label: string;
  /** What is chosen in it, behind the label; empty for nothing. */
  readonly chosen: string;
  /** Drawn while it is open. */
  readonly children: () => ComponentChildren;
}

/** Closes the menu by Escape, which leads back to its button, and by a press elsewhere; gives the way to stop that. */
function closeByItself(menu: HTMLDetailsElement): () => void {
  const byPress = ({ target }: Event): void => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const byKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', byPress);
  menu.addEventListener('keydown', byKey);
  return () => {
    document.removeEventListener('pointerdown', byPress);
    menu.removeEventListener('keydown', byKey);
  };
}

/** A button that opens a panel below it, one of its kind at a time. */
export function Menu({ label, chosen, children }: Props): JSX.Element {
  const element = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const menu = element.current;
    if (menu === null) return;
    // It may have been opened before there was script to draw what is in it.
    setOpen(menu.open);
    return closeByItself(menu);
  }, []);
  return (
    <details
      class={chosen === '' ? 'menu' : 'menu chosen'}
      name="explore-menu"
      ref={element}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        {label}
        {chosen !== '' && <b> {chosen}</b>}
      </summary>
      <div class="panel">{isOpen ? children() : <p class="note">Fetching the runs …</p>}</div>
    </details>
  );
}
