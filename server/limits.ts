import type { IncomingMessage, ServerResponse } from 'node:http';
import { endSlowBody, hasBody, type Pace, paceOf } from '#foundation/http/body-pace.ts';
import { problemDocument, PROBLEM_TYPE } from '#foundation/http/problem.ts';
import { currentRequestId } from '#foundation/http/request-id.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { preferredLocale } from '#lib/i18n/negotiate.ts';
import { chosenLanguage } from '#lib/i18n/shared-cache-language.ts';
import { text } from './messages/texts.ts';
import { isOtherOrigin } from './other-origin.ts';

/**
 * Largest bodies by path, in bytes; the first match counts. Forms on pages are handled by refuse-form.ts, which answers with a
 * page.
 */
const LARGEST: readonly [path: RegExp, bytes: number][] = [
  [/^\/api\//, 256 * 1024],
  [/^\/desk\//, 8 * 1024 * 1024],
];
/** The lake reads its own uploads, up to 200 MB, and decides which origins may call it with a session. */
const LAKE = /^\/lake\//;
const READS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * A small body may take this long; a larger one gets a second more per this many bytes, the speed of a poor connection on board.
 */
const BODY_MS = 30_000;
const BYTES_PER_SECOND = 32 * 1024;

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Refusal = { status: 403 | 411 | 413; code: 'foreign_origin' | 'length_required' | 'too_large' };

/**
 * Refuses state-changing requests from other sites, bodies that are too large, and bodies without a declared length; and closes
 * connections whose body trickles in, so that slow clients can't hold them all.
 * @returns whether the request was answered
 */
export function refuseBody(request: IncomingMessage, response: ServerResponse): boolean {
  const refusal = bodyRefusalOf(request);
  if (!refusal) {
    if (hasBody(request)) endSlowBody(request, response, paceFor(request));
    return false;
  }
  const { status, code } = refusal;
  const language = languageOf(request);
  const title = text(language, `limits.${code}.title`);
  const detail = text(language, `limits.${code}.detail`);
  response.writeHead(status, {
    'Content-Type': PROBLEM_TYPE,
    'Cache-Control': 'no-store',
    // Don't wait for the rest of the body.
    Connection: 'close',
  });
  response.end(JSON.stringify(problemDocument({ title, status, code, detail }, currentRequestId())));
  return true;
}

export function bodyRefusalOf({ method = 'GET', url = '/', headers }: RequestHead): Refusal | null {
  if (READS.includes(method) || LAKE.test(url)) return null;
  const isPage = !LARGEST.some(([path]) => path.test(url));
  // On pages, refuse-form.ts answers forms with a page.
  if (!isPage && isForeign(headers)) return { status: 403, code: 'foreign_origin' };
  const length = headers['content-length'];
  // Browsers always send the length. Without it a body could only be refused after reading it.
  if (headers['transfer-encoding'] !== undefined && length === undefined)
    return { status: 411, code: 'length_required' };
  const largest = LARGEST.find(([path]) => path.test(url))?.[1] ?? Infinity;
  return Number(length ?? 0) > largest ? { status: 413, code: 'too_large' } : null;
}

/**
 * Whether another site's page sent this request. Browsers declare it with `Sec-Fetch-Site`; older ones only with `Origin`.
 * Programs, such as mail servers that unsubscribe somebody, send neither, and have no cookies.
 */
function isForeign(headers: IncomingMessage['headers']): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return isOtherOrigin(headers);
}

function languageOf({ headers }: RequestHead): Locale {
  return chosenLanguage(headers.cookie) ?? preferredLocale(headers['accept-language'] ?? null);
}

/** Requests to the lake may be streams of unknown length; for everything else the length is known. */
function paceFor({ url = '/', headers }: RequestHead): Pace {
  if (LAKE.test(url)) return paceOf(url);
  const limitMs = BODY_MS + (Number(headers['content-length'] ?? 0) / BYTES_PER_SECOND) * 1000;
  return { graceMs: BODY_MS, bytesPerSecond: BYTES_PER_SECOND, limitMs };
}
