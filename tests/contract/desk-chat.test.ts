import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { eleni, kostas, openChatWorld, until } from '#tests/fixtures/chat-world.ts';
import { onEachDatabase, type OpenDatabase } from '#tests/fixtures/databases.ts';

const text = (data: Record<string, unknown>) => JSON.stringify(data);

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

  it('goes both ways, each word once and in its order, with who joined and how far each side has got', async () => {
    const anna = await world.traveller({
      page: '/en/destinations/symi',
      booking: 'ABC234',
      data: { trip: 'day' },
    });
    const staff = world.staff(eleni);
    const heard = await anna.events();
    expect(await heard.next()).toMatchObject({
      event: 'message',
      id: '1',
      data: { message: { seq: 1, from: 'traveller' } },
    });
    expect(await heard.next()).toMatchObject({ event: 'state', data: { state: 'waiting', staff: null } });
    expect(await heard.next()).toMatchObject({ event: 'seen', data: { delivered: 0, read: 0 } });

    expect(await staff.list('?state=waiting')).toMatchObject({
      counts: { waiting: 1, open: 0, ended: 0 },
      conversations: [{ id: anna.id, name: 'Anna Blue', unread: 1, lastText: 'Does the Symi boat sail?' }],
    });
    await staff.act(anna.id, 'seen', { delivered: 1, read: 1 });
    expect(await heard.next()).toMatchObject({ event: 'seen', id: '1', data: { delivered: 1, read: 1 } });
    await staff.act(anna.id, 'typing', { typing: true });
    expect(await heard.next()).toMatchObject({ event: 'typing', data: { name: 'Ελένη', typing: true } });

    const said = await staff.say(anna.id, 'Yes, at nine.');
    expect(said.message).toMatchObject({ seq: 3, from: 'staff', name: 'Ελένη' });
    expect(await heard.next()).toMatchObject({
      id: '2',
      data: { message: { from: 'desk', note: 'joined', name: 'Ελένη' } },
    });
    expect(await heard.next()).toMatchObject({ id: '3', data: { message: { text: 'Yes, at nine.' } } });
    expect(await heard.next()).toMatchObject({
      event: 'state',
      id: '3',
      data: { state: 'open', staff: 'Ελένη' },
    });

    await anna.say('Thank you');
    await anna.post('/chat/seen', { delivered: 3, read: 3 });
    const view = await staff.view(anna.id);
    expect(view).toMatchObject({
      state: 'open',
      staff: { id: 'eleni', name: 'Ελένη Σταύρου' },
      page: '/en/destinations/symi',
      booking: 'ABC234',
      data: { trip: 'day' },
      seen: { delivered: 3, read: 3 },
      connected: true,
      unread: 1,
    });
    expect(view.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect((await anna.conversation()).messages).toEqual(view.messages);
    heard.stop();
  });
});
