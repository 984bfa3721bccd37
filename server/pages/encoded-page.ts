import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encodingFor, compress } from '#lib/page-cache/encoding.ts';
import { hasSeen, headOf } from '#lib/page-cache/whole-page.ts';
import type { CapturedResponse } from './capture.ts';

/** A response as it is sent: its headers in one list of names and values, and its bytes. */
export type EncodedPage = { status: number; head: readonly string[]; body: Buffer; etag: string };

/** What was compressed before: a page that didn't change has the same bytes (page-policy.ts). */
const compressed = new WeakMap<Buffer, Map<Encoding, Awaited<ReturnType<typeof compress>>>>();

async function compressOnce(body: Buffer, encoding: Encoding): ReturnType<typeof compress> {
  const forms = compressed.get(body) ?? new Map();
  const form = forms.get(encoding) ?? (await compress(body, encoding));
  compressed.set(body, forms.set(encoding, form));
  return form;
}

/**
 * Compresses a response and adds the headers for caches and browsers.
 * @param options.leaveOut headers meant only for this server
 * @param options.vary what else responses at the same address depend on
 */
export async function encode(
  answer: CapturedResponse,
  options: { encoding: Encoding; vary: readonly string[]; leaveOut: readonly string[] },
): Promise<EncodedPage> {
  const { body, encoding } = await compressOnce(answer.body, options.encoding);
  const { head, etag } = headOf(answer, options);
  head.push('Content-Length', String(body.length));
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  return { status: answer.status, head, body, etag };
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
