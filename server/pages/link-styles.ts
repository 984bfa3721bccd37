/** What follows a row's id when its text comes as so many bytes instead of as a line. */
const COUNTED = new Set('TAOobUSsLlGgMmV'.split(''));
const NEWLINE = 0x0a;
const STYLE =
  /\["\$","style",("(?:[^"\\]|\\.)*"|null),\{"nonce":"[^"]*","precedence":"next","href":("[^"\\]+"),"children":"(?:[^"\\]|\\.)*"\}\]/g;

/**
 * Styles in an answer for the router, which Next writes into it as text when the page was made ahead of time, become links to their
 * files, as they are in answers that are made for one request. The router would add each as an element of the page that the visitor
 * came to first, and its policy cannot know the styles of all other pages. With a hint before each, so that the browser fetches the
 * file as soon as the answer is read, which is when the link comes into view.
 *
 * Rows are told apart as React's client does it (`id:line` or `id:T<bytes in hex>,text`): text of an editor is never looked at.
 */
export function linkStyles(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  while (at < body.length) {
    const colon = body.indexOf(':', at);
    if (colon < 0) break;
    const isCounted = COUNTED.has(String.fromCharCode(body[colon + 1] ?? 0));
    const end = isCounted ? endOfCounted(body, colon + 2) : endOfLine(body, colon);
    const row = body.subarray(at, end);
    parts.push(isCounted || !row.includes('"style"') ? row : linked(row.toString()));
    at = end;
  }
  parts.push(body.subarray(at));
  return Buffer.concat(parts);
}

function linked(row: string): Buffer {
  const hrefs = new Set<string>();
  const text = row.replaceAll(STYLE, (_, key: string, href: string) => {
    hrefs.add(href);
    return `["$","link",${key},{"rel":"stylesheet","href":${href},"precedence":"next","crossOrigin":"$undefined","nonce":"$undefined"}]`;
  });
  return Buffer.from([...hrefs].map((href) => `:HL[${href},"style"]\n`).join('') + text);
}

function endOfLine(body: Buffer, from: number): number {
  const newline = body.indexOf(NEWLINE, from);
  return newline < 0 ? body.length : newline + 1;
}

function endOfCounted(body: Buffer, from: number): number {
  const comma = body.indexOf(',', from);
  if (comma < 0) return body.length;
  const bytes = Number.parseInt(body.toString('latin1', from, comma), 16);
  return Number.isNaN(bytes) ? body.length : Math.min(comma + 1 + bytes, body.length);
}
