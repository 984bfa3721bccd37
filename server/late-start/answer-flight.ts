import type { IncomingMessage, ServerResponse } from 'node:http';
import { FLIGHT_HEADERS, readFlightAddress } from '#lib/late-start/late-page.ts';
import { capture } from '#server/pages/capture.ts';
import { encode, preferencesOf, send } from '#server/pages/encoded-page.ts';
import type { Handle } from '#server/pages/page-policy.ts';
import type { Flights } from './flights.ts';

/** Only about the document, and it's ours that decides. */
const NOT_ASKED = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range'];

/**
 * Answers requests for the flight data of a page: from memory, or else with what the site has for the page now, if that is the
 * same. If it isn't, the page was published anew, and the answer is 409: a document must never be started with the data of another
 * rendering.
 * @param pages answers the site's pages, within the limits of each caller
 * @returns whether it was such a request
 */
export function answerFlight({ flights, pages }: { flights: Flights; pages: Handle }) {
  async function answer(hash: string, page: string, request: IncomingMessage, response: ServerResponse) {
    const preferences = preferencesOf(request);
    let body = flights.find(hash);
    if (body === undefined) {
      const taken = await askSite(page, request, response);
      if (taken.kind !== 'whole') return;
      const { status } = taken.answer;
      if (status !== 200) return refuse(response, status >= 429 ? status : 409);
      const { hash: current, flight } = await flights.keep(taken.answer.body);
      if (current !== hash) return refuse(response, 409);
      body = flight;
    }
    const encoded = await encode(
      { status: 200, headers: FLIGHT_HEADERS, body },
      { encoding: preferences.encoding, vary: [], leaveOut: [] },
    );
    send(encoded, response, preferences.seen, null);
  }

  /** What Next's router would get for the page. */
  async function askSite(page: string, request: IncomingMessage, response: ServerResponse) {
    request.url = `${page}?_rsc=`;
    request.headers.rsc = '1';
    for (const name of NOT_ASKED) delete request.headers[name];
    const taking = capture(response, () => true);
    void pages(request, response);
    return taking;
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const asked = readFlightAddress((request.url ?? '').split('?', 1)[0] ?? '');
    if (asked === null || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    answer(asked.hash, asked.page, request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
    return true;
  };
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Cache-Control': 'no-store' }).end();
}
