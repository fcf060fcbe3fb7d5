import { h, hydrate } from 'preact';
import type { LandscapeData } from '../../figures/landscape/landscape-data.ts';
import { LandscapeLens } from './LandscapeLens.tsx';

/** Makes the rendered landscape inside an element interactive. */
export function hydrateLandscape(element: HTMLElement, data: LandscapeData): void {
  hydrate(h(LandscapeLens, { data }), element);
}
