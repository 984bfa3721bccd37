import { isCrossSite } from '#foundation/http/is-cross-site.ts';

type Limits = {
  maxBytes: number;
  /** Accepted media types; by default any. */
  types?: RegExp;
  /** Whether another report is accepted now, counting all visitors together. */
  allow: () => boolean;
};

/**
 * The body of a report that browsers send automatically, or the status that refuses it, where possible before it is
 * read.
 */
export async function readReport(
  request: Request,
  { maxBytes, types, allow }: Limits,
): Promise<string | number> {
  if (isCrossSite(request)) return 403;
  if (types && !types.test(request.headers.get('content-type') ?? '')) return 415;
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return 413;
  if (!allow()) return 429;
  const body = await request.text();
  return body.length > maxBytes ? 413 : body;
}
