import type { ServerResponse } from 'node:http';

const OPENING = '<style';
const CLOSING = '</style>';
/** The element into which React writes the styles of a page. */
const STYLE = /<style((?:\s[^>]*?)?\sdata-href="([^"]*)"[^>]*)>([\s\S]*?)<\/style>/g;
/** Longer than the styles of all pages together. A style without an end by then isn't ours. */
const LONGEST = 1_000_000;

type Done = (error?: Error | null) => void;

/**
 * React adds the nonce of a page to its scripts but not to its styles. Once started, this adds it to the styles as they are
 * written, but only to a style whose text equals the built file that it names, so that injected styles aren't allowed. A style that
 * is written in pieces is buffered until its end. Call it before other code wraps the response's `write`.
 */
export function giveStylesNonce(
  response: ServerResponse,
  options: { nonce: string; styleText: (href: string) => string | null },
): { start(): void } {
  const { nonce, styleText } = options;
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  let isStarted = false;
  let held = '';

  // Latin-1 maps each byte to one character, so that a multi-byte character split between chunks survives.
  const bytesOf = (href: string) => Buffer.from(styleText(href) ?? '').toString('latin1');
  const change = (chunk: unknown, encoding: unknown, isLast: boolean): Buffer => {
    const text = held + latin1Of(chunk, encoding);
    const split = isLast ? text.length : startOfOpen(text);
    held = text.slice(split);
    const changed = text
      .slice(0, split)
      .replaceAll(STYLE, (whole, attributes: string, hrefs: string, content: string) =>
        content === hrefs.split(' ').map(bytesOf).join('')
          ? `<style nonce="${nonce}"${attributes}>${content}${CLOSING}`
          : whole,
      );
    return Buffer.from(changed, 'latin1');
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

/** Where a style begins that has no end yet, or text that may become one. */
function startOfOpen(text: string): number {
  const opening = text.lastIndexOf(OPENING);
  if (opening >= 0 && !text.includes(CLOSING, opening) && text.length - opening < LONGEST) return opening;
  for (let length = Math.min(OPENING.length - 1, text.length); length > 0; length -= 1)
    if (text.endsWith(OPENING.slice(0, length))) return text.length - length;
  return text.length;
}

function latin1Of(chunk: unknown, encoding: unknown): string {
  if (typeof chunk === 'string')
    return Buffer.from(
      chunk,
      typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
    ).toString('latin1');
  return chunk instanceof Uint8Array ? Buffer.from(chunk).toString('latin1') : '';
}
