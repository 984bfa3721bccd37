import { createServer, get, IncomingMessage } from 'node:http';
import { Socket, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { currentRequestId, safeRequestId } from '#foundation/http/request-id.ts';
import { carryRequestIds, inRequest, settleRequestId } from '#foundation/http/request-scope.ts';
import { createJsonLog } from '#foundation/log/json-log.ts';

const ending: (() => unknown)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

/** A server that returns the ids of its requests. */
async function startEcho(): Promise<string> {
  const server = createServer((request, response) => {
    const ids = request.rawHeaders.filter((_, at, all) => all[at - 1]?.toLowerCase() === 'x-request-id');
    response.end(ids.join(' '));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address: AddressInfo | string | null = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const textOf = async (address: string, init?: RequestInit) => (await fetch(address, init)).text();

describe('the id of a request', () => {
  it('is sent with every call to the backend, also with concurrent ones, and with no other call', async () => {
    const [backend, elsewhere] = [await startEcho(), await startEcho()];
    ending.push(carryRequestIds(backend));
    const asked = Array.from({ length: 50 }, (_, at) =>
      inRequest(`request-${at}`, async () => [await textOf(backend), await textOf(`${backend}/again`)]),
    );
    for (const [at, answers] of (await Promise.all(asked)).entries())
      expect(answers).toEqual([`request-${at}`, `request-${at}`]);
    expect(await inRequest('request-x', () => textOf(elsewhere))).toBe('');
    expect(await textOf(backend)).toBe('');
  });

  it('isn’t sent twice when a proxy forwards the header, and is also sent with calls of node:http', async () => {
    const backend = await startEcho();
    ending.push(carryRequestIds(backend));
    const headers = { 'x-request-id': 'given-by-proxy' };
    expect(await inRequest('request-1', () => textOf(backend, { headers }))).toBe('given-by-proxy');
    const heard = await inRequest(
      'request-2',
      () =>
        new Promise<string>((resolve) => {
          get(backend, (answer) => answer.setEncoding('utf8').on('data', resolve));
        }),
    );
    expect(heard).toBe('request-2');
  });

  it('is taken from trusted callers if it is safe, and created otherwise', () => {
    const settle = (given: string, trusted: boolean) => {
      const request = new IncomingMessage(new Socket());
      request.headers['x-request-id'] = given;
      request.rawHeaders.push('X-Request-Id', given);
      const id = settleRequestId(request, trusted);
      expect(request.rawHeaders).toEqual(['x-request-id', id]);
      return id;
    };
    expect(settle('proxy-12345678', true)).toBe('proxy-12345678');
    expect(settle('proxy-12345678', false)).toMatch(/^[\da-f-]{36}$/);
    expect(settle('a\n"b', true)).toMatch(/^[\da-f-]{36}$/);
    for (const unsafe of ['', 'short', 'x'.repeat(65), 'maria@example.gr', 'with space 123', undefined])
      expect(safeRequestId(unsafe), String(unsafe)).toBeNull();
  });

  it('is in every log line that is written meanwhile', () => {
    ending.push(carryRequestIds('http://127.0.0.1:1'));
    const lines: string[] = [];
    const now = () => new Date('2026-11-22T20:00:00Z');
    const log = createJsonLog({ part: 'site', level: 'info', now, write: (line) => lines.push(line) });
    inRequest('request-7', () => log.warn({ path: '/x' }, 'away'));
    log.info({}, 'alone');
    log.debug({}, 'too small');
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      {
        level: 'warn',
        time: now().toISOString(),
        part: 'site',
        requestId: 'request-7',
        path: '/x',
        msg: 'away',
      },
      { level: 'info', time: now().toISOString(), part: 'site', msg: 'alone' },
    ]);
    expect(currentRequestId()).toBeUndefined();
  });
});
