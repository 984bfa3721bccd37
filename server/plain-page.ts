import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Locale } from '#foundation/text/locales.ts';

/** Texts and addresses come from catalogues and checked paths: nothing is escaped here. */
export type PlainPage = {
  status: number;
  locale: Locale;
  title: string;
  text: string;
  /** Where the visitor can try again. */
  link: { href: string; label: string };
  headers?: OutgoingHttpHeaders;
};

/** Sends an error as plain HTML, which needs no rendering and nothing else of the site; browsers choose readable colours. */
export function sendPlainPage(response: ServerResponse, page: PlainPage): void {
  const { status, locale, title, text, link, headers } = page;
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    ...headers,
  });
  response.end(`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>body{max-width:36rem;margin:15vh auto;padding:0 1.25rem;font:1.125rem/1.55 system-ui,sans-serif}</style>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="${link.href}">${link.label}</a></p>
</main>
`);
}
