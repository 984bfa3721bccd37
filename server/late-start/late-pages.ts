import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { flightAddress, hashOfFlight, readFlightAddress, withLoader } from '#lib/late-start/late-page.ts';
import { splitPage, withoutNonces } from '#lib/late-start/split-page.ts';
import { capture } from '#server/pages/capture.ts';
import { encode, preferencesOf, send } from '#server/pages/encoded-page.ts';
import type { Handle } from '#server/pages/page-policy.ts';

/** The data of all pages of the seeded site is a third of this. */
const MAX_BYTES = 64 * 1024 * 1024;

export type LatePages = {
  /** The page with its flight data taken out, or as it is. */
  split(path: string, html: string): Promise<string>;
  /** Answers requests for flight data. @returns whether it was one */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
};

/** Takes flight data out of finished pages, and answers it at an address of its own. */
export function createLatePages({ next }: { next: Handle }): LatePages {
  const kept = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: (data) => data.length });

  async function answer(hash: string, page: string, request: IncomingMessage, response: ServerResponse) {
    const preferences = preferencesOf(request);
    const body = kept.get(hash) ?? (await askNext(page, request, response));
    if (body === null) return;
    if ((await hashOfFlight(new Uint8Array(body))) !== hash) {
      // The page was published anew. Its document must never be used with the data of another rendering.
      response.writeHead(409, { 'Cache-Control': 'no-store' }).end();
      return;
    }
    kept.set(hash, body);
    const headers = {
      'content-type': 'text/x-component',
      'cache-control': 'public, max-age=31536000, immutable',
    };
    const encoded = await encode(
      { status: 200, headers, body },
      { encoding: preferences.encoding, vary: [], leaveOut: [] },
    );
    send(encoded, response, preferences.seen, null);
  }

  /** The data of the page as Next renders it now; null if the client is gone. */
  async function askNext(page: string, request: IncomingMessage, response: ServerResponse) {
    request.url = `${page}?_rsc=`;
    request.headers.rsc = '1';
    const taking = capture(response, () => true);
    void next(request, response);
    const taken = await taking;
    return taken.kind === 'whole' ? Buffer.from(withoutNonces(taken.answer.body.toString())) : null;
  }

  return {
    async split(path, html) {
      const split = splitPage(html);
      if ('reason' in split) return html;
      const hash = await hashOfFlight(split.flight);
      kept.set(hash, Buffer.from(split.flight));
      return withLoader(split, flightAddress(hash, path));
    },
    handle(request, response) {
      const asked = readFlightAddress((request.url ?? '').split('?', 1)[0] ?? '');
      if (asked === null) return false;
      answer(asked.hash, asked.page, request, response).catch((error: unknown) => {
        console.error(error);
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end();
      });
      return true;
    },
  };
}
