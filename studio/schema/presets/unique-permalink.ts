import { getPublishedId, type LocalizedValidationMessages, type ValidationContext } from 'sanity';
import { inBothLanguages } from '#studio/locale/text.ts';
import { API_VERSION } from '#studio/structure/api-version.ts';

/** Offers and pages are both at the root of the site, so their permalinks must differ from each other, too. */
export const AT_SITE_ROOT: readonly string[] = ['offer', 'page'];

/**
 * The message for a permalink that another document of these types has in either language, or `true`: an address with the permalink
 * of the other language also leads to its document, so no two documents may share one.
 */
export async function takenPermalink(
  slug: string | undefined,
  types: readonly string[],
  context: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | LocalizedValidationMessages> {
  if (slug === undefined || slug === '') return true;
  const published = getPublishedId(context.document?._id ?? '');
  const taken = await context.getClient({ apiVersion: API_VERSION }).fetch<boolean>(
    `defined(*[_type in $types && !sanity::versionOf($published)
      && (permalink_el.current == $slug || permalink_en.current == $slug)][0]._id)`,
    { types, published, slug },
    // Drafts count: two editors must not prepare the same address.
    { perspective: 'raw', tag: 'permalink-unique' },
  );
  if (!taken) return true;
  return inBothLanguages('validation.slugIsAlreadyInUse', { slug });
}
