import { FLIGHT_HEADERS, hashOfFlight } from '#lib/late-start/late-page.ts';
import { withoutNonces } from '#lib/late-start/flight-rows.ts';

type Ask = (request: Request) => Promise<Response>;

/**
 * The flight data of a page as Next has it now, if it has this hash; 409 if the page was published anew
 * (server/late-start/answer-flight.ts).
 */
export async function flightAtEdge(
  request: Request,
  asked: { hash: string; page: string },
  site: Ask,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405);
  const headers = new Headers(request.headers);
  headers.set('rsc', '1');
  for (const name of ['if-none-match', 'if-modified-since', 'range']) headers.delete(name);
  const answer = await site(new Request(new URL(`${asked.page}?_rsc=`, request.url), { headers }));
  if (answer.status >= 429) return refused(answer.status);
  if (answer.status !== 200) return refused(409);
  const flight = withoutNonces(new Uint8Array(await answer.arrayBuffer()));
  if ((await hashOfFlight(flight)) !== asked.hash) return refused(409);
  return new Response(request.method === 'HEAD' ? null : flight, { headers: FLIGHT_HEADERS });
}

function refused(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
