import { h, render } from 'preact';
import type { LandscapeData } from '../../figures/landscape/landscape-data.ts';
import { LandscapeLens } from './LandscapeLens.tsx';

/** Puts a landscape with its choices into an element. */
export function renderLandscape(element: HTMLElement, data: LandscapeData): void {
  element.replaceChildren();
  render(h(LandscapeLens, { data, search: location.search }), element);
}
