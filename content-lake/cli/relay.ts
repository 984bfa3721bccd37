import { getRequestListener } from '@hono/node-server';
import { createClient, type SanityClient } from '@sanity/client';
import { createServer } from 'node:http';
import * as v from 'valibot';
import { PROJECT_ID } from '#backend/project-id.ts';
import { jsonLine, readLines } from '#foundation/text/json-lines.ts';
import type { Connection } from '#scripts/commands/connect.ts';

export type Relay = { client: SanityClient; close(): Promise<void> };

const Asset = v.looseObject({
  _type: v.picklist(['sanity.imageAsset', 'sanity.fileAsset']),
  url: v.string(),
});

/**
 * The lake on a port of this process, for libraries that only accept addresses. Image documents contain addresses on the
 * site; while a dataset is exported they point to this port instead, so that the site need not run.
 */
export async function openRelay(connection: Connection, dataset: string): Promise<Relay> {
  let origin = '';
  const server = createServer(
    getRequestListener(async (request) => {
      const { pathname, search } = new URL(request.url);
      const answer = await connection.request(`/lake${pathname}${search}`, {
        method: request.method,
        headers: forwardedHeaders(request.headers),
        ...(request.body && { body: request.body, duplex: 'half' }),
      });
      if (!pathname.includes('/data/export/') || !answer.body) return plain(answer);
      return new Response(moved(answer.body, connection.publicUrl, origin), { status: answer.status });
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
  return {
    client: createClient({
      projectId: PROJECT_ID,
      dataset,
      apiHost: origin,
      useProjectHostname: false,
      apiVersion: '2025-02-19',
      useCdn: false,
      // The relay inserts the real one; the libraries insist on some token.
      token: 'relay',
    }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function forwardedHeaders(given: Headers): Headers {
  const headers = new Headers();
  for (const name of ['accept', 'content-type', 'x-sanity-project-id']) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** `fetch` has decompressed the body already. */
function plain(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  return new Response(answer.body, { status: answer.status, headers });
}

function moved(body: ReadableStream<Uint8Array>, from: string, to: string): ReadableStream<Uint8Array> {
  const lines = readLines(body);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(here(value, from, to)));
    },
  });
}

function here(line: string, from: string, to: string): string {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Asset), line);
  if (!parsed.success || !parsed.output.url.startsWith(`${from}/`)) return `${line}\n`;
  return jsonLine({ ...parsed.output, url: `${to}${parsed.output.url.slice(from.length)}` });
}
