import { setInAddress } from '../address-state.ts';

/**
 * Keeps the metric of the heatmap and `?metric=` in the address the same, both ways. The default is left out.
 * A metric that does not exist changes nothing, and the page says so.
 */
export function keepMetricInAddress(heatmap: HTMLElement): void {
  const radios = [...heatmap.querySelectorAll<HTMLInputElement>('input[name="metric"]')];
  const note = heatmap.querySelector<HTMLElement>('[data-unknown-metric]');

  const read = (): void => {
    const wanted = new URLSearchParams(location.search).get('metric');
    const [standard] = radios;
    const found = wanted === null ? standard : radios.find((radio) => radio.value === wanted);
    if (found !== undefined) found.checked = true;
    if (note === null) return;
    note.hidden = found !== undefined;
    if (found === undefined) {
      const known = radios.map((radio) => radio.value).join(', ');
      note.textContent = `The address asks for the metric “${wanted ?? ''}”, which does not exist. There are: ${known}.`;
    }
  };

  const write = (chosen: HTMLInputElement): void => {
    setInAddress({ metric: chosen === radios[0] ? null : chosen.value });
    if (note !== null) note.hidden = true;
  };

  for (const radio of radios)
    radio.addEventListener('change', () => {
      write(radio);
    });
  addEventListener('popstate', read);
  read();
}
