import { backendUrl } from '#lib/address.server.ts';

export const dynamic = 'force-dynamic';

const TIMEOUT_MS = 15_000;
const ASKED = ['If-None-Match', 'If-Modified-Since'];
const ANSWERED = ['Content-Type', 'Content-Disposition', 'ETag', 'Last-Modified'];

/**
 * `GET /gtfs.zip` (D7): the timetable, unchanged from the reservation service. Clients that already have the current
 * one get 304.
 */
export async function GET(request: Request): Promise<Response> {
  const headers = new Headers();
  for (const name of ASKED) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(`${backendUrl()}/reservations/gtfs.zip`, {
    headers,
    signal,
    cache: 'no-store',
  }).catch(() => null);
  if (answer === null || (!answer.ok && answer.status !== 304))
    return new Response('The timetable is not available right now.\n', {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' },
    });
  const passed = new Headers({ 'Cache-Control': 'public, max-age=300' });
  for (const name of ANSWERED) {
    const value = answer.headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  return new Response(answer.status === 304 ? null : await answer.arrayBuffer(), {
    status: answer.status,
    headers: passed,
  });
}
