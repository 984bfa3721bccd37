import { localeCookie } from '#foundation/text/locales.ts';
import type { Consents } from './consents.ts';

/**
 * Names of cookies and storage keys in the visitor's browser before the tag manager first ran, stored under {@link
 * BEFORE_TAGS_KEY}.
 */
export type NamesBefore = readonly string[];

export const BEFORE_TAGS_KEY = 'meltemi.before-tags';
/** Prefix of our own storage in the category *preference*; nothing else may use it. */
const PREFERENCE_PREFIX = 'meltemi.preference.';

/** Ours, Next's, and the Studio's, which editors use on the same host. */
const ESSENTIAL = [/^meltemi\./, /^ml_/, /^__prerender/, /^__next/, /^preview-/, /sanity/i, /studio/i];

export function isEssentialName(name: string): boolean {
  if (name.startsWith(PREFERENCE_PREFIX)) return false;
  return name === localeCookie || ESSENTIAL.some((pattern) => pattern.test(name));
}

/**
 * Names of cookies or storage keys to remove after consent is withdrawn (F2): everything added since the tag manager
 * first ran, and our own preferences when they are no longer allowed. Tags that are still allowed set theirs again.
 */
export function tracesAmong(names: readonly string[], before: NamesBefore | null, now: Consents): string[] {
  return names.filter((name) => {
    if (name.startsWith(PREFERENCE_PREFIX)) return !now.preference;
    return before !== null && !before.includes(name) && !isEssentialName(name);
  });
}

export function parseNames(text: string | null): NamesBefore | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : null;
  } catch {
    return null;
  }
}

/** Names in `document.cookie`. */
export function cookieNames(cookies: string): string[] {
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => name !== '');
}

/**
 * Headers that expire a cookie on every domain where a script of this page can have set it: on this host, and on each
 * parent domain, which tags use to follow a visitor across hosts.
 */
export function expiriesOf(name: string, hostname: string): string[] {
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_label, at) => labels.slice(at).join('.'));
  const expired = `${name}=; Path=/; Max-Age=0`;
  return [expired, ...domains.map((domain) => `${expired}; Domain=${domain}`)];
}
