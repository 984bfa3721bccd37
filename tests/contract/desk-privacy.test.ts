import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { ChatStarted, PersonCounts, PersonData, RetentionTable } from '#contracts/desk/index.ts';
import { RETENTION } from '#desk/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  application,
  cargo,
  DAY,
  type DeskWorld,
  message,
  openDeskWorld,
  referenceOf,
  staff,
} from '#tests/fixtures/desk-world.ts';
import { pdf } from '#tests/fixtures/documents.ts';

/** A working day, when the chat is staffed. */
const MONDAY = new Date('2026-11-23T09:00:00Z');
const person = 'Anna.Blue@example.com';
const other = 'maria@example.gr';

onEachDatabase('B1 personal data at the desk', ({ open }) => {
  let world: DeskWorld;
  const lines: string[] = [];
  const write = (fields: object, words: string) => lines.push(JSON.stringify({ ...fields, words }));
  beforeAll(async () => {
    world = await openDeskWorld(open, { log: { debug: write, info: write, warn: write, error: write } });
  });
  beforeEach(async () => {
    await world.empty();
    await sql`truncate desk.conversation, desk.chat_message, desk.subscriber, desk.sign_up cascade`.execute(
      world.db,
    );
    lines.length = 0;
    world.moveTo(MONDAY);
  });
  afterAll(() => world.close());

  const days = (count: number) => new Date(MONDAY.getTime() + count * DAY);
  const daysOf = (kind: string) => RETENTION.find((row) => row.kind === kind)?.days ?? 0;
  const ask = async (who: string, work: 'person' | 'erase', body: object) => {
    const answer = await world.asStaff(who, `/${work}`, body);
    const json: unknown = await answer.json();
    return { status: answer.status, json };
  };
  const erase = async (body: object) =>
    v.parse(PersonCounts, (await ask(staff.kostas.id, 'erase', body)).json).counts;
  async function startChat(text: string, booking = '') {
    const body = { locale: 'en', name: 'Anna', text, page: '/symi', booking };
    const started = await world.send('/chat/conversations', body);
    return v.parse(ChatStarted, started.json).conversation.id;
  }
  /** One of everything, for two people. */
  async function live() {
    for (const email of [person, person.toLowerCase(), other]) {
      await world.send('/messages', { ...message, email, text: `To ${email}, ${randomUUID()}` });
      await world.send('/cargo', { ...cargo, email, text: randomUUID() });
      await world.apply(pdf(2000, email.length), 'cv.pdf', { ...application, email });
      await world.send('/newsletter', { email, locale: 'en' });
    }
    await startChat(`Write to me: ${person}`);
    await startChat('About my trip.', 'ML-TEST-1');
    await startChat(`I am ${other}.`);
    await world.desk().deliver();
  }

  it('is erased at the end of its retention, with files, answers and emails', async () => {
    const reference = referenceOf(await world.apply(pdf()));
    await world.asStaff(staff.eleni.id, `/received/${reference}/answer`, {
      key: randomUUID(),
      text: 'Ελάτε.',
    });
    await world.send('/messages', message);
    await startChat('Hello');
    await world.send('/newsletter', { email: other, locale: 'el' });
    await world.desk().deliver();
    const left = async () =>
      Promise.all(
        ['received', 'file_part', 'answer', 'conversation', 'subscriber', 'outgoing_mail'].map((table) =>
          world.rows(`desk.${table}`),
        ),
      );
    expect(await left()).toEqual([2, 1, 1, 1, 1, 6]);
    world.moveTo(days(daysOf('subscriber, not confirmed') + 1));
    await world.desk().erase();
    expect(await left()).toEqual([2, 1, 1, 1, 0, 6]);
    world.moveTo(days(daysOf('letter') + 1));
    await world.desk().erase();
    expect(await left()).toEqual([2, 1, 1, 1, 0, 0]);
    await sql`update desk.conversation set state = 'ended', ended_at = ${MONDAY}, staff_id = null`.execute(
      world.db,
    );
    world.moveTo(days(daysOf('application') + 1));
    await world.desk().erase();
    expect(await left()).toEqual([1, 0, 0, 0, 0, 0]);
    world.moveTo(days(daysOf('message') + 1));
    expect(await world.desk().erase()).toBe(1);
    expect(await world.desk().erase()).toBe(0);
  });

  it('is erased for one person, in any spelling of the address, and for nobody else', async () => {
    await live();
    const all = { letter: 12, message: 2, cargo: 2, application: 2, conversation: 2, subscriber: 1 };
    const query = { email: person.toUpperCase(), booking: 'ml-test-1' };
    expect(await erase({ ...query, dryRun: true })).toEqual(all);
    expect(await world.rows('desk.received')).toBe(9);
    expect(await erase(query)).toEqual(all);
    expect(await erase(query)).toEqual({});
    expect(await world.rows('desk.received')).toBe(3);
    expect(await world.rows('desk.conversation')).toBe(1);
    expect(await world.rows('desk.file')).toBe(1);
    const { rows } = await sql<{ all: string }>`select string_agg(t::text, ' ') as all
      from (select recipient || headers || text as t from desk.outgoing_mail) as letters`.execute(world.db);
    expect(rows[0]?.all.toLowerCase()).not.toContain(person.toLowerCase());
    expect(rows[0]?.all).toContain(other);
    // Audited, without the name.
    expect(lines.filter((line) => line.includes('was erased'))).toHaveLength(2);
    expect(lines.join().toLowerCase()).not.toContain('anna');
  });

  it('is found by the phone number of somebody who left no address, however it was typed', async () => {
    const request = { locale: 'el', name: 'Άννα Γαλάζιου', phone: '+30 22410 12345' };
    await world.send('/calls', { ...request, phone: '2241012346', text: 'Somebody else.' });
    await world.send('/calls', { ...request, text: 'In the evening, please.' });
    await world.send('/messages', { ...message, email: other, phone: '(22410) 123-45', text: 'Hello.' });
    const phone = '0030 2241 012345';
    const answer = await ask(staff.kostas.id, 'person', { phone });
    const { data } = v.parse(PersonData, answer.json);
    expect(data.received?.map(({ phone: stored }) => stored)).toEqual(['+30 22410 12345', '(22410) 123-45']);
    // A call request is sent to staff; a message to staff and its sender.
    expect(await erase({ phone })).toEqual({ letter: 3, message: 2 });
    expect(await world.rows('desk.received')).toBe(1);
    // Nobody has the empty address of the one who is left.
    expect(await erase({ email: person })).toEqual({});
    expect(await world.rows('desk.received')).toBe(1);
  });

  it('does not include tickets on their way to a traveller', async () => {
    const ticket = {
      id: 'booking-1',
      to: person,
      locale: 'en' as const,
      subject: 'Your tickets',
      text: 'Here they are.',
      html: '<p>Here they are.</p>',
      attachments: [],
      discardAt: days(3),
    };
    await world.desk().enqueue(ticket);
    expect(await erase({ email: person })).toEqual({});
    await world.desk().deliver();
    expect(world.emailTo(person)?.subject).toBe('Your tickets');
  });

  it('is exported completely for the person it belongs to', async () => {
    await live();
    const answer = await ask(staff.kostas.id, 'person', { email: person, booking: 'ML-TEST-1' });
    const { data } = v.parse(PersonData, answer.json);
    expect(Object.keys(data)).toEqual(['received', 'letter', 'conversation', 'subscriber']);
    expect([data.received?.length, data.conversation?.length]).toEqual([6, 2]);
    const cv = data.received?.map(({ file }) => v.safeParse(v.object({ base64: v.string() }), file));
    expect(cv?.filter(({ success }) => success)).toHaveLength(2);
    const text = JSON.stringify(data);
    expect(text).toContain('Write to me');
    // The last one is the name of a column; emails may use the word.
    for (const hidden of [other, 'token', 'digest', 'hash', 'Κώστας', '"held"'])
      expect(text).not.toContain(hidden);
  });

  it('is for administrators only', async () => {
    for (const work of ['person', 'erase'] as const) {
      expect((await ask(staff.eleni.id, work, { email: person })).status).toBe(403);
      expect((await ask(staff.viewer.id, work, { email: person })).status).toBe(403);
      expect((await ask('nobody', work, { email: person })).status).toBe(401);
      for (const nobody of [{ email: 'no address' }, {}, { phone: '12' }])
        expect((await ask(staff.kostas.id, work, nobody)).status).toBe(422);
    }
    const table = await world.asStaff(staff.kostas.id, '/retention');
    expect(v.parse(RetentionTable, await table.json())).toEqual(RETENTION);
    expect((await world.asStaff(staff.eleni.id, '/retention')).status).toBe(403);
  });
});
