import type { Locale } from '#foundation/text/locales.ts';

/** The permalink of one document in each language; null where it is not translated. */
export type Permalinks = Readonly<Record<Locale, string | null>>;

export type PermalinkAnswer =
  | { kind: 'here' }
  /** The address has the other language's permalink: 308 to this one. */
  | { kind: 'moved'; permalink: string }
  /** The document exists, but not in this language: redirect to the list page. */
  | { kind: 'untranslated' };

/** The response when `requested`, in either language, found a document and the page is in `locale` (A3). */
export function resolvePermalink(requested: string, locale: Locale, permalinks: Permalinks): PermalinkAnswer {
  const own = permalinks[locale];
  if (own === requested) return { kind: 'here' };
  if (own === null) return { kind: 'untranslated' };
  return { kind: 'moved', permalink: own };
}
