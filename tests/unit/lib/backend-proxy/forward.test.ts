import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { forwardToBackend } from '#lib/backend-proxy/forward.ts';

const log = { error: () => undefined };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function backend(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

describe('B8 the Studio reaches the lake through the site', () => {
  it('keeps method, path, query, headers and body, and drops what belongs to one connection', async () => {
    const backendUrl = await backend((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('keep-alive', 'timeout=9');
        response.setHeader('set-cookie', ['a=1', 'b=2']);
        response.end(
          JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }),
        );
      });
    });
    const answer = await forwardToBackend(
      'lake',
      new Request('http://site.example/lake/v1/data/query/production?query=*%5B0%5D', {
        method: 'POST',
        body: 'καλημέρα',
        headers: {
          authorization: 'Bearer x',
          connection: 'keep-alive, x-once',
          'x-once': '1',
          'x-twice': '2',
        },
      }),
      { backendUrl, log },
    );
    const seen: unknown = await answer.json();
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/lake/v1/data/query/production?query=*%5B0%5D',
      body: 'καλημέρα',
      headers: { authorization: 'Bearer x', 'x-twice': '2' },
    });
    expect(seen).not.toHaveProperty('headers.x-once');
    expect(answer.headers.get('keep-alive')).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('forwards each event when it is sent, and tells proxies not to buffer them', async () => {
    let send = (_text: string) => {};
    const backendUrl = await backend((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      send = (text) => response.write(text);
      send('event: welcome\n\n');
    });
    const answer = await forwardToBackend(
      'lake',
      new Request('http://site.example/lake/v1/data/listen/production'),
      {
        backendUrl,
        log,
      },
    );
    const reader = answer.body?.getReader();
    const text = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await text()).toBe('event: welcome\n\n');
    send('event: mutation\n\n');
    expect(await text()).toBe('event: mutation\n\n');
    expect(answer.headers.get('cache-control')).toContain('no-transform');
    await reader?.cancel();
  });

  it('aborts the request to the backend when the browser disconnects', async () => {
    let gone = () => {};
    const ended = new Promise<void>((resolve) => (gone = resolve));
    const backendUrl = await backend((request, response) => {
      request.on('close', gone);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(':\n\n');
    });
    const browser = new AbortController();
    await forwardToBackend(
      'lake',
      new Request('http://site.example/lake/v1/data/listen/production', { signal: browser.signal }),
      { backendUrl, log },
    );
    browser.abort();
    await ended;
  });

  it('forwards redirects and empty responses unchanged', async () => {
    const backendUrl = await backend((request, response) => {
      if (request.url?.endsWith('/empty')) return response.writeHead(204).end();
      return response.writeHead(302, { location: 'http://site.example/studio#sid=1' }).end();
    });
    const ask = (path: string) =>
      forwardToBackend('lake', new Request(`http://site.example${path}`), { backendUrl, log });
    const redirect = await ask('/lake/v1/auth/login/local');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      302,
      'http://site.example/studio#sid=1',
    ]);
    expect((await ask('/lake/empty')).status).toBe(204);
  });

  it('lets a read request wait while the backend restarts', async () => {
    let requests = 0;
    const backendUrl = await backend((request, response) => {
      requests += 1;
      // The first connection breaks, as when the process behind it ends.
      if (requests === 1) request.socket.destroy();
      else response.end('back');
    });
    const answer = await forwardToBackend('lake', new Request('http://site.example/lake/v1/ping'), {
      backendUrl,
      log,
    });
    expect([answer.status, await answer.text(), requests]).toEqual([200, 'back', 2]);
  });

  it('sends a change only once, because it may have arrived before the connection broke', async () => {
    let requests = 0;
    const backendUrl = await backend((request) => {
      requests += 1;
      request.socket.destroy();
    });
    const request = new Request('http://site.example/lake/v1/data/mutate/production', {
      method: 'POST',
      body: '{}',
    });
    expect((await forwardToBackend('lake', request, { backendUrl, log })).status).toBe(502);
    expect(requests).toBe(1);
  });

  it('returns a problem document when the backend is down', async () => {
    const answer = await forwardToBackend('lake', new Request('http://site.example/lake/v1/ping'), {
      backendUrl: 'http://127.0.0.1:1',
      log,
      patienceMs: 0,
    });
    expect(answer.status).toBe(502);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 502, code: 'lake-unreachable' });
  });
});
