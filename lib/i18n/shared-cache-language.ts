import { defaultLocale, localeCookie, locales, type Locale } from '#foundation/text/locales.ts';
import { crawlerPattern } from './negotiate.ts';

/** A header and what it has to hold; patterns are PCRE as Varnish reads them. */
export type LanguageRule = {
  header: 'User-Agent' | 'Cookie' | 'Sec-Fetch-Site' | 'Accept-Language';
  operator: '~' | '!~' | '==';
  value: string;
  /** Which copy of the page a shared cache may show; `ask` when only the site can tell. */
  language: Locale | 'ask';
};

const anyCase = (pattern: string) => `(?i)${pattern}`;

/**
 * When a shared cache may answer an address without a language from memory; the first rule that holds decides, and without one it has
 * to ask. Deliberately a part of what `negotiate` decides, never more: an English traveller never gets a Greek page from a cache, and
 * a Greek one loses at most the speed.
 */
export const languageRules: readonly LanguageRule[] = [
  { header: 'User-Agent', operator: '~', value: anyCase(crawlerPattern), language: defaultLocale },
  { header: 'Cookie', operator: '~', value: `${localeCookie}.*${localeCookie}`, language: 'ask' },
  {
    header: 'Cookie',
    operator: '~',
    value: `(^|; )${localeCookie}=${defaultLocale}(;|$)`,
    language: defaultLocale,
  },
  { header: 'Cookie', operator: '~', value: localeCookie, language: 'ask' },
  { header: 'Sec-Fetch-Site', operator: '==', value: 'same-origin', language: defaultLocale },
  // A quality above 1 is no quality: how the site ranks it is its own business.
  {
    header: 'Accept-Language',
    operator: '~',
    value: anyCase('q=([2-9]|1\\.0*[1-9]|[0-9][0-9])'),
    language: 'ask',
  },
  {
    header: 'Accept-Language',
    operator: '~',
    value: anyCase(`^${defaultLocale}(-[a-z0-9]+)*(,|$)`),
    language: defaultLocale,
  },
  { header: 'Accept-Language', operator: '!~', value: '[a-zA-Z]', language: defaultLocale },
];

const CHOSEN = new RegExp(`(?:^|; )${localeCookie}=(${locales.join('|')})(?:;|$)`);

/** The language that a visitor chose, from a whole `Cookie` header; undefined when it names none of ours. */
export function chosenLanguage(cookies: string | undefined): Locale | undefined {
  const chosen = CHOSEN.exec(cookies ?? '')?.[1];
  return locales.find((locale) => locale === chosen);
}
