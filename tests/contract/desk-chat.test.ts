import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eleni, kostas, MINUTE, NOON, openChatWorld } from '#tests/fixtures/chat-world.ts';
import { onEachDatabase, type OpenDatabase } from '#tests/fixtures/databases.ts';

const DAY = 24 * 60 * MINUTE;

onEachDatabase('E5 a conversation between a traveller and the desk', ({ open }) => {
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
  const start = (key: string, more: object = {}, asking: object = {}) =>
    world.json('/chat/conversations', {
      key,
      body: { locale: 'en', name: 'Anna Blue', text: 'Hello', ...more },
      ...asking,
    });

  it('delivers each message once and in order, with who joined and what each side has received and read', async () => {
    const data = { trip: 'day' };
    const anna = await world.traveller({ page: '/en/destinations/symi', booking: 'ABC234', data });
    const staff = world.staff(eleni);
    const received = await anna.events();
    expect(await received.next()).toMatchObject({ event: 'message', id: '1', data: { message: { seq: 1 } } });
    expect(await received.next()).toMatchObject({ event: 'state', data: { state: 'waiting', staff: null } });
    expect(await received.next()).toMatchObject({ event: 'seen', data: { delivered: 0, read: 0 } });
    expect(await staff.list('?state=waiting')).toMatchObject({
      counts: { waiting: 1, open: 0, ended: 0 },
      conversations: [{ id: anna.id, name: 'Anna Blue', unread: 1, lastText: 'Does the Symi boat sail?' }],
    });

    await staff.act(anna.id, 'seen', { delivered: 1, read: 1 });
    expect(await received.next()).toMatchObject({ event: 'seen', id: '1', data: { delivered: 1, read: 1 } });
    await staff.act(anna.id, 'typing', { typing: true });
    expect(await received.next()).toMatchObject({ event: 'typing', data: { name: 'Ελένη', typing: true } });
    expect((await staff.say(anna.id, 'Yes, at nine.')).message).toMatchObject({ seq: 3, name: 'Ελένη' });
    expect(await received.next()).toMatchObject({
      id: '2',
      data: { message: { note: 'joined', name: 'Ελένη' } },
    });
    expect(await received.next()).toMatchObject({ id: '3', data: { message: { text: 'Yes, at nine.' } } });
    expect(await received.next()).toMatchObject({ id: '3', data: { kind: 'state', staff: 'Ελένη' } });
    received.stop();

    await anna.say('Thank you');
    await anna.post('/chat/seen', { delivered: 3, read: 3 });
    const view = await staff.view(anna.id);
    expect(view).toMatchObject({
      state: 'open',
      staff: { id: 'eleni', name: 'Ελένη Σταύρου' },
      page: '/en/destinations/symi',
      booking: 'ABC234',
      data,
      seen: { delivered: 3, read: 3 },
      connected: true,
      unread: 1,
    });
    expect(view.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect((await anna.conversation()).messages).toEqual(view.messages);
  });

  it('starts once per key, even concurrently, and returns the same token when the response was lost', async () => {
    const key = randomUUID();
    const both = await Promise.all([start(key), start(key)]);
    expect(both[0]).toEqual(both[1]);
    expect(await start(key)).toEqual(both[0]);
    expect(await start(key, { text: 'Other words' })).toMatchObject({
      status: 409,
      json: { code: 'key_reused' },
    });
    expect((await world.staff(eleni).list()).counts.waiting).toBe(1);
    world.moveTo(new Date(NOON.getTime() + DAY));
    expect(await start(key)).toMatchObject({ status: 409, json: { code: 'key_reused' } });
    const answer = await world.json('/chat/conversations', { body: {} });
    expect(answer).toMatchObject({ status: 400, json: { code: 'key_missing' } });
  });

  it('stores a message once per key, and numbers concurrent messages of both sides without a gap', async () => {
    const anna = await world.traveller();
    const staff = world.staff(eleni);
    await staff.act(anna.id, 'assign', { to: 'eleni' });
    const keys = Array.from({ length: 10 }, () => randomUUID());
    const responses = await Promise.all(
      keys.flatMap((key) => [
        anna.say(`t ${key}`, key),
        anna.say(`t ${key}`, key),
        staff.say(anna.id, `s ${key}`, key),
      ]),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const { messages } = await anna.conversation();
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
    expect(new Set(messages.map(({ from, key }) => `${from} ${key}`)).size).toBe(22);
    expect((await anna.say('other words', keys[0])).message?.text).toBe(`t ${keys[0]}`);
  });

  it('is assigned to exactly one of two who answer at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const anna = await world.traveller();
      const both = await Promise.all([eleni, kostas].map((who) => world.staff(who).say(anna.id, who.id)));
      const statuses = both.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(statuses).toEqual([200, 409]);
      expect(both.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'assigned' });
      const view = await world.staff(eleni).view(anna.id);
      expect(view.messages.filter(({ from }) => from === 'staff')).toMatchObject([{ text: view.staff?.id }]);
      expect(view.messages.filter(({ note }) => note === 'joined')).toHaveLength(1);
    }
  });

  // An `or` without parentheses once marked every conversation as read when one was.
  it('marks messages as read in one conversation only', async () => {
    const anna = await world.traveller({});
    const other = await world.traveller({});
    const staff = world.staff(eleni);
    await staff.act(anna.id, 'seen', { delivered: 1, read: 1 });
    expect(await staff.view(anna.id)).toMatchObject({ unread: 0 });
    expect(await staff.view(other.id)).toMatchObject({ unread: 1 });
  });

  it('can be reassigned, returned, and taken from a colleague only by naming them', async () => {
    const anna = await world.traveller();
    const [first, second] = [world.staff(eleni), world.staff(kostas)];
    expect(await first.act(anna.id, 'assign', { to: 'kostas' })).toMatchObject({
      status: 422,
      json: { code: 'colleague_unknown' },
    });
    await second.json('/presence', { body: { looking: anna.id } });
    expect(await first.act(anna.id, 'assign', { to: 'kostas' })).toMatchObject({
      json: { state: 'open', staff: { id: 'kostas', name: 'Κώστας Μάρας' } },
    });
    expect(await first.act(anna.id, 'assign', { to: 'eleni' })).toMatchObject({ status: 409 });
    expect(await first.act(anna.id, 'assign', { to: null })).toMatchObject({ status: 409 });
    expect(await first.act(anna.id, 'assign', { to: 'eleni', from: null })).toMatchObject({ status: 409 });
    expect(await first.act(anna.id, 'end')).toMatchObject({ status: 409, json: { code: 'assigned' } });
    expect(await first.act(anna.id, 'assign', { to: 'eleni', from: 'kostas' })).toMatchObject({
      json: { staff: { id: 'eleni' } },
    });
    expect(await first.act(anna.id, 'assign', { to: null })).toMatchObject({
      json: { state: 'waiting', staff: null },
    });
    const both = await Promise.all([
      first.act(anna.id, 'assign', { to: 'eleni' }),
      second.act(anna.id, 'assign', { to: 'kostas' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await anna.conversation()).messages.map(({ note }) => note)).toEqual([
      null,
      'joined',
      'joined',
      'left',
      'joined',
    ]);
  });

  it('can be ended by either side, is readable for a day, and is reopened by staff only', async () => {
    const anna = await world.traveller();
    const staff = world.staff(eleni);
    await anna.post('/chat/end');
    await anna.post('/chat/end');
    expect(await anna.say('Still there?')).toMatchObject({ status: 409 });
    expect(await staff.say(anna.id, 'Hello?')).toMatchObject({ status: 409, json: { code: 'ended' } });
    expect(await anna.conversation()).toMatchObject({ state: 'ended', staff: null });
    expect(await staff.act(anna.id, 'reopen')).toMatchObject({
      json: { state: 'open', staff: { id: 'eleni' } },
    });
    expect((await anna.say('One more thing')).status).toBe(200);
    await staff.act(anna.id, 'end');
    expect((await anna.conversation()).messages.map(({ note, name }) => note && `${note} ${name}`)).toEqual([
      null,
      'ended ',
      'reopened Ελένη',
      null,
      'ended Ελένη',
    ]);
    world.moveTo(new Date(NOON.getTime() + DAY));
    expect((await world.json('/chat/conversation', { token: anna.token })).status).toBe(401);
    expect((await staff.view(anna.id)).state).toBe('ended');
  });

  it('ends when the traveller has been offline for half an hour', async () => {
    const [anna, ben] = [await world.traveller(), await world.traveller()];
    world.moveTo(new Date(NOON.getTime() + 25 * MINUTE));
    await ben.say('I am back');
    expect(await world.desk.maintain()).toBe(0);
    world.moveTo(new Date(NOON.getTime() + 31 * MINUTE));
    expect(await world.desk.maintain()).toBe(1);
    expect((await world.staff(eleni).view(anna.id)).messages.at(-1)).toMatchObject({
      note: 'ended',
      name: '',
    });
    expect((await ben.conversation()).state).toBe('waiting');
    await world.staff(eleni).act(anna.id, 'reopen');
    expect(await world.desk.maintain()).toBe(0);
  });

  it('is found by name, booking and text, without accents, page by page and with counts', async () => {
    const from = world.now().getTime();
    for (let n = 0; n < 60; n += 1) {
      world.moveTo(new Date(from + n * 1000));
      await world.traveller({ name: `Traveller ${n}`, text: n === 7 ? 'Χάσαμε τη βαλίτσα μας' : 'Hello' });
    }
    const staff = world.staff(eleni);
    const names = async (query: string) => (await staff.list(query)).conversations.map(({ name }) => name);
    const first = await staff.list();
    const second = await staff.list(`?before=${first.next}`);
    expect([...first.conversations, ...second.conversations].map(({ name }) => name)).toEqual(
      Array.from({ length: 60 }, (_, index) => `Traveller ${59 - index}`),
    );
    expect(second.next).toBeNull();
    const queue = await staff.list('?state=waiting');
    const rest = await names(`?state=waiting&before=${queue.next}`);
    expect([queue.conversations[0]?.name, rest.at(-1)]).toEqual(['Traveller 0', 'Traveller 59']);
    expect(await names('?q=ΒΑΛΙΤΣΑ')).toEqual(['Traveller 7']);
    expect(await names('?q=traveller 42')).toEqual(['Traveller 42']);
    expect(await names('?q=%25')).toEqual([]);
    expect((await staff.list('?state=ended')).counts).toEqual({ waiting: 60, open: 0, ended: 0 });
  });
});
