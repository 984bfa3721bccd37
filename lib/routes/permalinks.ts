import type { Locale } from '#foundation/text/locales.ts';

/** The permalink of one document in each language; null where it is not translated. */
export type Permalinks = Readonly<Record<Locale, string | null>>;

export type PermalinkAnswer =
  | { kind: 'here' }
  /** The address holds the other language's permalink: 308 to this one. */
  | { kind: 'moved'; permalink: string }
  /** The document exists, but not in this language: the list page instead. */
  | { kind: 'untranslated' };

/** What to do when a document was found by `asked` in either language and the page is in `locale` (A3). */
export function resolvePermalink(asked: string, locale: Locale, permalinks: Permalinks): PermalinkAnswer {
  const own = permalinks[locale];
  if (own === asked) return { kind: 'here' };
  if (own === null) return { kind: 'untranslated' };
  return { kind: 'moved', permalink: own };
}
