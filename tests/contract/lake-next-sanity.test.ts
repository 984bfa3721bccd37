import { getRequestListener } from '@hono/node-server';
import { createClient, defineQuery, stegaClean } from 'next-sanity';
import { parseBody } from 'next-sanity/webhook';
import { NextRequest } from 'next/server';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteWebhook } from '#backend/site-webhook.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';

const SECRET = 'a secret of the site';
type Delivery = { headers: Headers; body: string };

// The parts of a content lake that a site built with next-sanity uses: the client that it bundles (not ours, and over a real
// connection), click-to-edit texts, and its webhook parser.
onPostgres('B8 next-sanity', (database) => {
  let close: () => Promise<void>;
  let lake: TestLake;
  let receiver: Server;
  let server: Server;
  let apiHost: string;
  let delivered: Promise<Delivery>;

  beforeAll(async () => {
    const opened = await database.open();
    close = opened.close;
    let arrive: (delivery: Delivery) => void;
    delivered = new Promise((resolve) => {
      arrive = resolve;
    });
    receiver = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const headers = new Headers();
        for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
        arrive({ headers, body: Buffer.concat(parts).toString() });
        response.end();
      });
    });
    lake = await openLake(opened.db, { webhooks: [siteWebhook(await listen(receiver), SECRET)] });
    server = createServer(getRequestListener(lake.lake.fetch));
    apiHost = await listen(server);
    await lake.lake.start();
  });
  afterAll(async () => {
    await lake.close();
    await Promise.all([receiver, server].map((each) => new Promise((closed) => each.close(closed))));
    await close();
  });

  it('reads published texts, and drafts with click-to-edit marks if permitted', async () => {
    await lake.admin.create({ _id: 'ferry', _type: 'ship', title_el: 'Ρόδος Εξπρές' });
    await lake.admin.create({ _id: 'drafts.ferry', _type: 'ship', title_el: 'Ρόδος Εξπρές ΙΙ' });
    const query = defineQuery('*[_type == "ship"][0]{ title_el }');
    const options = {
      projectId: 'demo',
      dataset: 'test',
      apiHost,
      useProjectHostname: false,
      useCdn: false,
      apiVersion: '2025-02-19',
    };
    expect(await createClient(options).fetch(query)).toEqual({ title_el: 'Ρόδος Εξπρές' });

    const preview = createClient({
      ...options,
      token: lake.token,
      perspective: 'drafts',
      stega: { enabled: true, studioUrl: '/studio' },
    });
    const seen = await preview.fetch<{ title_el: string }>(query);
    expect(seen.title_el).not.toBe('Ρόδος Εξπρές ΙΙ');
    expect(stegaClean(seen)).toEqual({ title_el: 'Ρόδος Εξπρές ΙΙ' });
  });

  it('trusts the webhook of a publish, and nobody else', async () => {
    await lake.admin.createOrReplace({
      _id: 'post',
      _type: 'newsPost',
      permalink_el: { _type: 'slug', current: 'nea' },
    });
    const { headers, body } = await delivered;
    const request = () =>
      new NextRequest('http://site.test/api/revalidate', { method: 'POST', headers, body });
    expect(await parseBody(request(), SECRET, false)).toMatchObject({
      isValidSignature: true,
      body: { _type: expect.any(String), operation: 'create' },
    });
    expect(await parseBody(request(), 'another secret', false)).toMatchObject({ isValidSignature: false });
  });
});

function listen(server: Server): Promise<string> {
  return new Promise((listening) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      listening(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}
