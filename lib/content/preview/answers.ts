/** No cache may keep an answer about drafts, no search engine list it, and the next site not learn its address. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

export function refusal(status: number, words: string): Response {
  return new Response(`${words}\n`, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' },
  });
}
