import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ended, MINUTE, NOON, openChatWorld, until } from '#tests/fixtures/chat-world.ts';
import { onPostgres, type OpenDatabase } from '#tests/fixtures/databases.ts';

const HOUR = 60 * MINUTE;

// The limits are kept in memory, so one database is enough.
onPostgres('E5 the limits of the chat', ({ open }) => {
  let opened: OpenDatabase;
  let world: Awaited<ReturnType<typeof openChatWorld>>;

  beforeAll(async () => {
    opened = await open();
    world = await openChatWorld(opened);
  });
  afterAll(async () => {
    await world.desk.close();
    await opened.close();
  });
  const hello = { locale: 'en', name: 'Anna Blue', text: 'Hello' };
  const start = (body: object, caller: string = randomUUID()) =>
    world.json('/chat/conversations', { key: randomUUID(), body, caller });

  it('slow down starts per caller and in total, guessed tokens, and a conversation that never stops', async () => {
    const statuses = async (times: number, once: () => Promise<{ status: number }>) => {
      const seen = new Map<number, number>();
      for (let n = 0; n < times; n += 1) {
        const { status } = await once();
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
      return Object.fromEntries(seen);
    };
    expect(await statuses(15, () => start(hello, 'ship'))).toEqual({ 201: 12, 429: 3 });
    expect(await statuses(70, () => start({}, 'broken'))).toEqual({ 422: 60, 429: 10 });
    const refused = await world.ask('/chat/conversations', {
      key: randomUUID(),
      body: hello,
      caller: 'ship',
    });
    expect(refused.headers.get('retry-after')).toBe('600');
    expect(await refused.json()).toMatchObject({ code: 'too_many_requests' });
    const guess = () => world.json('/chat/conversation', { token: randomUUID(), caller: 'guesser' });
    expect(await statuses(125, guess)).toEqual({ 401: 120, 429: 5 });
    const anna = await world.traveller();
    expect(await statuses(32, () => anna.say('!'))).toEqual({ 200: 30, 429: 2 });
    world.moveTo(new Date(NOON.getTime() + MINUTE));
    expect((await anna.say('!')).status).toBe(200);
    world.moveTo(new Date(NOON.getTime() + 11 * MINUTE));
    expect((await start(hello, 'ship')).status).toBe(201);
    world.moveTo(new Date(NOON.getTime() + HOUR));
    expect(await statuses(122, () => start(hello))).toEqual({ 201: 120, 429: 2 });
  });

  it('allow a few streams per conversation, of which the newest stay open, and some dozens per caller', async () => {
    world.moveTo(new Date(NOON.getTime() + 2 * HOUR));
    const anna = await world.traveller();
    const oldest = await anna.events();
    for (let n = 0; n < 4; n += 1) await anna.events();
    const newest = await anna.events();
    expect(await ended(oldest)).toBe(true);
    await anna.say('Is it you?');
    expect(await until(newest, ({ id }) => id === '2')).toMatchObject({ event: 'message' });
    const open = async (token: string) =>
      world.ask('/chat/events', { token, caller: 'hotel', headers: { 'accept-language': 'el' } });
    const answers = [];
    for (let n = 0; n < 13; n += 1) {
      const { token } = await world.traveller();
      for (let tab = 0; tab < 5; tab += 1) answers.push(await open(token));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = answers.at(-1);
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([429, '30']);
    await answers[0]?.body?.cancel();
    expect((await open(anna.token)).status).toBe(200);
  });
});
