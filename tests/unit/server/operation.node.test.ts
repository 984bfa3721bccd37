import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createBackendReach } from '#server/backend-reach.ts';
import { createOperation } from '#server/operation.ts';

const TOKEN = 'a token of a scraper';
const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).toReversed()) await end();
});

type Line = Record<string, unknown>;

async function portOf(server: ReturnType<typeof createServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** The site's server around the test's handler, with a backend that is ready or unavailable. */
async function startSite(options: {
  handle?: (request: IncomingMessage, response: ServerResponse) => void;
  metricsToken?: string;
  noticeMs?: number;
  backend?: 'ready' | 'copy' | 'away' | 'silent';
  content?: 'ready' | 'away' | 'refused' | 'empty';
}) {
  const backend = createServer((_request, response) => {
    if (options.backend === 'silent') return;
    response.end(JSON.stringify({ status: 'ready', ...(options.backend === 'copy' && { copy: true }) }));
  });
  const backendPort = options.backend === 'away' ? 1 : await portOf(backend);
  const lines: Line[] = [];
  const keep = (fields: object) => lines.push({ ...fields });
  const server = createServer((request, response) =>
    operation.around(request, response, () =>
      (options.handle ?? ((_, answer) => answer.end('page')))(request, response),
    ),
  );
  const operation = createOperation(server, {
    backend: createBackendReach(`http://127.0.0.1:${backendPort}`),
    backendUrl: `http://127.0.0.1:${backendPort}`,
    ...(options.content && { content: async () => options.content ?? 'ready' }),
    trustProxy: 0,
    metricsToken: options.metricsToken,
    noticeMs: options.noticeMs ?? 0,
    log: { debug: () => {}, info: keep, warn: keep, error: keep },
  });
  const site = `http://127.0.0.1:${await portOf(server)}`;
  return { site, operation, lines };
}

describe('operating the site’s server', () => {
  it('logs one line per request, without the address and its parameters', async () => {
    const { site, lines } = await startSite({});
    const answer = await fetch(`${site}/en/booking/confirmation/ABEHKMN?surname=Papas`, {
      headers: { 'x-request-id': 'proxy-12345678' },
    });
    expect(answer.headers.get('x-request-id')).toBe('proxy-12345678');
    await answer.text();
    await expect
      .poll(() => lines)
      .toEqual([
        {
          requestId: 'proxy-12345678',
          method: 'GET',
          route: '/booking/confirmation/:reference',
          status: 200,
          ms: expect.any(Number),
        },
      ]);
  });

  it('adds the id to a page that is sent with a list of headers', async () => {
    const handle = (_: IncomingMessage, answer: ServerResponse) =>
      void answer.writeHead(200, ['Content-Type', 'text/html', 'Content-Length', '4']).end('page');
    const { site } = await startSite({ handle });
    const answer = await fetch(site);
    expect(await answer.text()).toBe('page');
    expect(answer.headers.get('content-type')).toBe('text/html');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  });

  // It answered 200 while the backend was stuck for hours.
  it('is ready while its backend is, and otherwise reports what is missing', async () => {
    const ready = await fetch(`${(await startSite({ backend: 'ready' })).site}/api/ready`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', backend: 'ready' }]);
    for (const backend of ['away', 'silent'] as const) {
      const answer = await fetch(`${(await startSite({ backend })).site}/api/ready`);
      expect([answer.status, await answer.json()]).toEqual([
        503,
        { status: 'backend away', backend: 'away' },
      ]);
    }
    const { site } = await startSite({ backend: 'away' });
    const alone = await fetch(`${site}/api/ready?of=process`);
    expect([alone.status, await alone.json()]).toEqual([200, { status: 'ready', backend: 'away' }]);
  });

  // A site whose hosted project was down or empty reported that it was ready.
  it.each([
    ['ready', 200, 'ready'],
    ['away', 503, 'content away'],
    ['refused', 503, 'content refused'],
    ['empty', 503, 'content empty'],
  ] as const)('with hosted content that is %s, answers %i', async (content, code, status) => {
    const { site } = await startSite({ backend: 'ready', content });
    const answer = await fetch(`${site}/api/ready`);
    expect([answer.status, await answer.json()]).toEqual([code, { status, backend: 'ready', content }]);
    expect((await fetch(`${site}/api/ready?of=process`)).status).toBe(200);
  });

  // A restored backup looked like the real site.
  it('reports that the backend’s data is a copy', async () => {
    const { site } = await startSite({ backend: 'copy', metricsToken: TOKEN });
    expect(await (await fetch(`${site}/api/ready`)).json()).toMatchObject({ copy: true });
    const scraped = await fetch(`${site}/api/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(await scraped.text()).toContain('meltemi_copy{part="site"} 1');
  });

  it('shows metrics only with the token, and to nobody if there is none', async () => {
    const { site, operation } = await startSite({ metricsToken: TOKEN });
    await (await fetch(`${site}/news/nea`)).text();
    operation.countPage('hit');
    const scrape = (token: string) =>
      fetch(`${site}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect((await fetch(`${site}/api/metrics`)).status).toBe(401);
    expect((await scrape(`${TOKEN}x`)).status).toBe(401);
    const figures = await (await scrape(TOKEN)).text();
    for (const line of [
      'meltemi_http_request_duration_seconds_count{part="site",method="GET",route="/news/:category",status="2xx"} 1',
      'meltemi_pages_total{answer="hit",part="site"} 1',
      'meltemi_backend_ready{part="site"} 1',
    ])
      expect(figures).toContain(line);
    expect(figures).toMatch(/nodejs_eventloop_lag_p99_seconds\{part="site"\} [\d.e-]+/);
    const silent = await startSite({});
    expect((await fetch(`${silent.site}/api/metrics`)).status).toBe(404);
  });
});

describe('the shutdown of the site’s server', () => {
  it('is announced to the load balancer first, while everything is still answered', async () => {
    const { site, operation } = await startSite({ noticeMs: 300 });
    await (await fetch(site)).text();
    const left = operation.leave();
    expect((await fetch(`${site}/api/ready`)).status).toBe(503);
    const answer = await fetch(site);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    await answer.text();
    await left;
    await expect(fetch(site)).rejects.toThrow();
  });

  it('waits for pending responses, and ends streams and idle connections', async () => {
    const waiting: (() => void)[] = [];
    const { site, operation } = await startSite({
      handle(request, response) {
        if (request.url === '/stream') {
          response.writeHead(200, { 'content-type': 'text/event-stream' });
          response.write('data: 1\n\n');
        } else if (request.url === '/slow') {
          response.writeHead(200, { 'content-length': '8' });
          response.write('half');
          waiting.push(() => response.end('half'));
        } else response.end('page');
      },
    });
    const agent = new Agent({ keepAlive: true });
    ending.push(() => agent.destroy());
    const ask = (path: string) =>
      new Promise<IncomingMessage>((resolve) => {
        get(`${site}${path}`, { agent }, resolve);
      });
    await text(await ask('/'));
    const stream = text(await ask('/stream'));
    const slow = text(await ask('/slow'));
    const left = operation.leave();
    expect(await stream).toBe('data: 1\n\n');
    for (const end of waiting) end();
    expect(await slow).toBe('halfhalf');
    const before = performance.now();
    await left;
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
