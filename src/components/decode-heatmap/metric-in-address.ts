import { decodeMetrics } from '../../display/decode-metric.ts';
import { setInAddress } from '../address-state.ts';

const [standard] = decodeMetrics;

function choose(slug: string): void {
  for (const radio of document.querySelectorAll<HTMLInputElement>('.switch input')) {
    radio.checked = radio.value === slug;
  }
}

/** Shows why an asked metric is not shown; nothing where it is. */
function say(unknown: string | null): void {
  const note = document.querySelector<HTMLElement>('[data-unknown-metric]');
  if (note === null) return;
  note.hidden = unknown === null;
  const known = decodeMetrics.map(({ slug }) => slug).join(', ');
  note.textContent = `The address asks for the metric “${unknown ?? ''}”, which does not exist. There are: ${known}.`;
}

/**
 * Keeps the metric of the page's matrices and `?metric=` in the address the same, both ways. The default is left out.
 * A metric that does not exist changes nothing, and the page says so.
 */
export function keepMetricInAddress(): void {
  const read = (): void => {
    const wanted = new URLSearchParams(location.search).get('metric');
    const isKnown = wanted === null || decodeMetrics.some(({ slug }) => slug === wanted);
    if (wanted !== null && isKnown) choose(wanted);
    say(isKnown ? null : wanted);
  };
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.closest('.switch') === null) return;
    choose(target.value);
    setInAddress({ metric: target.value === standard.slug ? null : target.value });
    say(null);
  });
  addEventListener('popstate', () => {
    if (!new URLSearchParams(location.search).has('metric')) choose(standard.slug);
    read();
  });
  read();
}
