import { hashInlineScripts } from '#lib/security/inline-scripts.ts';
import { cachedScriptsPolicy } from '#lib/security/page-policy.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';
import type { Value } from './store.ts';

type StoredValue = NonNullable<Value>;

const settings = readSecuritySettings(process.env);
/** Next's store returns the same object from its memory each time. */
const known = new WeakMap<StoredValue, string>();

/**
 * The policy for the scripts of a stored page, for `next start` without the site's server around it; the middleware gives the page
 * the rest of its policy (lib/security/middleware-policy.ts). Null for everything else.
 */
export async function policyOf(value: StoredValue): Promise<string | null> {
  if (!('html' in value) || typeof value.html !== 'string') return null;
  const found = known.get(value);
  if (found !== undefined) return found;
  const policy = cachedScriptsPolicy(await hashInlineScripts(value.html), settings);
  known.set(value, policy);
  return policy;
}
