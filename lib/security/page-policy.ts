import { type Inline, ofPage, ofStudio } from './directives.ts';
import type { SecuritySettings } from './settings.ts';

/**
 * What allows the inline scripts and styles of one answer: hashes when the answer may be kept, a nonce when it is made for one
 * request. In draft preview the marks for editing make their styles as they run.
 */
export type InlineSource =
  | { scripts: readonly string[]; styles: readonly string[] }
  | { nonce: string; isPreview: boolean };

/**
 * The content security policy of one HTML answer. Pure and safe on the edge.
 *
 * Scripts come from this site, from the tag manager if there is one, and inline only with their hash or the nonce; style elements, too. There is no
 * `strict-dynamic`: it would switch `'self'` off, and the script elements of a kept page have no nonce. An answer that was
 * rendered ahead of time has no nonce in it even if it may not be kept (the page for 404): hash that one, too. In development
 * the framework runs code made of text: send no policy there.
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

/** Whether a browser is in draft preview, by its `Cookie`. Next makes every page anew for it, so that the policy is its alone. */
export function isPreviewing(cookie: string | null | undefined): boolean {
  return cookie?.includes('__prerender_bypass=') ?? false;
}

function isStudio(path: string): boolean {
  return path === '/studio' || path.startsWith('/studio/');
}
