export const dynamic = 'force-dynamic';

/** The site process answers. Says nothing about the backend: cached pages are served without it. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
