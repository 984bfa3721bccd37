export type RedirectOptions = {
  /** 303 after a form, 307 from one page address to another. */
  status?: 303 | 307;
  referrer?: 'no-referrer' | 'same-origin';
};

/**
 * Redirects to a path of this site. The response isn't cached or indexed, and the address, which may contain a token, isn't sent as
 * a referrer. The location is relative: behind a proxy this process doesn't know its public name.
 */
export function redirectTo(
  path: string,
  { status = 303, referrer = 'no-referrer' }: RedirectOptions = {},
): Response {
  return new Response(null, {
    status,
    headers: {
      Location: path,
      'Cache-Control': 'private, no-store',
      'Referrer-Policy': referrer,
      'X-Robots-Tag': 'noindex',
    },
  });
}
