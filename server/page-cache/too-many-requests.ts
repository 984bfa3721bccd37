import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from '#server/messages/texts.ts';
import { localeOfPath } from '#lib/routes/locale-path.ts';
import { sendPlainPage } from '#server/plain-page.ts';

/** Answers 429 instead of a page. */
export function sendTooManyRequests(
  request: IncomingMessage,
  response: ServerResponse,
  seconds: number,
): void {
  if (response.headersSent) return;
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const locale = localeOfPath(path);
  sendPlainPage(response, {
    status: 429,
    locale,
    title: text(locale, 'tooOften.title'),
    text: text(locale, 'tooOften.text'),
    link: { href: '', label: text(locale, 'tooOften.again') },
    headers: { 'Retry-After': String(seconds) },
  });
}
