import { ofPage, ofStudio } from './directives.ts';
import type { SecuritySettings } from './settings.ts';

/** What allows the inline scripts of one answer: hashes when the answer may be kept, a nonce when it is made for one request. */
export type ScriptSource = { hashes: readonly string[] } | { nonce: string };

/**
 * The content security policy of one HTML answer. Pure and safe on the edge.
 *
 * Scripts come from this site, from the tag manager if there is one, and inline only with their hash or the nonce. There is no
 * `strict-dynamic`: it would switch `'self'` off, and the script elements of a kept page have no nonce. An answer that was
 * rendered ahead of time has no nonce in it even if it may not be kept (the page for 404): hash that one, too. In development
 * the framework runs code made of text: send no policy there.
 * @param path of the request, without its query
 */
export function pagePolicy({
  path,
  scripts,
  settings,
}: {
  path: string;
  scripts: ScriptSource;
  settings: SecuritySettings;
}): string {
  const inline = 'nonce' in scripts ? [`'nonce-${scripts.nonce}'`] : scripts.hashes;
  const directives = isStudio(path) ? ofStudio(inline, settings) : ofPage(path, inline, settings);
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function isStudio(path: string): boolean {
  return path === '/studio' || path.startsWith('/studio/');
}
