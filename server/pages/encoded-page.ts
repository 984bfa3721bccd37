import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encodingFor, compress } from './encoding.ts';
import type { CapturedResponse } from './capture.ts';

/** An answer as it goes over the wire: names and values of its headers in one list, and its bytes. */
export type EncodedPage = { status: number; head: readonly string[]; body: Buffer; etag: string };

/** Said anew here, or true only of the answer that Next gave. */
const REPLACED = new Set([
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
 * Packs an answer and says of it what caches and browsers must know.
 * @param options.leaveOut headers that are meant for us
 * @param options.vary what else another answer to the same address depends on
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

/** What a request says of how it wants its answer; to be read before the request is handed on. */
export type ResponsePreferences = { encoding: Encoding; seen: string | undefined };

export function preferencesOf({ headers }: IncomingMessage): ResponsePreferences {
  const accepted = headers['accept-encoding'];
  return {
    encoding: encodingFor(accepted === undefined ? undefined : String(accepted)),
    seen: headers['if-none-match'],
  };
}

/**
 * Sends it, or says that what the browser has is still right.
 * @param ageSeconds how long it has been kept; null when it was made for this request
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
  // After a HEAD, Node leaves the body out.
  response.writeHead(status, all).end(body);
}

/** The policy belongs to it: a browser that may keep its copy keeps the policy of that copy. Weak, because it names every packing. */
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
