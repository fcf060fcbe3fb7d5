import { z } from 'zod';
import { optionalText, refuseLines, type Refusal } from '../run/text-schema.ts';

/**
 * What the operator of a site decides, besides its runs.
 * Messages of its checks are predicates: the name and the value of the setting go before them.
 */
export const SiteSettingsSchema = z.strictObject({
  /** Where the site is published, without a path, such as "https://example.org". */
  site: optionalText(refuseOrigin),
  /** The path below it, from slash to slash: "/" or "/bench/". */
  base: optionalText(refuseBase),
  /** Stands on every page. */
  title: optionalText(refuseLines),
  /** One sentence, for search engines and link previews. */
  description: optionalText(refuseLines),
  /** Language tag of the texts, such as "en". */
  language: optionalText(refuseLanguage),
  /** Where the result files are kept; null for none. */
  repository: optionalText(refuseLink).nullable(),
  /** Where to report a mistake, such as an issue tracker or a mailto: address; null for none. */
  contact: optionalText(refuseContact).nullable(),
});

export type SiteSettings = z.infer<typeof SiteSettingsSchema>;

function refuseOrigin(value: string): Refusal | null {
  const refused = refuseLink(value);
  if (refused !== null) return refused;
  const { origin, pathname, search, hash, username, password } = new URL(value);
  if (`${search}${hash}${username}${password}` !== '') {
    return { message: 'has more than a scheme and a host.', hint: `Use "${origin}".` };
  }
  if (pathname === '/') return null;
  return { message: `has the path "${pathname}".`, hint: `Use "${origin}", and base "${pathname}".` };
}

function refuseBase(value: string): Refusal | null {
  const hint = 'Use "/", or a path such as "/bench/".';
  if (!value.startsWith('/')) return { message: 'does not start with "/".', hint };
  if (/\/\/|\/\.\.?(?:\/|$)/.test(value)) return { message: 'has an empty or dotted part.', hint };
  const strange = /[^\w.~/-]/u.exec(value);
  if (strange === null) return null;
  return {
    message: `has the character "${strange[0]}".`,
    hint: 'Use letters A–Z, digits, "-", "_", "." and "~".',
  };
}

function refuseLanguage(value: string): Refusal | null {
  try {
    Intl.getCanonicalLocales(value);
    return null;
  } catch {
    return { message: 'is not a language tag.', hint: 'Use one such as "en" or "pt-BR".' };
  }
}

function refuseLink(value: string): Refusal | null {
  if (/^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value)) return null;
  return { message: 'is not a web address.', hint: 'Use one such as "https://example.org".' };
}

function refuseContact(value: string): Refusal | null {
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(value)) return null;
  const refused = refuseLink(value);
  return (
    refused && {
      ...refused,
      hint: 'Use one such as "https://example.org/issues" or "mailto:me@example.org".',
    }
  );
}
