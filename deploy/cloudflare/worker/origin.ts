/** The Studio is larger than a worker may be, and pictures need a native library: both stay on the Node host. */
export function forOrigin(path: string): 'studio' | 'picture' | null {
  if (/^\/studio(?:\/|$)/.test(path)) return 'studio';
  return /^\/(?:image|share)\//.test(path) ? 'picture' : null;
}

const WORDS = {
  title: 'Το Studio δεν βρίσκεται εδώ · The Studio is not here',
  greek: 'Αυτή η διεύθυνση σερβίρει μόνο τις σελίδες του ιστοτόπου. Το Studio ανοίγει στον διακομιστή του.',
  english: 'This address serves the pages of the site only. The Studio opens on its own host.',
};

/** Redirects to the Studio on the Node host (`SITE_ORIGIN`); without one, explains that it is elsewhere. */
export function withoutStudio(request: Request, origin: string | null): Response {
  if (origin !== null) {
    const { pathname, search } = new URL(request.url);
    return new Response(null, {
      status: 307,
      headers: { Location: new URL(`${pathname}${search}`, origin).href, 'Cache-Control': 'no-store' },
    });
  }
  const { title, greek, english } = WORDS;
  return new Response(
    `<!doctype html><html lang="el"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${title}</title><h1>${title}</h1><p>${greek}</p><p lang="en">${english}</p></html>`,
    {
      status: 404,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'",
      },
    },
  );
}

/** Fetches a picture from the Node host. The response has a lifetime, so Cloudflare's cache stores it. */
export async function fromOrigin(
  request: Request,
  origin: string | null,
  fetchIt: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (origin === null) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
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
