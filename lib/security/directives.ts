import { FIRST_PAINT_HASH } from './first-paint.gen.ts';
import { LATE_START_HASH } from './late-start.gen.ts';
import type { SecuritySettings } from './settings.ts';

/** Where browsers report violations of a policy, and the endpoint's name in `Reporting-Endpoints`. */
export const REPORTS_PATH = '/api/security-report';
export const REPORTS_GROUP = 'security';

/** The chat's certificate page (decision 039), which opens in its own window. */
const CERTIFICATE = /^\/chat\/(?:el\/|en\/)?certificate$/;

/** A hash or nonce beside it would disable it. */
const ANY_INLINE = ["'unsafe-inline'"];

export type Directives = Readonly<Record<string, readonly string[]>>;

const reports: Directives = { 'report-uri': [REPORTS_PATH], 'report-to': [REPORTS_GROUP] };

/** What allows inline scripts and style elements: hashes or a nonce. */
export type Inline = { scripts: readonly string[] | 'any'; styles: readonly string[] };

export function ofPage(path: string, inline: Inline, settings: SecuritySettings): Directives {
  const { tags, chat, embeds, payments, site } = settings;
  const chatOrigin = chat === null ? [] : [chat];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts(inline.scripts), ...tags],
    ...attributes(inline.scripts),
    // For browsers without the next two directives (before Safari 15.4 and Firefox 108).
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", ...inline.styles],
    // Style attributes hold values that only the server knows (the blur behind a picture). They can't select elements,
    // so they can't be used to read a page.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...tags],
    'connect-src': ["'self'", ...chatOrigin, ...tags],
    'frame-src': ["'self'", ...chatOrigin, ...embeds, ...tags],
    'form-action': ["'self'", site, ...payments],
    ...always(path, settings),
  };
}

/**
 * The scripts of a page that is served from a cache, as a policy of its own beside the page's: what both allow may run.
 * @param hashes of its inline scripts
 */
export function ofCachedScripts(hashes: readonly string[], { tags }: SecuritySettings): Directives {
  return { 'script-src': ["'self'", ...inlineScripts(hashes), ...tags], ...reports };
}

function inlineScripts(scripts: Inline['scripts']): readonly string[] {
  return scripts === 'any' ? ANY_INLINE : [FIRST_PAINT_HASH, LATE_START_HASH, ...scripts];
}

/** Where inline scripts can't be told apart, at least handlers in attributes don't run: the most common thing to be injected. */
function attributes(scripts: Inline['scripts']): Directives {
  return scripts === 'any' ? { 'script-src-attr': ["'none'"] } : {};
}

/**
 * The Studio creates its styles at run time and shows pictures from memory. One of its libraries requests the lake on a
 * sub-domain with the project's name, even if there is none. The vendor's hosts aren't allowed: editors' browsers never
 * request them (studio/lake-client/outside-hosts.ts).
 */
export function ofStudio(scripts: Inline['scripts'], settings: SecuritySettings): Directives {
  const { hostedProject: id, site } = settings;
  const below = site.replace('://', '://*.');
  const hosted = id === null ? [] : [`https://${id}.api.sanity.io`, `https://${id}.apicdn.sanity.io`];
  const sockets = id === null ? [] : [`wss://${id}.api.sanity.io`];
  const shared = id === null ? [] : ['https://cdn.sanity.io'];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...(scripts === 'any' ? ANY_INLINE : scripts)],
    ...attributes(scripts),
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', ...shared],
    'connect-src': ["'self'", 'blob:', below, ...hosted, ...sockets, ...shared],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...settings.embeds],
    'form-action': ["'self'"],
    ...always('/studio', settings),
  };
}

function always(path: string, { isHttps }: SecuritySettings): Directives {
  return {
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // The Studio's preview frames pages, and pages frame the chat; nobody else may put a frame around them
    // (clickjacking).
    'frame-ancestors': [CERTIFICATE.test(path) ? "'none'" : "'self'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
    ...reports,
  };
}
