import type { StoreOptions, Value } from './store.ts';

/** How Next names the tags of a page in what it keeps; it takes the header away before it answers. */
const NEXT_TAGS = 'x-next-cache-tags';
/** How they leave with a page, for what caches pages in front of Next. Never sent to browsers. */
const PAGE_TAGS = 'cache-tag';
/** Next's own tags for addresses. Nothing of ours goes stale by its address, and they are the longer half. */
const ADDRESS = '_N_T_';

type KeptHeaders = Readonly<Record<string, number | string | string[] | undefined>>;

/** The tags that Next gave what it keeps; none for what has no tags. */
function tagsOf(headers: KeptHeaders | undefined): string[] {
  const tags = headers?.[NEXT_TAGS];
  return typeof tags === 'string' ? tags.split(',').filter((tag) => tag !== '') : [];
}

/** A tag as it may stand in a header: an address with Greek letters may not. */
export function tagInHeader(tag: string): string {
  return encodeURI(tag);
}

/** The same headers, and besides the tags for whoever caches the page. */
export function withPageTags<Headers extends KeptHeaders>(headers: Headers): Headers {
  const named = tagsOf(headers).filter((tag) => !tag.startsWith(ADDRESS));
  return named.length === 0 ? headers : { ...headers, [PAGE_TAGS]: named.map(tagInHeader).join(',') };
}

/** What is kept under which tags: those that came with an answer, or those that Next gave a page. */
export function tagsToKeep(value: Value, given: StoreOptions): string[] {
  return [...('tags' in given ? (given.tags ?? []) : []), ...(value ? tagsOfEntry(value) : [])];
}

export function tagsOfEntry(value: NonNullable<Value>): string[] {
  if ('headers' in value) return tagsOf(value.headers);
  return 'tags' in value ? (value.tags ?? []) : [];
}
