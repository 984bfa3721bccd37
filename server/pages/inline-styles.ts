import type { ServerResponse } from 'node:http';
import { LATE_SETTINGS } from '#lib/late-start/late-page.ts';
import { isUsed, wordsOf } from './used-styles.ts';

/** The style sheets of a page, one after the other, as React writes them into its head. */
const LINKS = /(?:<link rel="stylesheet" href="[^"]*"[^>]* data-precedence="next"[^>]*>)+/g;
const HREF = /<link rel="stylesheet" href="([^"]*)"/g;
/** A style sheet that may be needed later, such as for an error message. */
const AHEAD = /<link rel="preload" href="[^"]*" as="style"[^>]*>/g;
/** Style sheets at the end of a piece of a page, of which more may follow. */
const UNFINISHED = /(?:<link rel="stylesheet"[^>]*>)*(?:<(?:l(?:i(?:n(?:k[^>]*)?)?)?)?)?$/;
/** Longer than the links to all style sheets of the site. */
const LONGEST = 100_000;

type StyleText = (href: string) => string | null;
type Done = (error?: Error | null) => void;

/**
 * Writes the style sheets of a page into it, so that a phone on a slow connection can paint what has arrived. Their links stay,
 * disabled: browsers don't fetch them, and React and the router find the style sheets that the page has already.
 * @param options.styleText the text of a style sheet of the build by its address; null if there is none, and then it stays linked
 * @returns the page, and the texts that were written into it
 */
export function inlineStyles(
  html: string,
  { styleText, nonce }: { styleText: StyleText; nonce?: string },
): { html: string; texts: string[] } {
  const texts: string[] = [];
  const changed = html.replaceAll(LINKS, (links) => {
    const hrefs = Array.from(links.matchAll(HREF), ([, href = '']) => href);
    const parts = hrefs.map(styleText);
    const text = parts.join('');
    if (parts.includes(null) || /<\/style/i.test(text)) return links;
    texts.push(text);
    const style = `<style${nonce === undefined ? '' : ` nonce="${nonce}"`}>${text}</style>`;
    const disabled = hrefs.map(
      (href) => `<link rel="stylesheet" href="${href}" data-precedence="next" disabled=""/>`,
    );
    return style + disabled.join('');
  });
  return { html: changed.replaceAll(AHEAD, ''), texts };
}

/**
 * The same for a page whose script comes later: only the style sheets that have anything to say about it are written into it, and
 * instead of links, the loader gets the addresses of all (scripts/late-start/source.js). It adds the others once the script runs,
 * which may show what isn't in the page yet. A page without the loader has all its style sheets.
 */
export function inlineUsedStyles(
  html: string,
  { styleText }: { styleText: StyleText },
): { html: string; texts: string[] } {
  if (!html.includes(LATE_SETTINGS)) return inlineStyles(html, { styleText });
  const words = wordsOf(html);
  const texts: string[] = [];
  const styles: string[] = [];
  const later: string[] = [];
  const changed = html.replaceAll(LINKS, (links) => {
    const sheets = Array.from(links.matchAll(HREF), ([, href = '']) => ({ href, text: styleText(href) }));
    if (sheets.some(({ text }) => text === null || /<\/style/i.test(text))) return links;
    const used = sheets.filter(({ text }) => text !== null && isUsed(text, words));
    for (const sheet of sheets) (used.includes(sheet) ? styles : later).push(sheet.href);
    if (used.length === 0) return '';
    const text = used.map((sheet) => sheet.text).join('');
    texts.push(text);
    return `<style>${text}</style>`;
  });
  const settings = `${LATE_SETTINGS}"styles":${JSON.stringify(styles)},"later":${JSON.stringify(later)},`;
  return { html: changed.replaceAll(AHEAD, '').replace(LATE_SETTINGS, () => settings), texts };
}

/** Takes the style sheets out of the `Link` header of a response, from which browsers would fetch them. */
export function hintNoStyles(response: ServerResponse): void {
  const link = response.getHeader('link');
  if (typeof link !== 'string') return;
  const left = link.split(/, (?=<)/).filter((part) => !/; as="?style"?(?:;|$)/.test(part));
  if (left.length > 0) response.setHeader('Link', left.join(', '));
  else response.removeHeader('Link');
}

/**
 * Once started, does the same with what is written to a response, in however many pieces it comes. Call it before other code wraps
 * the response's `write`.
 */
export function inlineStreamedStyles(
  response: ServerResponse,
  options: { nonce: string; styleText: StyleText },
): { start(): void } {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let isStarted = false;
  let held = '';

  // Latin-1 maps each byte to one character, so that a multi-byte character split between chunks survives.
  const styleText: StyleText = (href) => {
    const text = options.styleText(href);
    return text === null ? null : Buffer.from(text).toString('latin1');
  };
  const change = (chunk: unknown, encoding: unknown, isLast: boolean): Buffer => {
    const text = held + latin1Of(chunk, encoding);
    const tail = isLast ? '' : (UNFINISHED.exec(text)?.[0] ?? '');
    held = tail.length > LONGEST ? '' : tail;
    const { html } = inlineStyles(text.slice(0, text.length - held.length), {
      nonce: options.nonce,
      styleText,
    });
    return Buffer.from(html, 'latin1');
  };

  response.write = (chunk: unknown, encoding?: BufferEncoding | Done, done?: Done) => {
    const callback = typeof encoding === 'function' ? encoding : done;
    if (isStarted) return write(change(chunk, encoding, false), callback);
    return typeof encoding === 'string' ? write(chunk, encoding, done) : write(chunk, encoding);
  };
  response.end = (chunk?: unknown, encoding?: BufferEncoding | (() => void), done?: () => void) => {
    if (!isStarted) return typeof encoding === 'string' ? end(chunk, encoding, done) : end(chunk, encoding);
    const callback = [chunk, encoding, done].find((part) => typeof part === 'function');
    return end(change(chunk, encoding, true), () => callback?.());
  };
  return {
    start: () => {
      isStarted = true;
    },
  };
}

function latin1Of(chunk: unknown, encoding: unknown): string {
  if (typeof chunk === 'string')
    return Buffer.from(
      chunk,
      typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
    ).toString('latin1');
  return chunk instanceof Uint8Array ? Buffer.from(chunk).toString('latin1') : '';
}
