import type { Locale } from '#foundation/text/locales.ts';
import { stripLocale } from '#lib/routes/locale-path.ts';

/** Types of documents that have a page, and therefore a share image. */
export const sharedTypes = [
  'destination',
  'newsCategory',
  'newsPost',
  'magazineIssue',
  'jobOpening',
  'offer',
  'page',
] as const;
export type SharedType = (typeof sharedTypes)[number];

export function isSharedType(type: string): type is SharedType {
  return sharedTypes.some((known) => known === type);
}

/** The subject of a page's share image. */
export type ShareSubject =
  | { kind: 'home' | 'destinations' | 'news' | 'booking' }
  | { kind: 'document'; types: readonly SharedType[]; permalink: string };

/** Address of a page's share image: `/en/destinations/symi` → `/share/en/destinations/symi.jpg`. */
export function sharePicturePath(locale: Locale, path: string): string {
  const bare = stripLocale(path);
  return `/share/${locale}${bare === '/' ? '/home' : bare}.jpg`;
}

/** Parses the segments after `/share/{locale}/`. Null for anything that our pages wouldn't link to. */
export function shareSubject(segments: readonly string[]): ShareSubject | null {
  const last = segments.at(-1);
  if (!last?.endsWith('.jpg')) return null;
  const parts = [...segments.slice(0, -1), last.slice(0, -'.jpg'.length)];
  const [section = '', first, second] = parts;
  if (parts.length === 1) return ofRoot(section);
  if (section === 'booking') return { kind: 'booking' };
  if (parts.length === 3 && section === 'news' && second) return document(['newsPost'], second);
  // An article of the magazine shows the cover of its issue.
  if (parts.length === 3 && section === 'magazine' && first) return document(['magazineIssue'], first);
  if (parts.length !== 2 || !first) return null;
  switch (section) {
    case 'destinations':
      return document(['destination'], first);
    case 'news':
      return document(['newsCategory'], first);
    case 'magazine':
      return document(['magazineIssue'], first);
    case 'career':
      return document(['jobOpening'], first);
    // The price list of each port has the picture of the whole price list.
    case 'price-list':
      return document(['page'], section);
    default:
      return null;
  }
}

function ofRoot(name: string): ShareSubject | null {
  switch (name) {
    case 'home':
    case 'destinations':
    case 'news':
    case 'booking':
      return { kind: name };
    case '':
      return null;
    default:
      return document(['offer', 'page'], name);
  }
}

function document(types: readonly SharedType[], permalink: string): ShareSubject {
  return { kind: 'document', types, permalink };
}
