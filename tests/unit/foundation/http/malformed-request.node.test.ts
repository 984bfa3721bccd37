import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#backend/http/server.ts';
import { malformed, refuseMalformed } from '#foundation/http/malformed-request.ts';
import { freePort } from '#tests/fixtures/free-port.ts';

/* `/%` and TRACE got a 500 with a stack trace in the log, and `OPTIONS *` never got a response. */
const ODD = [
  ['GET', '/%', 400],
  ['GET', '/en/%E0%A4%A', 400],
  ['POST', '/%c3', 400],
  ['OPTIONS', '*', 400],
  ['GET', 'news', 400],
  ['TRACE', '/', 405],
  ['PROPFIND', '/lake/v1', 405],
] as const;

describe('malformed requests', () => {
  it.each(ODD)('%s %s is %d', (method, url, status) => {
    expect(malformed({ method, url })).toBe(status);
  });

  it.each(['/', '/en/%CE%BA?q=%', '/image/s160x/file/x', '//', 'http://www.example.gr/news'])(
    '%s is read',
    (url) => {
      expect(malformed({ method: 'GET', url })).toBeNull();
    },
  );
});

describe('servers', () => {
  let sitePort = 0;
  let backendPort = 0;
  const site = createServer((request, response) => {
    if (!refuseMalformed(request, response)) response.end('read');
  });
  let backend: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    [sitePort, backendPort] = [await freePort(), await freePort()];
    await new Promise<void>((resolve) => site.listen(sitePort, '127.0.0.1', resolve));
    backend = await listen(() => new Response('read'), { port: backendPort, host: '127.0.0.1' });
  });
  afterAll(async () => {
    site.close();
    await backend.close();
  });

  it.each(ODD)('answer %s %s immediately', async (method, url, status) => {
    for (const port of [sitePort, backendPort]) {
      const socket = connect(port, '127.0.0.1');
      socket.end(`${method} ${url} HTTP/1.1\r\nHost: ferries.example\r\n\r\n`);
      expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
  });
});
