/** One built copy of the site, and where the browser tests find it. */
export interface BuiltSite {
  /** For the log, such as "at the root". */
  readonly place: string;
  /** Folder of the built files, relative to the project. */
  readonly folder: string;
  readonly port: number;
  /** What astro.config.mjs reads to build and to serve this copy. */
  readonly environment: {
    readonly SITE_URL: string;
    readonly BASE_PATH: string;
    readonly OUT_DIR: string;
    readonly CONTENT_DIR?: string;
  };
}

/** The site as it stands on a host of its own. */
export const rootSite: BuiltSite = site('at the root', { base: '/', folder: 'dist-test/root', port: 4331 });

/** The same site under a path, as project pages are published. */
export const benchSite: BuiltSite = site('under /bench/', {
  base: '/bench/',
  folder: 'dist-test/bench',
  port: 4332,
});

const corrected = site('with corrections', {
  base: '/bench/',
  folder: 'dist-test/corrected',
  port: 4333,
});

/** The site after a run was renamed, one superseded and one withdrawn; see corrected-content.ts. */
export const correctedSite = {
  ...corrected,
  environment: { ...corrected.environment, CONTENT_DIR: 'dist-test/corrected-content' },
} as const satisfies BuiltSite;

const many = site('of many runs', { base: '/', folder: 'dist-test/many', port: 4334 });

/** A site of 2,000 synthetic runs; see many-content.ts. */
export const manySite = {
  ...many,
  environment: { ...many.environment, CONTENT_DIR: 'dist-test/many-content' },
} as const satisfies BuiltSite;

export const builtSites: readonly BuiltSite[] = [rootSite, benchSite, correctedSite, manySite];

/** The address of a site's home page, ending in a slash. */
export function homeOf({ port, environment }: BuiltSite): string {
  return `http://localhost:${port}${environment.BASE_PATH}`;
}

function site(
  place: string,
  { base, folder, port }: { base: string; folder: string; port: number },
): BuiltSite {
  return {
    place,
    folder,
    port,
    environment: { SITE_URL: 'https://example.org', BASE_PATH: base, OUT_DIR: folder },
  };
}
