import type { ServerResponse } from 'node:http';

const BODY = /<body[^>]*>/;

/**
 * Inserts HTML at the start of the body of a response, also after others have replaced its `write` method.
 * @param html given what precedes the body, returns what to insert, or null
 * @param applies whether to read what is written: a page is long, and most have nothing inserted
 */
export function insertIntoBody(
  response: ServerResponse,
  html: (head: string) => string | null,
  applies: () => boolean = () => true,
): void {
  let isDone = false;
  const insert = (chunk: unknown, encoding: unknown): unknown => {
    if (isDone || !applies() || !String(response.getHeader('content-type')).startsWith('text/html'))
      return chunk;
    const isText = typeof chunk === 'string';
    if (!isText && !(chunk instanceof Uint8Array)) return chunk;
    const bytes = isText
      ? Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8')
      : Buffer.from(chunk);
    // Latin-1 maps each byte to one character, so that a multi-byte character split between chunks survives.
    const characters = bytes.toString('latin1');
    const found = BODY.exec(characters);
    if (!found) return chunk;
    isDone = true;
    const inserted = html(characters.slice(0, found.index));
    if (inserted === null) return chunk;
    if (!response.headersSent) response.removeHeader('content-length');
    const at = found.index + found[0].length;
    return Buffer.concat([bytes.subarray(0, at), Buffer.from(inserted), bytes.subarray(at)]);
  };
  stayOver(response, 'write', insert);
  stayOver(response, 'end', insert);
}

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
