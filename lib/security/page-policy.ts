import { type Directives, type Inline, ofCachedScripts, ofPage, ofStudio } from './directives.ts';
import type { SecuritySettings } from './settings.ts';

/**
 * What allows the inline scripts and styles of a response: hashes when the response may be cached, a nonce when it is
 * rendered for one request. In draft preview the edit marks create their styles at run time. `any` where neither is possible: the
 * response comes from a cache that nothing of ours sees.
 */
export type InlineSource =
  | { scripts: readonly string[]; styles: readonly string[] }
  | { nonce: string; isPreview: boolean }
  | { any: true; isPreview: boolean };

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
  return written(directives);
}

/** A second policy for a page from Next's own cache, which {@link pagePolicy} allows `any` inline script. */
export function cachedScriptsPolicy(hashes: readonly string[], settings: SecuritySettings): string {
  return written(ofCachedScripts(hashes, settings));
}

function written(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function allowedBy(inline: InlineSource): Inline {
  if ('scripts' in inline) return inline;
  const scripts = 'nonce' in inline ? [`'nonce-${inline.nonce}'`] : ('any' as const);
  const styles = scripts === 'any' ? [] : scripts;
  return { scripts, styles: inline.isPreview ? ["'unsafe-inline'"] : styles };
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
