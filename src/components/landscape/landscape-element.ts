import { whenInView } from '../when-in-view.ts';
import { isLandscape } from './landscape-json.ts';

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
