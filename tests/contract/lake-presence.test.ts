import { fromSanityClient } from '@sanity/bifur-client';
import type { SanityClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';
import { serveLake } from '#tests/fixtures/lake-server.ts';

const WAIT = { timeout: 20_000 };
const at = (documentId: string, ...path: string[]) => ({
  type: 'document',
  documentId,
  path,
  lastActiveAt: '2026-11-21T10:00:00.000Z',
});

function bifurOf(client: SanityClient, token: string) {
  return fromSanityClient({
    config: () => ({ dataset: 'test', token }),
    getUrl: (path) => client.getUrl(path),
  });
}

onPostgres('presence', (database) => {
  let stage: { lake: TestLake; url: string; close(): Promise<void> };

  beforeAll(async () => {
    const opened = await database.open();
    const lake = await openLake(opened.db);
    const server = await serveLake(lake.lake);
    stage = {
      lake,
      url: server.url,
      async close() {
        await lake.close();
        await server.close();
        await opened.close();
      },
    };
  }, 60_000);
  afterAll(() => stage.close());

  /** A Studio's presence, through the client that the Studio uses. */
  async function editor(name: string) {
    const token = await stage.lake.lake.createToken({ name, role: 'editor' });
    const client = stage.lake.client({ token, apiHost: stage.url });
    const me = await client.users.getById('me');
    const bifur = bifurOf(client, token);
    const received: unknown[] = [];
    let failed: unknown;
    const subscription = bifur.listen<unknown>('presence').subscribe({
      next: (event) => received.push(event),
      error: (error) => (failed = error),
    });
    const request: (...call: Parameters<typeof bifur.request>) => Promise<unknown> = (method, params) =>
      new Promise((resolve, reject) => {
        bifur.request<unknown>(method, params).subscribe({ next: resolve, error: reject });
      });
    return {
      id: me.id,
      heard: received,
      request,
      failure: () => failed,
      announce: (sessionId: string, ...locations: object[]) =>
        request('presence_announce', { data: { sessionId, locations } }),
      leave: () => subscription.unsubscribe(),
    };
  }

  /** The bare socket, for what no Studio sends. */
  function bare(path: string, headers: Record<string, string> = {}) {
    const socket = new WebSocket(stage.url.replace('http', 'ws') + path, { headers });
    const received: string[] = [];
    const outcome: { status?: number | undefined; code?: number } = {};
    socket.on('message', (data) => received.push(String(data)));
    socket.on('unexpected-response', (_request, response) => {
      outcome.status = response.statusCode;
      socket.terminate();
    });
    socket.on('error', () => {});
    socket.on('close', (code) => (outcome.code = code));
    const opened = new Promise<void>((resolve) => socket.once('open', () => resolve()));
    const call = (method: string, params: object = {}) =>
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: method, method, params }));
    return { socket, received, outcome, opened, call };
  }

  describe('between two editors', () => {
    test('one sees where the other is, where they move, and that they have left', async () => {
      const anna = await editor('Anna');
      const petros = await editor('Petros');
      expect(await petros.announce('tab-petros', at('patmos', 'title_el'))).toBe(true);
      await vi.waitFor(
        () =>
          expect(anna.heard).toContainEqual({
            type: 'state',
            i: petros.id,
            m: { sessionId: 'tab-petros', locations: [at('patmos', 'title_el')] },
          }),
        WAIT,
      );
      await petros.announce('tab-petros', at('leros', 'body', 'x'));
      await vi.waitFor(() => expect(anna.heard).toHaveLength(2), WAIT);
      expect(await petros.request('presence_disconnect', { session: 'tab-petros' })).toBe(true);
      await vi.waitFor(
        () =>
          expect(anna.heard[2]).toEqual({ type: 'disconnect', i: petros.id, m: { session: 'tab-petros' } }),
        WAIT,
      );
      anna.leave();
      petros.leave();
    });

    test('a roll call reaches everybody, and a newcomer sees at once who is present', async () => {
      const anna = await editor('Anna');
      await anna.announce('tab-anna', at('kos'));
      const petros = await editor('Petros');
      await vi.waitFor(
        () =>
          expect(petros.heard).toEqual([
            { type: 'state', i: anna.id, m: { sessionId: 'tab-anna', locations: [at('kos')] } },
          ]),
        WAIT,
      );
      expect(await petros.request('presence_rollcall', { session: 'tab-new' })).toBe(true);
      await vi.waitFor(
        () => expect(anna.heard).toContainEqual({ type: 'rollCall', i: petros.id, session: 'tab-new' }),
        WAIT,
      );
      await anna.request('presence_disconnect', { session: 'tab-anna' });
      anna.leave();
      petros.leave();
    });

    test('a window closed without notice disappears for the other', async () => {
      const anna = await editor('Anna');
      const token = await stage.lake.lake.createToken({ name: 'Nikos', role: 'editor' });
      const nikos = bare('/v2022-06-30/socket/test?tag=sanity.studio', { authorization: `Bearer ${token}` });
      await nikos.opened;
      nikos.call('presence_announce', { data: { sessionId: 'tab-nikos', locations: [at('kos')] } });
      await vi.waitFor(() => expect(anna.heard).toHaveLength(1), WAIT);
      nikos.socket.terminate();
      await vi.waitFor(
        () => expect(anna.heard[1]).toMatchObject({ type: 'disconnect', m: { session: 'tab-nikos' } }),
        WAIT,
      );
      anna.leave();
    });

    test('nobody can announce for another', async () => {
      const anna = await editor('Anna');
      const petros = await editor('Petros');
      await anna.announce('tab-anna', at('kos'));
      await vi.waitFor(() => expect(petros.heard).toHaveLength(1), WAIT);
      // The protocol's client shows a refusal as a response without a result.
      expect(await petros.announce('tab-anna', at('elsewhere'))).toBeUndefined();
      expect(await petros.request('presence_disconnect', { session: 'tab-anna' })).toBeUndefined();
      await anna.announce('tab-anna', at('leros'));
      await vi.waitFor(() => expect(petros.heard).toHaveLength(2), WAIT);
      expect(petros.heard[1]).toMatchObject({ i: anna.id, m: { locations: [at('leros')] } });
      await anna.request('presence_disconnect', { session: 'tab-anna' });
      anna.leave();
      petros.leave();
    });
  });

  describe('the connection', () => {
    test('is closed for an invalid token, and the client is notified', async () => {
      const client = stage.lake.client({ token: 'tok_none', apiHost: stage.url });
      const failure = await new Promise<unknown>((resolve) => {
        bifurOf(client, 'tok_none').listen('presence').subscribe({ error: resolve });
      });
      expect(failure).toMatchObject({ type: 'CONNECTION_CLOSED', code: 4001 });
    });

    test('is closed at the first call of somebody who is not signed in', async () => {
      const stranger = bare('/v2022-06-30/socket/test');
      await stranger.opened;
      stranger.call('presence_subscribe');
      await vi.waitFor(() => expect(stranger.outcome.code).toBe(4001), WAIT);
      expect(stranger.received).toEqual([]);
    });

    test.each([
      ['another site', '/v2022-06-30/socket/test', { origin: 'https://evil.example' }, 403],
      ['an unknown dataset', '/v2022-06-30/socket/nowhere', {}, 404],
      ['another address', '/v2022-06-30/data/query/test', {}, 404],
      ['a bad token at once', '/v1/socket/test', { authorization: 'Bearer tok_none' }, 401],
    ])('%s is refused', async (_name, path, headers, status) => {
      const stranger = bare(path, headers);
      await vi.waitFor(() => expect(stranger.outcome.status).toBe(status), WAIT);
    });

    test("may be opened by the lake's own site", async () => {
      const own = bare('/v2022-06-30/socket/test', { origin: 'http://lake.test' });
      await own.opened;
      own.socket.close();
    });

    test('is closed at once when its token is revoked', async () => {
      const token = await stage.lake.lake.createToken({ name: 'short', role: 'editor' });
      const open = bare('/v2022-06-30/socket/test', { authorization: `Bearer ${token}` });
      await open.opened;
      const url = '/projects/demo/tokens';
      const tokens = await stage.lake.admin.request<{ id: string; label: string }[]>({ url });
      const id = tokens.find(({ label }) => label === 'short')?.id;
      await stage.lake.admin.request({ url: `${url}/${id}`, method: 'DELETE' });
      await vi.waitFor(() => expect(open.outcome.code).toBe(4001), WAIT);
    });

    test('is refused to a token for another dataset', async () => {
      const token = await stage.lake.lake.createToken({ name: 'other', role: 'editor', dataset: 'other' });
      const authorization = `Bearer ${token}`;
      const outside = bare('/v2022-06-30/socket/test', { authorization });
      await vi.waitFor(() => expect(outside.outcome.status).toBe(403), WAIT);
      const late = bare('/v2022-06-30/socket/test');
      await late.opened;
      late.call('authorization', { authorization });
      await vi.waitFor(() => expect(late.outcome.code).toBe(4001), WAIT);
    });

    test('survives messages that are too large, too many or malformed', async () => {
      const headers = { authorization: `Bearer ${stage.lake.token}` };
      const large = bare('/v2022-06-30/socket/test', headers);
      await large.opened;
      large.call('presence_announce', { data: 'x'.repeat(17_000) });
      await vi.waitFor(() => expect(large.outcome.code).toBe(1009), WAIT);

      const many = bare('/v2022-06-30/socket/test', headers);
      await many.opened;
      for (let n = 0; n < 200; n += 1) many.call('presence_rollcall', { session: 'flood' });
      await vi.waitFor(() => expect(many.outcome.code).toBe(1008), WAIT);

      const odd = bare('/v2022-06-30/socket/test', headers);
      await odd.opened;
      odd.socket.send('{');
      odd.call('presence_dance');
      odd.call('presence_announce', { data: { sessionId: 'tab', locations: ['nowhere'] } });
      await vi.waitFor(() => expect(odd.received).toHaveLength(3), WAIT);
      const codes = odd.received.map((text) => JSON.parse(text).error.code);
      expect(codes).toEqual([-32700, -32601, -32602]);
      odd.socket.close();
    });
  });
});
