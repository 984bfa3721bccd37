import type { ServerResponse } from 'node:http';
import { locales } from '#foundation/text/locales.ts';
import { insertIntoBody } from './insert-into-body.ts';
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
  insertIntoBody(response, () => NOTICE);
}
