/** The Studio is larger than a worker may be, and pictures need a native library: both stay on the Node host. */
export function forOrigin(path: string): 'studio' | 'picture' | null {
  if (/^\/studio(?:\/|$)/.test(path)) return 'studio';
  return /^\/(?:image|share)\//.test(path) ? 'picture' : null;
}

/** Redirects to the Studio on the Node host. */
export function toStudio(request: Request, origin: string): Response {
  const { pathname, search } = new URL(request.url);
  return new Response(null, {
    status: 307,
    headers: { Location: new URL(`${pathname}${search}`, origin).href, 'Cache-Control': 'no-store' },
  });
}

/** Fetches a picture from the Node host. The response has a lifetime, so Cloudflare's cache stores it. */
export async function fromOrigin(
  request: Request,
  origin: string,
  fetchIt: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  // Pictures are the same for everybody, so the session isn't sent.
  headers.delete('cookie');
  headers.delete('host');
  try {
    return await fetchIt(
      new Request(new URL(`${pathname}${search}`, origin), {
        method: request.method,
        headers,
        redirect: 'manual',
      }),
    );
  } catch (error) {
    console.error(
      JSON.stringify({
        level: 'error',
        part: 'edge',
        msg: 'the origin does not answer',
        error: String(error),
      }),
    );
    return new Response(null, { status: 502, headers: { 'Cache-Control': 'no-store', 'Retry-After': '2' } });
  }
}
