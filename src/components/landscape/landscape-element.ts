import type { LandscapeData } from '../../figures/landscape/landscape-data.ts';
import { whenInView } from '../when-in-view.ts';

/** Takes over the landscape that the build rendered, and draws its chart, when it comes into view. */
export class LandscapeElement extends HTMLElement {
  connectedCallback(): void {
    whenInView(this, () => {
      void import('./hydrate-landscape.ts').then(({ hydrateLandscape }) => {
        const data: unknown = JSON.parse(document.querySelector('#landscape-data')?.textContent ?? 'null');
        if (isLandscape(data)) hydrateLandscape(this, data);
      });
    });
  }
}

/** Whether the JSON is a landscape; it was written by the same build, so its parts are not looked into. */
function isLandscape(value: unknown): value is LandscapeData {
  return typeof value === 'object' && value !== null && 'contexts' in value && 'runs' in value;
}
