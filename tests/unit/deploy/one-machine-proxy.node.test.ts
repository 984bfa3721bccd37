import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleForwardedFor } from '#foundation/http/forwarded-for.ts';
import { refuseBody } from '#server/limits.ts';
import { refuseForm } from '#server/refuse-form.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import {
  PROXY_HOST,
  startDocumentedNginx,
  throughProxy,
  type Proxy,
} from '#tests/fixtures/one-machine-nginx.ts';

/*
 * The configuration in docs/deploy.md set headers inside locations, which disables those of the server: the site got `Host: site`
 * and refused every form as foreign, and limits used the visitor's own X-Forwarded-For.
 */

/** Does what the site's server does before rendering, with one proxy in front, and returns what it received. */
const site = createServer((request, response) => {
  settleForwardedFor(request, 1);
  if (refuseForm(request, response) || refuseBody(request, response)) return;
  echo('site', request, response);
});
const backend = createServer((request, response) => echo('backend', request, response));
let proxy: Proxy;

function echo(who: string, request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ who, url: request.url, headers: request.headers }));
}

function portOf(server: typeof site): Promise<number> {
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
}

beforeAll(async () => {
  const ports = { site: await portOf(site), backend: await portOf(backend) };
  proxy = await startDocumentedNginx(ports, await freePort());
  // May have to install nginx.
}, 180_000);
afterAll(async () => {
  await proxy.stop();
  for (const server of [site, backend]) {
    server.closeAllConnections();
    server.close();
  }
});

const PLACES = [
  '/booking/travellers',
  '/api/booking/hold',
  '/desk/chat/messages',
  '/lake/v1/data/query/production',
];

describe('the proxy that docs/deploy.md documents', () => {
  it.each(PLACES)('forwards a form of our own pages to %s', async (path) => {
    const answer = await throughProxy(proxy.port, path, {
      method: 'POST',
      body: 'a=1',
      headers: { origin: `https://${PROXY_HOST}`, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.status, answer.body).toBe(200);
    expect(JSON.parse(answer.body)).toMatchObject({
      who: 'site',
      headers: { host: PROXY_HOST, 'x-forwarded-host': PROXY_HOST, 'x-forwarded-proto': 'https' },
    });
  });

  it('still refuses a form of another website', async () => {
    const answer = await throughProxy(proxy.port, '/booking/travellers', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.status).toBe(403);
  });

  it.each([...PLACES, '/reservations/payments/stripe/webhook'])(
    'says of the visitor at %s only where he called from, whatever he claims',
    async (path) => {
      const answer = await throughProxy(proxy.port, path, {
        headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' },
      });
      expect(JSON.parse(answer.body)).toMatchObject({ headers: { 'x-forwarded-for': '127.0.0.1' } });
    },
  );

  it('forwards upgrades, and exposes neither metrics nor other host names', async () => {
    const { body } = await throughProxy(proxy.port, '/lake/v1/socket', {
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
    });
    expect(JSON.parse(body)).toMatchObject({ headers: { upgrade: 'websocket', connection: 'upgrade' } });
    expect((await throughProxy(proxy.port, '/api/metrics')).status).toBe(403);
    const webhook = await throughProxy(proxy.port, '/reservations/payments/stripe/webhook', {
      method: 'POST',
    });
    expect(JSON.parse(webhook.body)).toMatchObject({ who: 'backend' });
    expect(JSON.parse((await throughProxy(proxy.port, '/reservations/search')).body)).toMatchObject({
      who: 'site',
    });
  });

  it('is the only one: the guide refers to the file and contains no other configuration', () => {
    const guide = readFileSync('docs/deploy.md', 'utf8');
    expect(guide).toContain('deploy/node/nginx/one-machine.conf');
    expect(guide).not.toMatch(/^\s*proxy_set_header /m);
  });
});
