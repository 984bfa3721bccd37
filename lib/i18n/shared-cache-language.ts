import { defaultLocale, localeCookie, locales, type Locale } from '#foundation/text/locales.ts';
import { crawlerPattern } from './negotiate.ts';

/** A header and the pattern it must match, in PCRE as Varnish reads it. */
export type LanguageRule = {
  header: 'User-Agent' | 'Cookie' | 'Sec-Fetch-Site' | 'Accept-Language';
  operator: '~' | '!~' | '==';
  value: string;
  /** The language of the copy that a shared cache may serve; `ask` when only the site can tell. */
  language: Locale | 'ask';
};

const anyCase = (pattern: string) => `(?i)${pattern}`;

/**
 * When a shared cache may respond to an address without a language from memory. The first matching rule decides;
 * without a match the cache must ask the site. Deliberately a subset of what `negotiate` decides: an English-speaking
 * traveller never gets a Greek page from a cache, and a Greek one loses at most some speed.
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
  // A quality above 1 is invalid; only the site knows how it ranks it.
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

/** The language that the visitor chose, from a whole `Cookie` header; undefined when it isn't one of ours. */
export function chosenLanguage(cookies: string | undefined): Locale | undefined {
  const chosen = CHOSEN.exec(cookies ?? '')?.[1];
  return locales.find((locale) => locale === chosen);
}
