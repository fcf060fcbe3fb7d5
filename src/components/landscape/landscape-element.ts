import type { LandscapeData } from '../../figures/landscape/landscape-data.ts';
import { whenInView } from '../when-in-view.ts';

/** Takes over the table that the build rendered, and draws its landscape, when it comes into view. */
export class LandscapeElement extends HTMLElement {
  connectedCallback(): void {
    whenInView(this, () => {
      void import('./render-landscape.ts').then(({ renderLandscape }) => {
        const data: unknown = JSON.parse(this.querySelector('script')?.textContent ?? 'null');
        if (isLandscape(data)) renderLandscape(this, data);
      });
    });
  }
}

/** Whether the JSON is a landscape; it was written by the same build, so its parts are not looked into. */
function isLandscape(value: unknown): value is LandscapeData {
  return typeof value === 'object' && value !== null && 'contexts' in value && 'runs' in value;
}
