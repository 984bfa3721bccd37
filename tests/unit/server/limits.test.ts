import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { provideRequestId } from '#foundation/http/request-id.ts';
import { bodyRefusalOf, refuseBody } from '#server/limits.ts';

const post = (url: string, headers: Record<string, string> = {}, method = 'POST') =>
  bodyRefusalOf({ method, url, headers: { host: 'ferries.example', ...headers } })?.code ?? 'taken';

describe('state-changing requests', () => {
  it('are accepted from our own pages and from programs', () => {
    expect(post('/api/booking/hold', { 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe('taken');
    expect(post('/api/newsletter/unsubscribe')).toBe('taken');
    expect(post('/desk/chat/messages', { origin: 'https://ferries.example' })).toBe('taken');
    expect(
      post('/api/booking/hold', { origin: 'https://www.x.example', 'x-forwarded-host': 'www.x.example, y' }),
    ).toBe('taken');
  });

  it.each([
    ['as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['as an older browser says', { origin: 'https://evil.example' }],
    ['from nowhere that can be named', { origin: 'null' }],
  ])('are refused from another site, %s', (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(post('/api/booking/cancel', headers, method)).toBe('foreign_origin');
    expect(post('/desk/staff/received/1', headers)).toBe('foreign_origin');
  });

  it('to the content lake and to pages are checked there', () => {
    expect(post('/lake/v1/data/mutate/production', { 'sec-fetch-site': 'cross-site' })).toBe('taken');
    expect(post('/contact', { 'sec-fetch-site': 'cross-site' })).toBe('taken');
    expect(post('/api/departures', { 'sec-fetch-site': 'cross-site' }, 'GET')).toBe('taken');
  });
});

describe('bodies', () => {
  it('are limited in size by endpoint', () => {
    expect(post('/api/booking/hold', { 'content-length': String(300 * 1024) })).toBe('too_large');
    expect(post('/desk/chat/offline', { 'content-length': String(300 * 1024) })).toBe('taken');
    expect(post('/lake/v1/assets/images/production', { 'content-length': String(2 ** 27) })).toBe('taken');
  });

  it('must declare their size, except for the Studio’s uploads', () => {
    expect(post('/api/booking/hold', { 'transfer-encoding': 'chunked' })).toBe('length_required');
    expect(post('/contact', { 'transfer-encoding': 'chunked' })).toBe('length_required');
    expect(post('/lake/v1/assets/images/production', { 'transfer-encoding': 'chunked' })).toBe('taken');
  });

  it('are refused in the caller’s language, as a problem', async () => {
    const address = await serve();
    onTestFinished(() => provideRequestId(() => undefined));
    provideRequestId(() => 'request-1');
    const answer = await fetch(`${address}/api/booking/hold`, {
      method: 'POST',
      body: 'x'.repeat(300_000),
      headers: { 'Accept-Language': 'en' },
    });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({
      status: 413,
      code: 'too_large',
      title: 'Request too large',
      instance: 'urn:meltemi:request:request-1',
    });
  });

  it.each([
    ['/api/booking/hold', 'Content-Length: 1000', 29_000, 'x'],
    ['/lake/v1/data/mutate/production', 'Transfer-Encoding: chunked', 19_000, '1\r\nx'],
  ])('are cut off if they trickle in, at %s', async (path, length, aliveMs, body) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const heard = Promise.withResolvers<void>();
    const address = new URL(await serve(() => heard.resolve()));
    const socket = connect(Number(address.port), address.hostname);
    const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()));
    socket.on('error', () => undefined);
    socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\n${length}\r\n\r\n${body}`);
    await heard.promise;
    vi.advanceTimersByTime(aliveMs);
    expect(socket.destroyed).toBe(false);
    vi.advanceTimersByTime(6_000);
    await ended;
  });
});

async function serve(onTaken: () => void = () => undefined): Promise<string> {
  const server = createServer((request, response) => {
    if (!refuseBody(request, response)) onTaken();
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}
