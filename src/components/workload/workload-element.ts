import { whenInView } from '../when-in-view.ts';

/** Takes over the workload lens that the build rendered, when it comes into view. */
export class WorkloadElement extends HTMLElement {
  connectedCallback(): void {
    whenInView(this, () => {
      void import('./hydrate-workload.ts').then(({ hydrateWorkload }) => {
        hydrateWorkload(this);
      });
    });
  }
}
