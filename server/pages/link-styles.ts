/** The letters after a row's id with which React marks rows that have a byte count instead of ending at the line. */
const COUNTED = new Set('TAOobUSsLlGgMmV'.split(''));
const NEWLINE = 0x0a;
const STYLE =
  /\["\$","style",("(?:[^"\\]|\\.)*"|null),\{"nonce":"[^"]*","precedence":"next","href":("[^"\\]+"),"children":"(?:[^"\\]|\\.)*"\}\]/g;

/**
 * Replaces inline styles in a response for the router by links to their files. Next inlines styles in prerendered pages and links
 * them in dynamic ones. The router would add an inline style to the page on which the visitor arrived, whose policy can't know the
 * styles of all other pages. A hint before each link makes the browser fetch the file as soon as the response is read, which is
 * when the link comes into view.
 *
 * Rows are split as React's client does it (`id:line` or `id:T<bytes in hex>,text`), so that editors' texts are never changed.
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
