export const dynamic = 'force-dynamic';

/**
 * `HEAD /chat/secure-check?nocache=…`: 200, bypassing every cache, when the site can be reached (E2). No CORS headers:
 * our frame may only be embedded in our own pages, so no other site has a reason to call this.
 */
export function HEAD(): Response {
  return new Response(null, { headers: { 'Cache-Control': 'no-store' } });
}

export { HEAD as GET };
