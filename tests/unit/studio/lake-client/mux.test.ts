import { describe, expect, it } from 'vitest';
import { createMuxFetch } from '#studio/lake-client/mux-fetch.ts';

const LAKE = 'http://site.example/lake';
const LISTEN = `${LAKE}/v2025-02-19/data/listen/production?query=*`;

/** A lake that records requests and lets the test send on the shared connection. */
function fakeLake(status = 200) {
  const requested: { url: string; method: string; body: unknown; authorization: string | null }[] = [];
  const encoder = new TextEncoder();
  let line: (value: object) => void = () => {};
  let end: () => void = () => {};
  let streams = 0;
  const fetch = async (url: string, init?: RequestInit): Promise<Response> => {
    const method = init?.method ?? 'GET';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    requested.push({ url, method, body, authorization: new Headers(init?.headers).get('authorization') });
    if (!url.includes('/mux/')) return new Response('plain');
    if (method === 'POST') return new Response(null, { status: 204 });
    if (status !== 200) return new Response(null, { status });
    streams += 1;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        line = (value) => controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
        end = () => controller.close();
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return new Response(stream);
  };
  const orders = () => requested.filter((one) => one.method === 'POST').map((one) => one.body);
  return {
    requested,
    orders,
    streams: () => streams,
    line: (value: object) => line(value),
    end: () => end(),
    client: createMuxFetch({
      lake: LAKE,
      fetch,
      fetchListeners: fetch,
      newSession: () => `session-${streams + 1}`,
    }),
  };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

describe('listeners share one connection', () => {
  it('carries two listeners over one response and keeps them apart', async () => {
    const lake = fakeLake();
    const first = lake.client(LISTEN, { headers: { authorization: 'Bearer t', 'last-event-id': 'tx1#a' } });
    const second = lake.client(LISTEN, { headers: { authorization: 'Bearer t' } });
    await until(() => lake.orders().length === 2);
    expect(lake.orders()).toEqual([
      { open: { id: '1', path: '/v2025-02-19/data/listen/production?query=*', lastEventId: 'tx1#a' } },
      { open: { id: '2', path: '/v2025-02-19/data/listen/production?query=*' } },
    ]);
    expect(lake.requested.every((one) => one.authorization === 'Bearer t')).toBe(true);
    lake.line({ id: '2', status: 200, headers: { 'content-type': 'text/event-stream' } });
    lake.line({ id: '1', status: 200, headers: { 'content-type': 'text/event-stream' } });
    lake.line({ id: '2', chunk: 'event: welcome\n\n' });
    lake.line({ id: '1', chunk: 'event: Ρόδος\n\n' });
    lake.line({ id: '1', end: true });
    lake.line({ id: '2', end: true });
    expect((await first).headers.get('content-type')).toBe('text/event-stream');
    expect(await (await first).text()).toBe('event: Ρόδος\n\n');
    expect(await (await second).text()).toBe('event: welcome\n\n');
    expect(lake.streams()).toBe(1);
  });

  it('passes on a refusal with its status and body', async () => {
    const lake = fakeLake();
    const pending = lake.client(LISTEN);
    await until(() => lake.orders().length === 1);
    lake.line({ id: '1', status: 401, headers: {} });
    lake.line({ id: '1', chunk: '{"error":"Unauthorized"}' });
    lake.line({ id: '1', end: true });
    const response = await pending;
    expect(response.status).toBe(401);
    expect(await response.text()).toBe('{"error":"Unauthorized"}');
  });

  it('tells the lake when a listener is no longer needed', async () => {
    const lake = fakeLake();
    const kept = lake.client(LISTEN);
    const dropped = lake.client(LISTEN);
    await until(() => lake.orders().length === 2);
    lake.line({ id: '1', status: 200, headers: {} });
    lake.line({ id: '2', status: 200, headers: {} });
    await kept;
    await (await dropped).body?.cancel();
    await until(() => lake.orders().length === 3);
    expect(lake.orders()[2]).toEqual({ close: { id: '2' } });
  });

  it('ends a listener on its signal, before and after it opened', async () => {
    const lake = fakeLake();
    const stop = new AbortController();
    const pending = lake.client(LISTEN, { signal: stop.signal });
    await until(() => lake.orders().length === 1);
    stop.abort();
    await expect(pending).rejects.toThrow('aborted');
  });

  it('ends every listener when the connection is lost, and reconnects for the next one', async () => {
    const lake = fakeLake();
    const first = lake.client(LISTEN);
    await until(() => lake.orders().length === 1);
    lake.line({ id: '1', status: 200, headers: {} });
    const response = await first;
    lake.end();
    await expect(response.text()).rejects.toThrow('ended');
    const second = lake.client(LISTEN);
    await until(() => lake.orders().length === 2);
    lake.line({ id: '2', status: 200, headers: {} });
    expect((await second).status).toBe(200);
    expect(lake.streams()).toBe(2);
  });

  it('doesn’t affect requests that aren’t listeners', async () => {
    const lake = fakeLake();
    for (const url of [
      `${LAKE}/v1/data/query/production`,
      'https://other.example/v1/data/listen/production',
    ]) {
      expect(await (await lake.client(url)).text()).toBe('plain');
    }
    expect(lake.streams()).toBe(0);
  });

  it('uses one connection per listener if the lake has no shared one', async () => {
    const lake = fakeLake(404);
    expect(await (await lake.client(LISTEN)).text()).toBe('plain');
    expect(await (await lake.client(LISTEN)).text()).toBe('plain');
    expect(lake.requested.filter((one) => one.url.includes('/mux/'))).toHaveLength(1);
  });
});
