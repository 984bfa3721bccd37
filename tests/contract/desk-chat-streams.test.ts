import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { localNotifications } from '#foundation/notify/notifications.ts';
import { eleni, ended, kostas, NOON, openChatWorld, travellerOf, until } from '#tests/fixtures/chat-world.ts';
import { onEachDatabase, type OpenDatabase } from '#tests/fixtures/databases.ts';

const LOOK_MS = 5_000;
const CHECK_MS = 30_000;
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

onEachDatabase('E5 the live streams of the chat', ({ open }) => {
  let opened: OpenDatabase;
  let world: Awaited<ReturnType<typeof openChatWorld>>;
  let signedIn = new Set<string>();

  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    signedIn = new Set(['eleni', 'kostas']);
    world = await openChatWorld(opened, { signedIn: (id) => signedIn.has(id) });
    await world.empty();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await world.desk.close();
  });
  afterAll(() => opened.close());

  it('resume where they stopped, however often they break, without loss or repetition', async () => {
    const anna = await world.traveller();
    const staff = world.staff(eleni);
    const conversation = (async () => {
      for (let n = 0; n < 12; n += 1) {
        await anna.say(`${n}`);
        await staff.say(anna.id, `${n}`);
      }
    })();
    const received: number[] = [];
    let last = 0;
    for (let round = 0; last < 26; round += 1) {
      const header = round % 2 === 1 ? { 'last-event-id': `${last}` } : undefined;
      // The header takes precedence over the address: an EventSource keeps the address that it was opened with.
      const stream = await anna.events(header ? 0 : last, header);
      for (let n = 0; n < 7 && last < 26; n += 1) {
        const event = await until(stream, ({ event: kind }) => kind === 'message');
        last = Number(event.id);
        received.push(last);
      }
      stream.stop();
    }
    await conversation;
    expect(received).toEqual(numbers(1, 26));
  });

  it('show within seconds an event whose notification was lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const noNotifications = { publish: async () => {}, subscribe: async () => () => {} };
    const other = await openChatWorld(
      { ...opened, notifications: noNotifications },
      { signedIn: (id) => signedIn.has(id) },
    );
    const anna = await world.traveller();
    const received = await travellerOf(other, anna.token, anna.id).events(1);
    const inbox = await other.staff(eleni).events();
    await until(received, ({ event }) => event === 'seen');
    expect(await inbox.next()).toMatchObject({ data: { kind: 'again' } });
    await anna.say('Anybody?');
    await world.staff(eleni).act(anna.id, 'seen', { delivered: 2, read: 2 });
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    expect(await received.next()).toMatchObject({ id: '2', data: { message: { text: 'Anybody?' } } });
    expect(await received.next()).toMatchObject({ event: 'seen', data: { read: 2 } });
    expect(await inbox.next()).toMatchObject({ data: { kind: 'conversation', id: anna.id, seq: 2 } });
    await other.desk.close();
  });

  it('end when the conversation is erased or has been over for a day, when its token stops working', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const [anna, ben] = [await world.traveller(), await world.traveller()];
    const streams = [await anna.events(), await ben.events()];
    await ben.post('/chat/end');
    await opened.db
      .$extendTables<DeskTables>()
      .deleteFrom('desk.conversation')
      .where('id', '=', anna.id)
      .execute();
    world.moveTo(new Date(NOON.getTime() + 24 * 60 * 60_000));
    const ends = Promise.all(streams.map((stream) => ended(stream)));
    await vi.advanceTimersByTimeAsync(LOOK_MS);
    expect(await ends).toEqual([true, true]);
    for (const { token } of [anna, ben])
      expect((await world.json('/chat/events', { token })).status).toBe(401);
  });

  it('send staff all events, show newcomers who is present, and stop after sign-out', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const anna = await world.traveller();
    const [first, second] = [world.staff(eleni), world.staff(kostas)];
    await second.json('/presence', { body: { looking: anna.id } });
    const inbox = await first.events();
    const presence = { kind: 'presence', staffId: 'kostas', name: 'Κώστας Μάρας', looking: anna.id };
    expect(await inbox.next()).toMatchObject({ event: 'message', data: { kind: 'again' } });
    expect(await inbox.next()).toMatchObject({ data: presence });
    const id = anna.id;
    await anna.post('/chat/typing', { typing: true });
    // Notifications of the presence and of the new conversation may still be on their way when the stream opens.
    expect(await until(inbox, ({ data }) => data['kind'] === 'typing')).toMatchObject({
      data: { kind: 'typing', id, from: 'traveller', name: 'Anna Blue' },
    });
    await anna.say('Hello?');
    expect(await inbox.next()).toMatchObject({ data: { kind: 'conversation', id, seq: 2 } });
    await anna.post('/chat/seen', { delivered: 2, read: 1 });
    expect(await inbox.next()).toMatchObject({
      data: { kind: 'seen', id, by: 'traveller', delivered: 2, read: 1 },
    });
    await second.json('/presence', { body: { looking: null } });
    expect(await inbox.next()).toMatchObject({ data: { ...presence, looking: null } });

    signedIn.delete('eleni');
    const end = ended(inbox);
    await vi.advanceTimersByTimeAsync(CHECK_MS);
    expect(await end).toBe(true);
    expect((await first.ask('/events')).status).toBe(401);
  });

  it('buffer little for a slow reader: passing events are dropped, messages are sent as they are read', async () => {
    const anna = await world.traveller();
    const staff = world.staff(eleni);
    await staff.act(anna.id, 'assign', { to: 'eleni' });
    const long = 'Ω'.repeat(2000);
    for (let n = 0; n < 40; n += 1) await staff.say(anna.id, `${n} ${long}`.slice(0, 2000));
    const notifications = localNotifications();
    const other = await openChatWorld({ ...opened, notifications });
    const slow = await travellerOf(other, anna.token, anna.id).events();
    const inbox = await other.staff(kostas).events();
    const typing = { kind: 'typing', id: anna.id, from: 'staff', name: 'Ελένη', typing: true };
    for (let n = 0; n < 5000; n += 1) await notifications.publish('desk_events', JSON.stringify(typing));
    await other.staff(eleni).say(anna.id, 'The last one');
    const texts: (string | undefined)[] = [];
    let moments = 0;
    while (texts.length < 43) {
      const { event, id } = await slow.next();
      if (event === 'message') texts.push(id);
      if (event === 'typing') moments += 1;
    }
    expect(texts).toEqual(numbers(1, 43).map(String));
    expect(moments).toBeLessThan(2000);
    let delivered = 0;
    await inbox.next();
    for (let event = await inbox.next(); event.data['kind'] !== 'again'; event = await inbox.next())
      delivered += 1;
    expect(delivered).toBeLessThan(2000);
    await other.desk.close();
  });

  it('end when the desk closes', async () => {
    const anna = await world.traveller();
    const streams = [await anna.events(), await world.staff(eleni).events()];
    const ends = Promise.all(streams.map((stream) => ended(stream)));
    await world.desk.close();
    expect(await ends).toEqual([true, true]);
  });
});
