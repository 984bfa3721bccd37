import type { StoreOptions, Value } from './store.ts';

/** The header in which Next stores a page's tags; it removes the header before answering. */
const NEXT_TAGS = 'x-next-cache-tags';
/** The header with the tags for caches in front of Next. Never sent to browsers. */
const PAGE_TAGS = 'cache-tag';
/** Prefix of Next's own tags for addresses. We never revalidate by address, and they are more than half of the header. */
const ADDRESS = '_N_T_';

type KeptHeaders = Readonly<Record<string, number | string | string[] | undefined>>;

/** The tags of a stored value; empty if it has none. */
function tagsOf(headers: KeptHeaders | undefined): string[] {
  const tags = headers?.[NEXT_TAGS];
  return typeof tags === 'string' ? tags.split(',').filter((tag) => tag !== '') : [];
}

/** A tag encoded for a header, where Greek letters aren't allowed. */
export function tagInHeader(tag: string): string {
  return encodeURI(tag);
}

/** The same headers, plus the tags for caches in front. */
export function withPageTags<Headers extends KeptHeaders>(headers: Headers): Headers {
  const named = tagsOf(headers).filter((tag) => !tag.startsWith(ADDRESS));
  return named.length === 0 ? headers : { ...headers, [PAGE_TAGS]: named.map(tagInHeader).join(',') };
}

/** The same headers without the tags for caches in front, which an earlier build may have stored. */
export function withoutPageTags(headers: KeptHeaders): KeptHeaders {
  const { [PAGE_TAGS]: _, ...others } = headers;
  return others;
}

/** The tags under which a value is stored: those of a fetched response, or those that Next gave a page. */
export function tagsToKeep(value: Value, given: StoreOptions): string[] {
  return [...('tags' in given ? (given.tags ?? []) : []), ...(value ? tagsOfEntry(value) : [])];
}

export function tagsOfEntry(value: NonNullable<Value>): string[] {
  if ('headers' in value) return tagsOf(value.headers);
  return 'tags' in value ? (value.tags ?? []) : [];
}
