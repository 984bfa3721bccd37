import type { IncomingMessage, ServerResponse } from 'node:http';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import type { Locale } from '#foundation/text/locales.ts';
import { localeOfPath } from '#lib/routes/locale-path.ts';
import { isOtherOrigin } from './other-origin.ts';
import { sendPlainPage } from './plain-page.ts';

/** As in next.config.ts: a larger form never reaches the form's own messages about files. */
const LARGEST_BYTES = 8 * 1024 * 1024;
/** These have their own responses. */
const NO_PAGE = /^\/(?:api|lake|desk|image|studio|_next)(?:[/?]|$)/;

type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Refusal = { status: 403 | 413; title: string; text: string; again: string };

/**
 * Answers forms for which Next would only send a bare 500: one posted by another site (403), and one larger than Next accepts
 * (413), which only happens without JavaScript; with it the page checks the size before sending.
 * @returns whether the request was answered
 */
export function refuseForm(request: IncomingMessage, response: ServerResponse): boolean {
  const refusal = refusalOf(request);
  if (!refusal) return false;
  const { status, title, text, again } = refusal;
  const { url = '/' } = request;
  const path = new URL(url, 'http://site').pathname.replaceAll(/[^\w/%.-]/g, '');
  // Node reads and discards the rest of the body, so that the browser gets to the response.
  const link = { href: `${path}#form`, label: again };
  sendPlainPage(response, { status, locale: localeOf(url), title, text, link });
  return true;
}

export function refusalOf({ method, url = '', headers }: RequestHead): Refusal | null {
  if (method !== 'POST' || NO_PAGE.test(url)) return null;
  const texts = textsFor(url);
  if (isOtherOrigin(headers))
    return { status: 403, title: texts.foreignTitle, text: texts.foreignText, again: texts.openForm };
  if (Number(headers['content-length'] ?? 0) > LARGEST_BYTES)
    return { status: 413, title: texts.tooLargeTitle, text: texts.tooLargeText, again: texts.openForm };
  return null;
}

function localeOf(url: string): Locale {
  return localeOfPath(url.split('?', 1)[0] ?? '/');
}

function textsFor(url: string) {
  return { el, en }[localeOf(url)].common.errors;
}
