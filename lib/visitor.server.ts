import 'server-only';
import { readEnv } from '#foundation/env.ts';
import { visitorSeenBy } from '#foundation/http/forwarded-entries.ts';
import { isGuarded } from '#lib/security/guarded.ts';

/**
 * The visitor's address for the services' limits; null if nobody vouches for it. The site's server and the worker have settled the
 * header. Without them only what declared proxies added is believed (TRUST_PROXY), never what a visitor may have written.
 */
export function visitorOf(headers: Pick<Headers, 'get'>): string | null {
  const forwarded = headers.get('x-forwarded-for');
  return isGuarded(process.env) ? forwarded : visitorSeenBy(readEnv(process.env).TRUST_PROXY, forwarded);
}
