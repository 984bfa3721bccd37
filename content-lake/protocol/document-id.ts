const DRAFTS = 'drafts.';
const VERSIONS = 'versions.';

/** The meaning of the prefix: `drafts.x` and `versions.<release>.x` are variants of `x`. */
export type DocumentVariant =
  | { kind: 'published'; publishedId: string }
  | { kind: 'draft'; publishedId: string }
  | { kind: 'version'; publishedId: string; release: string };

export function variantOf(id: string): DocumentVariant {
  if (id.startsWith(DRAFTS)) return { kind: 'draft', publishedId: id.slice(DRAFTS.length) };
  if (!id.startsWith(VERSIONS)) return { kind: 'published', publishedId: id };
  const [, release = '', ...rest] = id.split('.');
  return { kind: 'version', release, publishedId: rest.join('.') };
}

export function isPublishedId(id: string): boolean {
  return !id.startsWith(DRAFTS) && !id.startsWith(VERSIONS);
}

export function draftIdOf(publishedId: string): string {
  return DRAFTS + publishedId;
}

/** Ids are part of addresses and of dotted paths, hence this alphabet. The hosted service allows the same. */
export function isValidId(id: string): boolean {
  return (
    id.length <= 128 && /^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(id) && !id.includes('..') && !id.endsWith('.')
  );
}

/**
 * Documents of the system, such as releases, share links and anything in a dotted folder, are never public:
 * like the hosted service, the lake shows strangers only documents whose id has no dot.
 */
export function isPublicId(id: string): boolean {
  return !id.includes('.');
}
