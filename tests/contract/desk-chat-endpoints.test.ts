import * as fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { FormProblem } from '#contracts/desk/forms.ts';
import { findConversationsOf } from '#desk/chat/erase.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { eleni, kostas, MINUTE, NOON, openChatWorld } from '#tests/fixtures/chat-world.ts';
import { onEachDatabase, type OpenDatabase } from '#tests/fixtures/databases.ts';

const DAY = 24 * 60 * MINUTE;
const Problem = v.object({ ...FormProblem.entries, code: v.string() });

onEachDatabase('E5 the chat endpoints', ({ open }) => {
  let opened: OpenDatabase;
  let world: Awaited<ReturnType<typeof openChatWorld>>;

  beforeAll(async () => {
    opened = await open();
    world = await openChatWorld(opened);
  });
  beforeEach(() => world.empty());
  afterAll(async () => {
    await world.desk.close();
    await opened.close();
  });
  const hello = { locale: 'en', name: 'Anna Blue', text: 'Hello' };
  const start = (body: object, caller: string = randomUUID()) =>
    world.json('/chat/conversations', { key: randomUUID(), body, caller });

  it('accept the token of a conversation, and reveal no other conversation', async () => {
    const [anna, ben] = [await world.traveller(), await world.traveller()];
    await ben.post('/chat/end');
    world.moveTo(new Date(NOON.getTime() + DAY));
    const tokens = [
      undefined,
      'x',
      anna.token.slice(1),
      `${anna.token}x`,
      ben.token,
      anna.id,
      'é'.repeat(300),
      'eleni',
    ];
    const paths = ['conversation', 'events', 'messages', 'typing', 'seen', 'end'];
    const answers = new Set<string>();
    for (const token of tokens)
      for (const path of paths) {
        const method = path === 'conversation' || path === 'events' ? 'GET' : 'POST';
        const answer = await world.json(`/chat/${path}`, {
          method,
          ...(method === 'POST' && { body: {} }),
          headers: token === undefined ? {} : { authorization: `Bearer ${encodeURIComponent(token)}` },
          caller: `${token}`,
        });
        answers.add(JSON.stringify(answer));
      }
    expect(answers.size).toBe(1);
    expect([...answers][0]).toContain('"status":401,"json":{"type":"urn:meltemi:desk:token_unknown"');
    expect((await anna.conversation()).id).toBe(anna.id);
    expect((await world.json('/staff/conversations', { token: anna.token })).status).toBe(401);
    expect((await world.json('/staff/conversations', { token: 'viewer' })).status).toBe(403);
  });

  it('refuse chats outside the hours set by staff, and turn the text into a message with a receipt', async () => {
    const staff = world.staff(eleni);
    const week = [{ weekday: 1, opens: '09:00', closes: '17:00' }];
    expect(await world.json('/chat/hours')).toMatchObject({ json: { open: true } });
    expect(
      (await staff.json('/hours', { method: 'PUT', body: { week, closedOn: ['2026-11-23'] } })).status,
    ).toBe(200);
    const opensAt = '2026-11-30T07:00:00.000Z';
    expect(await world.json('/chat/hours')).toEqual({
      status: 200,
      json: { open: false, opensAt, closesAt: null },
    });
    expect(await start(hello)).toMatchObject({ status: 409, json: { code: 'nobody_there' } });

    const key = randomUUID();
    const body = { ...hello, email: 'anna@example.com', booking: 'ABC234', page: '/en/faq' };
    const sent = await world.json('/chat/offline', { key, body });
    expect(sent).toMatchObject({ status: 200, json: { reference: expect.stringMatching(/^M-/) } });
    expect(await world.json('/chat/offline', { key, body })).toEqual(sent);
    const db = opened.db.$extendTables<DeskTables>();
    const rows = await db.selectFrom('desk.received').select(['kind', 'name', 'details']).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.parse(rows[0]?.details ?? '')).toMatchObject({
      booking: 'ABC234',
      text: 'Hello',
      page: '/en/faq',
    });
    const emails = await db.selectFrom('desk.outgoing_mail').select(['recipient', 'text']).execute();
    expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual([
      'anna@example.com',
      'desk@meltemi.example',
    ]);
    expect(emails.find(({ recipient }) => recipient.startsWith('desk'))?.text).toContain('από τη συνομιλία');
    expect(
      await world.json('/chat/offline', { key: randomUUID(), body: { ...body, email: 'anna' } }),
    ).toMatchObject({
      status: 422,
      json: { errors: [{ field: 'email', code: 'email' }] },
    });
  });

  it('store canned answers and hours, and reject invalid ones', async () => {
    const staff = world.staff(eleni);
    const canned = [{ id: 'bags', title: 'Βαλίτσες', text_el: 'Δύο.', text_en: 'Two.' }];
    expect(await staff.json('/canned')).toMatchObject({
      json: expect.arrayContaining([expect.objectContaining({ id: 'greeting' })]),
    });
    await staff.json('/canned', { method: 'PUT', body: canned });
    expect(await world.staff(kostas).json('/canned')).toEqual({ status: 200, json: canned });
    for (const body of [
      { week: [{ weekday: 1, opens: '17:00', closes: '09:00' }], closedOn: [] },
      { week: [{ weekday: 8, opens: '08:00', closes: '09:00' }], closedOn: [] },
      { week: [], closedOn: ['2027-02-30x'] },
    ])
      expect((await staff.json('/hours', { method: 'PUT', body })).status).toBe(422);
    expect((await staff.json('/canned', { method: 'PUT', body: [{ id: 'x' }] })).status).toBe(422);
  });

  it('store a setting only if it is based on the current version, so that the second of two windows gets an error', async () => {
    const [first, second] = [world.staff(eleni), world.staff(kostas)];
    const seen = (await first.ask('/hours')).headers.get('etag') ?? '';
    const put = (who: typeof first, day: string) =>
      who.json('/hours', {
        method: 'PUT',
        body: { week: [], closedOn: [day] },
        headers: { 'if-match': `W/${seen}` },
      });
    const answers = await Promise.all([put(first, '2026-12-24'), put(second, '2026-12-31')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.json).toMatchObject({ code: 'changed_meanwhile' });
    const won = answers.find(({ status }) => status === 200)?.json;
    expect(await first.json('/hours')).toEqual({ status: 200, json: won });
    expect(await put(second, '2027-01-01')).toMatchObject({ status: 412 });
  });

  it('export a whole conversation as text with Greek wall-clock times', async () => {
    const anna = await world.traveller({ booking: 'ABC234' });
    await world.staff(eleni).say(anna.id, 'At nine.\nFrom Mandraki.');
    const file = await world.staff(eleni).ask(`/conversations/${anna.id}/export`, { language: 'el' });
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="conversation-${anna.id}.txt"`,
    );
    const text = await file.text();
    expect(text).toContain('Κωδικός κράτησης: ABC234');
    expect(text).toContain('[2026-11-21 12:00:00] Anna Blue: Does the Symi boat sail?');
    expect(text).toContain('Ελένη: At nine.\n    From Mandraki.');
    expect(text).toContain('ανέλαβε τη συνομιλία (Ελένη)');
  });

  it("find a person's conversations and erase old ones, and leave all others alone", async () => {
    const [anna, ben, cleo] = [
      await world.traveller({ booking: 'abc234' }),
      await world.traveller(),
      await world.traveller(),
    ];
    await cleo.say('Write to Cleo_1@Example.com');
    const db = opened.db.$extendTables<DeskTables>();
    expect(await findConversationsOf(db, { email: '', booking: ' ' })).toEqual([]);
    expect(await findConversationsOf(db, { email: 'cleo%1@example.com', booking: 'ABC23' })).toEqual([]);
    const found = await findConversationsOf(db, { email: 'cleo_1@example.com', booking: 'ABC234' });
    expect(found.toSorted()).toEqual([anna.id, cleo.id].toSorted());
    await ben.post('/chat/end');
    world.moveTo(new Date(NOON.getTime() + 182 * DAY));
    await world.desk.erase();
    expect((await world.staff(eleni).list()).counts.ended).toBe(1);
    world.moveTo(new Date(NOON.getTime() + 184 * DAY));
    await world.desk.erase();
    expect((await world.staff(eleni).list()).counts.ended).toBe(0);
    const left = await db
      .selectFrom('desk.chat_message')
      .select('conversation_id as id')
      .distinct()
      .execute();
    expect(left.map(({ id }) => id).toSorted()).toEqual(found.toSorted());
  });

  it('answer any input with a problem document, never fail, and log none of it', async () => {
    const anna = await world.traveller();
    const staff = `/staff/conversations/${anna.id}`;
    const endpoints = [
      ['POST', '/chat/conversations', ''],
      ['POST', '/chat/offline', ''],
      ['GET', '/chat/conversation', anna.token],
      ...['messages', 'typing', 'seen', 'end'].map((action) => ['POST', `/chat/${action}`, anna.token]),
      ...['assign', 'messages', 'typing', 'seen', 'reopen', 'end'].map((action) => [
        'POST',
        `${staff}/${action}`,
        'eleni',
      ]),
      ['POST', '/staff/presence', 'eleni'],
      ['PUT', '/staff/hours', 'eleni'],
      ['PUT', '/staff/canned', 'eleni'],
    ];
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('\u0000', '\ud800', 'x'.repeat(5000)),
    );
    const field = fc.constantFrom(
      'locale',
      'name',
      'text',
      'key',
      'data',
      'to',
      'from',
      'read',
      'delivered',
      'week',
      'looking',
      'typing',
    );
    const value = fc.oneof(
      text,
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(text, { maxLength: 3 }),
      fc.dictionary(text, text, { maxKeys: 12 }),
    );
    const body = fc.oneof(
      fc.dictionary(field, value).map((one) => JSON.stringify(one)),
      text,
      fc.constant('x'.repeat(70_000)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...endpoints),
        body,
        body,
        async ([method = '', path = '', token], sent, query) => {
          const headers = {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': randomUUID(),
            'x-forwarded-for': randomUUID(),
          };
          const address = `http://desk${path}?q=${encodeURIComponent(query.replaceAll(/\p{Cs}/gu, ''))}`;
          const init = method === 'GET' ? { method, headers } : { method, headers, body: sent };
          const answer = await world.desk.fetch(new Request(address, init));
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400) {
            expect(answer.headers.get('content-type')).toBe('application/problem+json');
            expect(v.is(Problem, await answer.json())).toBe(true);
          }
        },
      ),
      {
        numRuns: 150,
        examples: [
          // A number too large for a 32-bit column failed in the database, and the response was 503.
          [
            ['POST', `${staff}/seen`, 'eleni'],
            JSON.stringify({ delivered: 0, read: Number.MAX_SAFE_INTEGER }),
            '',
          ],
        ],
      },
    );
    for (const path of ['%00', '..%2f', 'x'.repeat(200), 'é'])
      expect((await world.json(`/staff/conversations/${path}`, { token: 'eleni' })).status).toBeOneOf([
        400, 404,
      ]);
    for (const query of [
      'before=1.%00',
      'before=9999999999999999.x',
      'state=%00',
      'q=%00%00',
      'before=999999999999999.x',
    ])
      expect((await world.json(`/staff/conversations?${query}`, { token: 'eleni' })).status).toBeOneOf([
        200, 400,
      ]);
    for (const after of ['-1', 'x', '1e9', '999999999', '99999999999999'])
      expect((await world.ask(`/chat/events?after=${after}`, { token: anna.token })).status).toBe(200);
    expect(world.logged).toEqual([]);
  });
});
