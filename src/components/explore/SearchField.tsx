import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** The search field. Its text is the person's: it is replaced only where the address says something else. */
export function SearchField({ search, onSearch }: Props): JSX.Element {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before there was script to answer it.
    const typed = field.current?.value ?? '';
    if (typed !== '') onSearch(typed);
  }, []);
  useEffect(() => {
    const input = field.current;
    if (input !== null && input !== document.activeElement) input.value = search;
  }, [search]);
  return (
    <label class="search">
      <span class="visually-hidden">Search runs</span>
      <input
        type="search"
        placeholder="Model, GPU, engine, author, flag …"
        ref={field}
        onInput={({ currentTarget }) => {
          onSearch(currentTarget.value);
        }}
      />
    </label>
  );
}
