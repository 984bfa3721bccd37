import { getPublishedId, type SlugIsUniqueValidator } from 'sanity';
import { API_VERSION } from '#studio/structure/api-version.ts';

/** Offers and pages stand side by side at the root of the site, so their permalinks must differ from each other too. */
export const AT_SITE_ROOT: readonly string[] = ['offer', 'page'];

/**
 * Whether no other document of these types has the permalink in either language: an address with the permalink of the other
 * language leads to its document as well, so one word must not mean two of them.
 */
export function uniqueAmong(types: readonly string[]): SlugIsUniqueValidator {
  return async (slug, context) => {
    const published = getPublishedId(context.document?._id ?? '');
    const taken = await context.getClient({ apiVersion: API_VERSION }).fetch<boolean>(
      `defined(*[_type in $types && !sanity::versionOf($published)
        && (permalink_el.current == $slug || permalink_en.current == $slug)][0]._id)`,
      { types, published, slug },
      // Drafts count: two editors must not prepare the same address.
      { perspective: 'raw', tag: 'permalink-unique' },
    );
    return !taken;
  };
}
