import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from '#server/messages/texts.ts';
import { localeOfPath } from '#lib/routes/locale-path.ts';

/** Answers 429 instead of a page, in a few bytes that need no rendering. */
export function sendTooManyRequests(
  request: IncomingMessage,
  response: ServerResponse,
  seconds: number,
): void {
  if (response.headersSent) return;
  const [path = '/'] = (request.url ?? '/').split('?', 1);
  const locale = localeOfPath(path);
  const title = text(locale, 'tooOften.title');
  response.writeHead(429, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(seconds),
    'Content-Security-Policy': "default-src 'none'",
  });
  response.end(`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<h1>${title}</h1>
<p>${text(locale, 'tooOften.text')}</p>
<p><a href="">${text(locale, 'tooOften.again')}</a></p>
`);
}
