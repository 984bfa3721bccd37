import { readFlightAddress } from '#lib/late-start/late-page.ts';
import { SPECULATION_RULES_PATH } from '#lib/late-start/speculation-rules.ts';
import { hashInlineScripts } from '#lib/security/inline-scripts.ts';
import { isPreviewing, pagePolicy } from '#lib/security/page-policy.ts';
import type { SecuritySettings } from '#lib/security/settings.ts';
import { flightAtEdge, splitAtEdge } from './late-start.ts';

/** Next reads the nonce from this header and adds it to the scripts of pages that it renders for this request. */
const POLICY = 'content-security-policy';
/** These aren't pages; their responses have their own policy if they need one. */
const NO_PAGE = /^\/(?:api|lake|desk|image|_next)(?:\/|$)/;

/**
 * Adds a content security policy to every page, as `server/pages/page-policy.ts` does on Node: cacheable HTML is buffered and its
 * flight data taken out (lib/late-start), all other HTML is streamed with a nonce.
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
  const isHead = options.request.method === 'HEAD';
  // HEAD gets the same headers as GET.
  const init = isHead ? { headers, method: 'GET' } : { headers };
  const answer = await options.site(new Request(options.request, init));
  if (!isPage(answer)) return isHead ? withoutBody(answer) : answer;
  if (!isShared(answer) && answer.status < 400) {
    const isPreview = isPreviewing(headers.get('cookie'));
    const policy = pagePolicy({ path, inline: { nonce, isPreview }, settings });
    const secured = withPolicy(answer, answer.body, policy);
    return isHead ? withoutBody(secured) : secured;
  }
  const whole = await answer.text();
  const html = answer.status === 200 ? await splitAtEdge(path, whole) : whole;
  // This build has no inline styles (next.config.ts).
  const inline = { scripts: await hashInlineScripts(html), styles: [] };
  const secured = withPolicy(answer, isHead ? null : html, pagePolicy({ path, inline, settings }));
  if (answer.status === 200) secured.headers.set('Speculation-Rules', `"${SPECULATION_RULES_PATH}"`);
  return secured;
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

function withPolicy(answer: Response, body: BodyInit | null, policy: string): Response {
  const headers = new Headers(answer.headers);
  headers.set(POLICY, policy);
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
