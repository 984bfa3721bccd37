import { type Inline, ofPage, ofStudio } from './directives.ts';
import type { SecuritySettings } from './settings.ts';

/**
 * What allows the inline scripts and styles of a response: hashes when the response may be cached, a nonce when it is
 * rendered for one request. In draft preview the edit marks create their styles at run time.
 */
export type InlineSource =
  | { scripts: readonly string[]; styles: readonly string[] }
  | { nonce: string; isPreview: boolean };

/**
 * The content security policy of one HTML response. Pure and safe on the edge.
 *
 * Scripts come from this site, from the tag manager if there is one, and inline only with their hash or the nonce; so
 * do style elements. There is no `strict-dynamic`: it would disable `'self'`, and the script elements of a cached page
 * have no nonce. A prerendered response has no nonce in it even if it may not be cached (the 404 page): hash that one
 * too. In development the framework evaluates code from strings: send no policy there.
 * @param path of the request, without its query
 */
export function pagePolicy({
  path,
  inline,
  settings,
}: {
  path: string;
  inline: InlineSource;
  settings: SecuritySettings;
}): string {
  const allowed = allowedBy(inline);
  const directives = isStudio(path) ? ofStudio(allowed.scripts, settings) : ofPage(path, allowed, settings);
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function allowedBy(inline: InlineSource): Inline {
  if (!('nonce' in inline)) return inline;
  const nonce = [`'nonce-${inline.nonce}'`];
  return { scripts: nonce, styles: inline.isPreview ? ["'unsafe-inline'"] : nonce };
}

/**
 * Whether a browser is in draft preview, by its `Cookie`. Next renders every page for it per request, so the policy
 * isn't shared.
 */
export function isPreviewing(cookie: string | null | undefined): boolean {
  return cookie?.includes('__prerender_bypass=') ?? false;
}

function isStudio(path: string): boolean {
  return path === '/studio' || path.startsWith('/studio/');
}
