import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { entryProblems, type NamedEntry } from '../readers/entry-problems.ts';
import { formatProblems, type Problem } from '../readers/problem.ts';
import { readYamlEntries } from '../readers/yaml-entries.ts';
import { contentFolder } from './content-folder.ts';
import { SiteSettingsSchema, type SiteSettings } from './site-schema.ts';
import { stampOf, whileUnchanged } from './while-unchanged.ts';

const defaults: SiteSettings = {
  site: 'http://localhost:4321',
  base: '/',
  title: 'Speed test matrices',
  description: 'Published LLM inference benchmarks: speed by context length and concurrency.',
  language: 'en',
  repository: null,
  contact: null,
};

/** The environment variable that overrides a setting. One that is empty overrides nothing. */
const variables: Readonly<Record<keyof SiteSettings, string>> = {
  site: 'SITE_URL',
  base: 'BASE_PATH',
  title: 'SITE_TITLE',
  description: 'SITE_DESCRIPTION',
  language: 'SITE_LANGUAGE',
  repository: 'REPOSITORY_URL',
  contact: 'CONTACT_URL',
};

/** Where settings come from: site.yaml, by its path and text, and the environment. */
export interface SiteSources {
  readonly file: string;
  readonly text: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** All settings, those that nobody made at their defaults; or every problem, with overridden values too. */
export type SiteReading =
  | { readonly ok: true; readonly settings: SiteSettings }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * The settings of the site that is built here, from content/site.yaml and the environment.
 * A missing file is an empty one.
 *
 * @throws {Error} that prints every problem.
 */
export function readSiteSettings(): SiteSettings {
  const reading = siteReading();
  if (reading.ok) return reading.settings;
  const error = new Error(`The settings of the site are wrong.\n\n${formatProblems(reading.problems)}`);
  // The problems are about the settings; where our code noticed them helps nobody.
  error.stack = error.message;
  throw error;
}

/** Everything that is wrong in the settings of the site that is built here. */
export function siteProblems(): readonly Problem[] {
  const reading = siteReading();
  return reading.ok ? [] : reading.problems;
}

const siteFile = (): string => contentFolder('site.yaml');

const siteReading = whileUnchanged(
  () =>
    [siteFile(), stampOf(siteFile()), ...Object.values(variables).map((name) => process.env[name])].join(
      '\n',
    ),
  (): SiteReading => {
    const file = siteFile();
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return readSiteSources({ file, text, environment: process.env });
  },
);

/** Like readSiteSettings, of sources that are given, and problems are returned. */
export function readSiteSources({ file, text, environment }: SiteSources): SiteReading {
  const read = readYamlEntries({ file, text, noun: 'setting', example: 'title: Speed test matrices' });
  const entries = read.entries.map((entry) => ({ ...entry, name: entry.key }));
  const overrides = Object.entries(variables).flatMap(([key, name]) => {
    const value = environment[name] ?? '';
    const at = { file: 'environment' };
    return value === '' ? [] : [{ key, name, value, keyAt: at, valueAt: at, itemsAt: [] }];
  });
  const problems = [...read.problems, ...settingProblems(entries), ...settingProblems(overrides)];
  if (problems.length > 0) return { ok: false, problems };
  const made = Object.fromEntries([...entries, ...overrides].map(({ key, value }) => [key, value]));
  return { ok: true, settings: normalized(SiteSettingsSchema.parse({ ...defaults, ...made })) };
}

function settingProblems(entries: readonly NamedEntry[]): Problem[] {
  const values = Object.fromEntries(entries.map(({ key, value }) => [key, value]));
  const { error } = SiteSettingsSchema.partial().safeParse(values);
  const known = Object.keys(SiteSettingsSchema.shape);
  return entryProblems(entries, error?.issues ?? [], { known, required: [], noun: 'setting' });
}

/** One form for each address: no slash after the host, and a base from slash to slash. */
function normalized(settings: SiteSettings): SiteSettings {
  const { site, base } = settings;
  return { ...settings, site: new URL(site).origin, base: base.endsWith('/') ? base : `${base}/` };
}
