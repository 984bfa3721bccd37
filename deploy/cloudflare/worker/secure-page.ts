import { defaultLocale } from '#foundation/text/locales.ts';
import { latePage, readFlightAddress } from '#lib/late-start/late-page.ts';
import { BY_LANGUAGE, etagOf, hasSeen, headersOfPage } from '#lib/page-cache/whole-page.ts';
import { localeOfPath } from '#lib/routes/locale-path.ts';
import { addressKind } from '#lib/routes/page-addresses.ts';
import { isPreviewing, pagePolicy } from '#lib/security/page-policy.ts';
import type { SecuritySettings } from '#lib/security/settings.ts';
import { flightAtEdge } from './late-start.ts';

/** Next reads the nonce from this header and adds it to the scripts of pages that it renders for this request. */
const POLICY = 'content-security-policy';
/** These aren't pages; their responses have their own policy if they need one. */
const NO_PAGE = /^\/(?:api|lake|desk|image|_next)(?:\/|$)/;

/**
 * Has the site answer, and adds a content security policy to every page, as `server/pages/page-policy.ts` does on Node: cacheable
 * HTML is buffered and its flight data taken out (lib/late-start), all other HTML is streamed with a nonce.
 */
export async function securePage(options: {
  request: Request;
  path: string;
  settings: SecuritySettings;
  site: (request: Request) => Promise<Response>;
}): Promise<Response> {
  const { path, settings } = options;
  const headers = new Headers(options.request.headers);
  for (const name of [POLICY, `${POLICY}-report-only`]) headers.delete(name);
  const flight = readFlightAddress(path);
  if (flight !== null) return flightAtEdge(new Request(options.request, { headers }), flight, options.site);
  if (NO_PAGE.test(path)) return options.site(new Request(options.request, { headers }));

  const nonce = newNonce();
  headers.set(POLICY, `script-src 'nonce-${nonce}'`);
  const isContent = addressKind(path) === 'page';
  const seen = isContent ? headers.get('if-none-match') : null;
  // The version of a page is decided here, once its policy is known.
  if (isContent) for (const name of ['if-none-match', 'if-modified-since']) headers.delete(name);
  const isHead = options.request.method === 'HEAD';
  // HEAD gets the same headers as GET.
  const init = isHead ? { headers, method: 'GET' } : { headers };
  const answer = await options.site(new Request(options.request, init));
  if (!isPage(answer)) return isHead ? withoutBody(answer) : answer;
  if (!isShared(answer) && answer.status < 400) {
    const isPreview = isPreviewing(headers.get('cookie'));
    const policy = pagePolicy({ path, inline: { nonce, isPreview }, settings });
    const secured = changed(answer, answer.body, { [POLICY]: policy });
    return isHead ? withoutBody(secured) : secured;
  }
  const { status } = answer;
  const whole = await answer.text();
  const { html } = status === 200 ? await latePage(path, whole, noteWhole(path)) : { html: whole };
  // This build has no inline styles (next.config.ts).
  const ours = await headersOfPage({ status, path, html, styles: [], settings });
  const etag = etagOf(Buffer.from(html), ours[POLICY]);
  const isByLanguage = isContent && localeOfPath(path) === defaultLocale;
  const vary = [answer.headers.get('vary') ?? [], 'Accept-Encoding', isByLanguage ? BY_LANGUAGE : []];
  const secured = changed(answer, html, { ...ours, etag, vary: vary.flat().join(', ') });
  if (status === 200 && hasSeen(seen, etag))
    return new Response(null, { status: 304, headers: secured.headers });
  return isHead ? withoutBody(secured) : secured;
}

/** Logs why a page is sent with its flight data. */
export function noteWhole(path: string): (reason: string) => void {
  return (reason) =>
    console.warn(JSON.stringify({ level: 'warn', part: 'edge', msg: 'a page stays whole', path, reason }));
}

function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

/** HTML without a policy of its own. */
function isPage({ headers }: Response): boolean {
  return (headers.get('content-type') ?? '').startsWith('text/html') && !headers.has(POLICY);
}

/** The same for everybody: prerendered, so without a nonce. */
function isShared({ headers }: Response): boolean {
  const control = headers.get('cache-control') ?? '';
  return /s-maxage=\d/.test(control) && !/\b(?:private|no-store|no-cache)\b/.test(control);
}

function changed(answer: Response, body: BodyInit | null, given: Record<string, string>): Response {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(given)) headers.set(name, value);
  // The body was read and is sent again, possibly with another encoding.
  if (body !== answer.body) headers.delete('content-length');
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers });
}

function withoutBody(answer: Response): Response {
  void answer.body?.cancel();
  return new Response(null, {
    status: answer.status,
    statusText: answer.statusText,
    headers: answer.headers,
  });
}
