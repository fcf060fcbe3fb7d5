/** Puts parameters into the address without a new step of history; null and "" take one out. */
export function setInAddress(parameters: Readonly<Record<string, string | null>>): void {
  const address = new URL(location.href);
  for (const [key, value] of Object.entries(parameters)) {
    if (value === null || value === '') address.searchParams.delete(key);
    else address.searchParams.set(key, value);
  }
  history.replaceState(history.state, '', address);
}
