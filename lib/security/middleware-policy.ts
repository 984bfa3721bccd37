import { isPerRequest } from '#lib/routes/per-request.ts';
import { isPreviewing, pagePolicy } from './page-policy.ts';
import type { SecuritySettings } from './settings.ts';

/** Next reads the nonce from this header of the request and adds it to the scripts of pages that it renders for this request. */
export const POLICY_HEADER = 'content-security-policy';

/**
 * The policy that the middleware gives a page where nothing of ours runs around Next. A page rendered for this request gets a nonce.
 * One from a cache can't have one, and the middleware doesn't see it: any inline script is allowed, and with `next start`
 * the cache handler adds a second policy with the hashes of the page's scripts (server/next-cache/page-policies.ts).
 * @param path of the page shown, by Next's path
 */
export function middlewarePolicy(
  path: string,
  request: { headers: Pick<Headers, 'get'> },
  settings: SecuritySettings,
): { policy: string; nonce: string | null } {
  const isPreview = isPreviewing(request.headers.get('cookie'));
  // A preview's cookie may be of an earlier build; then the page comes from a cache.
  const nonce = isPerRequest(path) && !isPreview ? newNonce() : null;
  const inline = nonce === null ? { any: true as const, isPreview } : { nonce, isPreview };
  return { nonce, policy: pagePolicy({ path, inline, settings }) };
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}
