/**
 * The response of a feed. Feed readers poll every few minutes and mostly have the current version: a request with the
 * same `ETag`, or a date that isn't older, gets 304 without a body. Caches must revalidate, so that a publish shows at
 * the next request (B4).
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

/** RFC 9110, 13.1: a tag takes precedence; the date counts only when there is no tag. */
function isKnown(headers: Headers, tag: string, changedAt: Date): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null)
    return tags.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, '')));
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  // HTTP dates have no milliseconds. A date that doesn't parse never matches.
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
