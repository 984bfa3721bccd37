import { getPublishedId, type SlugIsUniqueValidator } from 'sanity';
import type { Language } from './translation.ts';

/** First parts of addresses that belong to the site: an offer or a page with this permalink would never be reached. */
export const SITE_ADDRESSES: readonly string[] = [
  '404',
  'agencies',
  'api',
  'booking',
  'brand',
  'career',
  'departure-ports',
  'destinations',
  'el',
  'en',
  'health',
  'image',
  'itineraries',
  'lake',
  'magazine',
  'news',
  'price-list',
  'studio',
];

/** Offers and pages stand side by side at the root of the site, so their permalinks must differ from each other too. */
export function uniqueAtSiteRoot(language: Language): SlugIsUniqueValidator {
  return async (slug, context) => {
    const published = getPublishedId(context.document?._id ?? '');
    const taken = await context.getClient({ apiVersion: '2025-02-19' }).fetch<boolean>(
      `defined(*[_type in ["offer", "page"] && !sanity::versionOf($published) && permalink_${language}.current == $slug][0]._id)`,
      { published, slug },
      // Drafts count: two editors must not prepare the same address.
      { perspective: 'raw', tag: 'permalink-at-root' },
    );
    return !taken;
  };
}
