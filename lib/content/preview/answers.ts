/** Responses with drafts must not be cached or indexed, nor their address sent to the next site. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

export function refusal(status: number, message: string): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8' },
  });
}
