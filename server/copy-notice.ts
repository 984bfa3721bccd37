import type { ServerResponse } from 'node:http';
import { locales } from '#foundation/text/locales.ts';
import { text } from './messages/texts.ts';
import type { Handle } from './pages/page-policy.ts';

/**
 * Two lines that never wrap, as high as `--notice` in app/tokens.css and app/studio/studio.css, so that sticky elements begin
 * below.
 */
const STYLE = [
  'position:sticky;top:0;z-index:2147483647;flex:none',
  'display:grid;align-content:center;justify-items:center;box-sizing:border-box;height:44px;overflow:hidden',
  'background:#8a1c1c;color:#fff;font:600 clamp(9px,3vw,14px)/18px system-ui,sans-serif;white-space:nowrap',
].join(';');
const SENTENCES = locales.map((locale) => `<span lang="${locale}">${text(locale, 'copyNotice.text')}</span>`);
const NOTICE = `<copy-notice role="note" style="${STYLE}">${SENTENCES.join(' ')}</copy-notice>`;
const BODY = /<body[^>]*>/;

/**
 * While the data is a copy for testing, every page shows a notice, also pages from a cache, and asks search engines not to index
 * it. React ignores unknown elements at the start of the body.
 */
export function withCopyNotice(handle: Handle, isCopy: () => boolean): Handle {
  return (request, response) => {
    if (isCopy()) addNotice(response);
    return handle(request, response);
  };
}

function addNotice(response: ServerResponse): void {
  response.setHeader('X-Robots-Tag', 'noindex');
  let isInserted = false;
  const insert = (chunk: unknown, encoding: unknown): unknown => {
    if (isInserted || !String(response.getHeader('content-type')).startsWith('text/html')) return chunk;
    const isText = typeof chunk === 'string';
    if (!isText && !(chunk instanceof Uint8Array)) return chunk;
    const bytes = isText
      ? Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8')
      : Buffer.from(chunk);
    // Latin-1 maps each byte to one character, so that a multi-byte character split between chunks survives.
    const found = BODY.exec(bytes.toString('latin1'));
    if (!found) return chunk;
    isInserted = true;
    if (!response.headersSent) response.removeHeader('content-length');
    const at = found.index + found[0].length;
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(NOTICE), bytes.subarray(at)]);
  };
  stayOver(response, 'write', insert);
  stayOver(response, 'end', insert);
}

/** Transforms what is written, also after others have replaced the `write` method. */
function stayOver(
  response: ServerResponse,
  name: 'write' | 'end',
  change: (chunk: unknown, encoding: unknown) => unknown,
): void {
  let below: (...given: never[]) => unknown = response[name];
  const over = (chunk?: unknown, ...rest: unknown[]) =>
    Reflect.apply(below, response, [change(chunk, rest[0]), ...rest]);
  Object.defineProperty(response, name, {
    configurable: true,
    get: () => over,
    set(next: typeof below) {
      below = next;
    },
  });
}
