/**
 * A feed as an answer. Readers ask every few minutes and mostly know it already: the same `ETag`, or a date that is not older,
 * gets 304 without a body. Not kept by caches without asking, so that a publish shows at the next question (B4).
 */
export async function answerFeed(
  request: Request,
  feed: { xml: string; changedAt: Date; type: string },
): Promise<Response> {
  const tag = `"${await digest(feed.xml)}"`;
  const headers = {
    ETag: tag,
    'Last-Modified': feed.changedAt.toUTCString(),
    'Cache-Control': 'public, no-cache',
  };
  if (isKnown(request.headers, tag, feed.changedAt)) return new Response(null, { status: 304, headers });
  return new Response(feed.xml, { headers: { ...headers, 'Content-Type': `${feed.type}; charset=utf-8` } });
}

/** RFC 9110, 13.1: a tag decides alone; the date counts only where no tag was sent. */
function isKnown(headers: Headers, tag: string, changedAt: Date): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null)
    return tags.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')));
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  // Dates of HTTP have no milliseconds. Nothing is known of a date that does not parse.
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
