/** No cache may keep an answer about drafts, no search engine list it, and the next site not learn its address. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

/** Leads on to a path of this site. */
export function privately(status: 303 | 307, path: string): Response {
  return new Response(null, { status, headers: { ...PRIVATE, location: path } });
}

export function refusal(status: number, words: string): Response {
  return new Response(`${words}\n`, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' },
  });
}
