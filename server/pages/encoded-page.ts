import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { securityHeaderNames } from '#lib/security/headers.ts';
import { type Encoding, encodingFor, compress } from './encoding.ts';
import type { CapturedResponse } from './capture.ts';

/** A response as it is sent: its headers in one list of names and values, and its bytes. */
export type EncodedPage = { status: number; head: readonly string[]; body: Buffer; etag: string };

/** Headers that are set again, here or in server/security-headers.ts, or only valid for Next's own response. */
const REPLACED = new Set([
  ...securityHeaderNames,
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

/**
 * Compresses a response and adds the headers for caches and browsers.
 * @param options.leaveOut headers meant only for this server
 * @param options.vary what else responses at the same address depend on
 */
export async function encode(
  answer: CapturedResponse,
  options: { encoding: Encoding; vary: readonly string[]; leaveOut: readonly string[] },
): Promise<EncodedPage> {
  const { status, headers } = answer;
  const { body, encoding } = await compress(answer.body, options.encoding);
  const kept = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !REPLACED.has(name) && !options.leaveOut.includes(name),
  );
  const etag = etagOf(answer);
  const vary = [headers.vary ?? [], 'Accept-Encoding', options.vary].flat().join(', ');
  const head = kept.flatMap(([name, value]) => [value].flat().flatMap((one) => [name, String(one)]));
  head.push('Vary', vary, 'ETag', etag, 'Content-Length', String(body.length));
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  return { status, head, body, etag };
}

/** The encoding and the cached version of a request; read them before passing the request to Next. */
export type ResponsePreferences = { encoding: Encoding; seen: string | undefined };

export function preferencesOf({ headers }: IncomingMessage): ResponsePreferences {
  const accepted = headers['accept-encoding'];
  return {
    encoding: encodingFor(accepted === undefined ? undefined : String(accepted)),
    seen: headers['if-none-match'],
  };
}

/**
 * Sends the page, or 304 if the browser's copy is still valid.
 * @param ageSeconds how long it has been cached; null if it was rendered for this request
 */
export function send(
  { status, head, body, etag }: EncodedPage,
  response: ServerResponse,
  seen: string | undefined,
  ageSeconds: number | null,
): void {
  const all = ageSeconds === null ? [...head] : [...head, 'Age', String(ageSeconds)];
  if (status === 200 && hasSeen(seen, etag)) {
    all.splice(all.indexOf('Content-Length'), 2);
    response.writeHead(304, all).end();
    return;
  }
  // For HEAD, Node omits the body.
  response.writeHead(status, all).end(body);
}

/**
 * Includes the security policy, because a browser that keeps its copy keeps that copy's policy. Weak, because it is the same for
 * every encoding.
 */
function etagOf({ body, headers }: CapturedResponse): string {
  const hash = createHash('sha256').update(body).update(String(headers['content-security-policy']));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

function hasSeen(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return given.split(',').some((part) => part.trim() === '*' || weak(part.trim()) === etag);
}

function weak(etag: string): string {
  return etag.startsWith('W/') ? etag : `W/${etag}`;
}
