import { getPublishedId, type SlugIsUniqueValidator } from 'sanity';
import type { Language } from './translation.ts';

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
