/** Absolute address of this site with its base, for what is read elsewhere: "https://example.org/bench/". */
export function siteRoot(): string {
  return new URL(import.meta.env.BASE_URL, import.meta.env.SITE).href;
}
