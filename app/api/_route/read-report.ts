import { isCrossSite } from '#foundation/http/is-cross-site.ts';

type Limits = {
  maxBytes: number;
  /** Media types that are taken; any without it. */
  types?: RegExp;
  /** Whether one more is taken now, of all visitors together. */
  allow: () => boolean;
};

/** The body of a report that browsers send by themselves, or the status that refuses it, before it is read where possible. */
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
