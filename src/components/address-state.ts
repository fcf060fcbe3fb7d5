/** Parameters of an address by key, in the order in which they stand; null and "" take one out. */
export type AddressParameters = Readonly<Record<string, string | null>>;

function withParameters(parameters: AddressParameters): string {
  const address = new URL(location.href);
  // One state has one address, in whichever order it came about.
  for (const key of Object.keys(parameters)) address.searchParams.delete(key);
  for (const [key, value] of Object.entries(parameters)) {
    if (value !== null && value !== '') address.searchParams.set(key, value);
  }
  // Commas separate ids and are plain in a query; the encoded form would only be harder to read.
  address.search = address.search.replaceAll('%2C', ',');
  return address.href;
}

/** Puts parameters into the address without a new step of history. */
export function setInAddress(parameters: AddressParameters): void {
  history.replaceState(history.state, '', withParameters(parameters));
}

/** Puts parameters into the address as a new step, so that the browser's way back undoes it. */
export function stepInAddress(parameters: AddressParameters): void {
  history.pushState(null, '', withParameters(parameters));
}
