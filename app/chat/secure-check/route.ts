export const dynamic = 'force-dynamic';

/**
 * `HEAD /chat/secure-check?nocache=…`: 200, past every cache, when the site can be reached (E2). No CORS headers: our frame may
 * only stand in our own pages, so nobody else has a reason to ask.
 */
export function HEAD(): Response {
  return new Response(null, { headers: { 'Cache-Control': 'no-store' } });
}

export { HEAD as GET };
