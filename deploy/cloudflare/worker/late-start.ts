import { flightAddress, hashOfFlight, withLoader } from '#lib/late-start/late-page.ts';
import { withoutNonces } from '#lib/late-start/flight-rows.ts';
import { splitPage } from '#lib/late-start/split-page.ts';
import { addressKind } from '#lib/routes/page-addresses.ts';

type Ask = (request: Request) => Promise<Response>;

/** The page with its flight data taken out, or as it is. */
export async function splitAtEdge(path: string, html: string): Promise<string> {
  if (addressKind(path) !== 'page') return html;
  const split = splitPage(html);
  if ('reason' in split) {
    console.warn(JSON.stringify({ level: 'warn', part: 'edge', msg: 'a page stays whole', path, ...split }));
    return html;
  }
  return withLoader(split, flightAddress(await hashOfFlight(split.flight), path));
}

/**
 * The flight data of a page if it has this hash; 409 if the page was published anew (server/late-start/answer-flight.ts). Nothing is
 * kept here: the site has every page in its store.
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
  return new Response(request.method === 'HEAD' ? null : flight, {
    headers: {
      'content-type': 'text/x-component',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

function refused(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
