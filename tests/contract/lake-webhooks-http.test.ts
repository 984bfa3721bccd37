import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type AccessLake, openAccessLake } from '#tests/fixtures/access-lake.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';

type Received = { method: string; headers: IncomingHttpHeaders; body: string };

onEachDatabase('webhooks over HTTP', (database) => {
  let lake: AccessLake;
  let admin: string;
  let editor: string;
  let receiver: Server;
  let url: string;
  let received: Received[] = [];
  let status = 200;

  beforeAll(async () => {
    lake = await openAccessLake(database);
    await lake.lake.start();
    admin = await lake.lake.createToken({ name: 'admin', role: 'administrator' });
    editor = await lake.lake.createToken({ name: 'editor', role: 'editor' });
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        received.push({ method: request.method ?? '', headers: request.headers, body });
        response.writeHead(status).end('thank you');
      });
    });
    await new Promise<void>((listening) => {
      receiver.listen(0, '127.0.0.1', listening);
    });
    const address = receiver.address();
    url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`;
  });
  afterAll(async () => {
    await lake.close();
    await new Promise((closed) => receiver.close(closed));
  });
  beforeEach(() => {
    [received, status] = [[], 200];
  });

  async function call(method: string, path: string, body?: object, token: string | undefined = admin) {
    const response = await fetch(lake.url(`/hooks/projects/${path}`), {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  }

  const hook = (fields: object = {}) => ({
    type: 'document',
    name: 'Search index',
    dataset: 'production',
    url,
    secret: 'μυστικό του δέκτη',
    headers: { 'x-from': 'lake' },
    rule: {
      on: ['create', 'update', 'delete'],
      filter: '_type == "page" && (delta::operation() != "update" || delta::changedAny(title))',
      projection: '{_id, "op": delta::operation(), "was": before().title, "is": after().title}',
    },
    ...fields,
  });

  const arrived = (count: number) =>
    vi.waitFor(() => expect(received).toHaveLength(count), { timeout: 15_000, interval: 20 });

  it('are created, listed, read, changed and deleted by administrators', async () => {
    const made = await call('POST', 'meltemi', hook());
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      type: 'document',
      projectId: 'meltemi',
      dataset: 'production',
      name: 'Search index',
      url,
      httpMethod: 'POST',
      hasSecret: true,
      rule: { on: ['create', 'update', 'delete'] },
      isDisabled: false,
    });
    expect(JSON.stringify(made.body)).not.toContain('μυστικό');
    const { id } = made.body;
    expect((await call('GET', 'meltemi')).body).toEqual([made.body]);
    expect((await call('GET', `meltemi/${id}`)).body).toEqual(made.body);
    const changed = await call('PATCH', `meltemi/${id}`, { name: 'Index', isDisabledByUser: true });
    expect(changed.body).toMatchObject({ name: 'Index', url, hasSecret: true, isDisabled: true });
    expect(changed.body.rule).toEqual(made.body.rule);
    expect((await call('DELETE', `meltemi/${id}`)).status).toBe(204);
    expect((await call('GET', `meltemi/${id}`)).status).toBe(404);
    expect((await call('GET', 'meltemi')).body).toEqual([]);
  });

  it('are hidden from everybody else', async () => {
    for (const [token, expected] of [
      ['', 401],
      [editor, 403],
    ] as const) {
      expect((await call('GET', 'meltemi', undefined, token)).status).toBe(expected);
      expect((await call('POST', 'meltemi', hook(), token)).status).toBe(expected);
      expect((await call('GET', 'meltemi/attempts/1', undefined, token)).status).toBe(expected);
    }
    expect((await call('GET', 'other')).status).toBe(404);
  });

  it.each([
    [{ url: 'ftp://example.com' }, '"url"'],
    [{ url: 'javascript:alert(1)' }, '"url"'],
    [{ name: '' }, '"name"'],
    [{ type: 'transaction' }, '"type"'],
    [{ headers: { Host: 'evil' } }, 'is set by the lake'],
    [{ headers: { 'x-a': 'b\r\nx: y' } }, '"headers'],
    [{ rule: { on: [] } }, '"rule.on"'],
    [{ rule: { on: ['create'], filter: '_type == ' } }, 'The filter cannot be read'],
    [{ rule: { on: ['create'], projection: '{a' } }, 'The projection cannot be read'],
  ])('are rejected when they are invalid: %o', async (fields, message) => {
    const { status: code, body } = await call('POST', 'meltemi', hook(fields));
    expect(code).toBe(400);
    expect(body.message).toContain(message);
  });

  it('are rejected for a missing dataset', async () => {
    expect((await call('POST', 'meltemi', hook({ dataset: 'nowhere' }))).status).toBe(404);
    expect((await call('GET', 'meltemi')).body).toEqual([]);
  });

  it('deliver what their rule matches, signed, and log the response', async () => {
    const { body: made } = await call('POST', 'meltemi', hook());
    const client = lake.client(admin);
    await client.create({ _id: 'page-a', _type: 'page', title: 'Α' });
    await arrived(1);
    await client.create({ _id: 'offer-a', _type: 'offer', title: 'not a page' });
    await client.patch('page-a').set({ body: 'the title stays' }).commit();
    await client.patch('page-a').set({ title: 'Β' }).commit();
    await arrived(2);
    await client.delete('page-a');
    await arrived(3);
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([
      { _id: 'page-a', op: 'create', was: null, is: 'Α' },
      { _id: 'page-a', op: 'update', was: 'Α', is: 'Β' },
      { _id: 'page-a', op: 'delete', was: 'Β', is: null },
    ]);
    for (const { headers, body } of received) {
      const signature = String(headers[SIGNATURE_HEADER_NAME]);
      expect(await isValidSignature(body, signature, 'μυστικό του δέκτη')).toBe(true);
      expect(headers).toMatchObject({ 'x-from': 'lake', 'sanity-webhook-id': made.id });
    }
    const log = `meltemi/${made.id}`;
    await vi.waitFor(
      async () => {
        const { body: messages } = await call('GET', `${log}/messages`);
        expect(messages.map(({ status: state }: { status: string }) => state)).toEqual(
          Array.from({ length: 3 }, () => 'success'),
        );
      },
      { timeout: 15_000 },
    );
    const { body: attempts } = await call('GET', `${log}/attempts`);
    expect(attempts).toHaveLength(3);
    expect(attempts[0]).toMatchObject({
      hookId: made.id,
      isFailure: false,
      inProgress: false,
      resultCode: 200,
      resultBody: 'thank you',
    });
    expect((await call('GET', `meltemi/attempts/${attempts[0].id}`)).body).toEqual(attempts[0]);
    await call('DELETE', log);
  });

  it('show a failure, and stop when they are deleted or disabled', async () => {
    status = 500;
    const rule = { on: ['create'] };
    const { body: made } = await call('POST', 'meltemi', hook({ rule, secret: null, httpMethod: 'PUT' }));
    const client = lake.client(admin);
    await client.create({ _id: 'page-b', _type: 'page', title: 'Β' });
    await arrived(1);
    expect(received[0]).toMatchObject({ method: 'PUT' });
    expect(received[0]?.headers).not.toHaveProperty(SIGNATURE_HEADER_NAME);
    // Without a projection the whole document is sent.
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(await client.getDocument('page-b'));
    await vi.waitFor(
      async () => {
        const { body: attempts } = await call('GET', `meltemi/${made.id}/attempts`);
        expect(attempts.at(-1)).toMatchObject({ isFailure: true, failureReason: 'http', resultCode: 500 });
      },
      { timeout: 15_000 },
    );
    await call('PATCH', `meltemi/${made.id}`, { isDisabledByUser: true });
    received = [];
    await client.create({ _id: 'page-c', _type: 'page' });
    status = 200;
    lake.passSeconds(60);
    await call('PATCH', `meltemi/${made.id}`, { isDisabledByUser: false });
    // Pending deliveries and new ones arrive now.
    await arrived(2);
    await call('DELETE', `meltemi/${made.id}`);
    await client.create({ _id: 'page-d', _type: 'page' });
    expect((await call('GET', 'meltemi')).body).toEqual([]);
    expect(received).toHaveLength(2);
  });
});
