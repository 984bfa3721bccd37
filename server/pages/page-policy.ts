import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { headersOfPage } from '#lib/page-cache/whole-page.ts';
import { isPreviewing, pagePolicy } from '#lib/security/page-policy.ts';
import type { SecuritySettings } from '#lib/security/settings.ts';
import { hintNoStyles, inlineStreamedStyles, inlineUsedStyles } from './inline-styles.ts';
import { isShared } from './shared.ts';
import { type CapturedResponse, type ResponseHead, capture, type CaptureResult } from './capture.ts';

/** Always answers, also after an error; never rejects. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
/** Like {@link Handle}, but returns cacheable responses instead of sending them. */
export type SecuredHandler = (request: IncomingMessage, response: ServerResponse) => Promise<CaptureResult>;

/** Next reads the nonce from this header and adds it to the scripts of pages that it renders for this request. */
const POLICY = 'content-security-policy';
const OURS_ALONE = [POLICY, `${POLICY}-report-only`];
/** Files and endpoints for programs: they handle conditional requests and HEAD themselves, and need no nonce. */
const NO_PAGE = /^\/(?:api|lake|desk|image|share|_next)(?:\/|$)|\./;

/** Some two hundred finished pages. Those that a page cache keeps are elsewhere: these are for a cache in front, which asks again. */
const FINISHED_BYTES = 32 * 1024 * 1024;

type Finished = { body: Buffer; headers: Record<string, string> };

/**
 * Adds a content security policy to every page. Cacheable pages are the same for everybody, so their policy lists the hashes of
 * their scripts and styles; they are captured and returned. Pages for one request are streamed, with a nonce. Error pages are
 * prerendered even where they must not be cached, so they have no nonce and are hashed, too.
 */
export function withPagePolicy(options: {
  handle: Handle;
  settings: SecuritySettings;
  /** The text of a style sheet of the build, by its address. */
  styleText: (href: string) => string | null;
  /** Takes out of a page what only its script needs. */
  split: (path: string, html: string) => Promise<string>;
  /** Headers that streamed responses don't keep. */
  leaveOut: readonly string[];
}): SecuredHandler {
  const { handle, settings, styleText, split, leaveOut } = options;
  /** By what Next made: it is asked for the same page twice a minute, and finishing one takes longer than Next takes to send it. */
  const finished = new LRUCache<string, Finished>({
    maxSize: FINISHED_BYTES,
    sizeCalculation: ({ body }) => body.length,
  });

  async function finish(path: string, answer: CapturedResponse): Promise<Finished> {
    const isSplit = answer.status === 200 && isShared(answer);
    const hash = createHash('sha256').update(answer.body).digest('base64');
    const key = [answer.status, isSplit, path, hash].join(' ');
    const before = finished.get(key);
    if (before) return before;
    const whole = answer.body.toString();
    const linked = isSplit ? await split(path, whole) : whole;
    const { html, texts } = inlineUsedStyles(linked, { styleText });
    const headers = await headersOfPage({ status: answer.status, path, html, styles: texts, settings });
    const now = { body: Buffer.from(html), headers };
    finished.set(key, now);
    return now;
  }

  return async (request, response) => {
    for (const name of OURS_ALONE) delete request.headers[name];
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const nonce = randomBytes(16).toString('base64');
    const isPreview = isPreviewing(request.headers.cookie);
    if (!NO_PAGE.test(path)) {
      request.headers[POLICY] = `script-src 'nonce-${nonce}'`;
      requestFullResponse(request);
    }
    const styles = inlineStreamedStyles(response, { nonce, styleText });
    const taking = capture(response, (head) => {
      if (isPage(head)) hintNoStyles(response);
      if (isShared(head) && (isPage(head) || isForRouter(head))) return true;
      if (isPage(head) && head.status >= 400) return true;
      for (const name of leaveOut) response.removeHeader(name);
      if (!isPage(head)) return false;
      response.setHeader(POLICY, pagePolicy({ path, inline: { nonce, isPreview }, settings }));
      styles.start();
      return false;
    });
    void handle(request, response);
    const taken = await taking;
    if (taken.kind !== 'whole') return taken;
    const { answer } = taken;
    if (!isPage(answer)) return taken;
    const { body, headers } = await finish(path, answer);
    return { kind: 'whole', answer: { ...answer, headers: { ...answer.headers, ...headers }, body } };
  };
}

/** HTML without a policy of its own. */
function isPage({ headers }: ResponseHead): boolean {
  return String(headers['content-type']).startsWith('text/html') && headers[POLICY] === undefined;
}

/** A page as requested by the router in the browser. It can't run scripts and needs no policy. */
function isForRouter({ headers }: ResponseHead): boolean {
  return String(headers['content-type']).startsWith('text/x-component');
}

/** HEAD gets the same headers as GET, and conditional headers are evaluated once the response is complete. */
function requestFullResponse(request: IncomingMessage): void {
  if (request.method === 'HEAD') request.method = 'GET';
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
}
