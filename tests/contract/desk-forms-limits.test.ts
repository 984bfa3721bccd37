import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { FormStamp, ReceivedItem, ReceivedList } from '#contracts/desk/index.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import {
  DAY,
  type DeskWorld,
  errorsOf,
  message,
  openDeskWorld,
  referenceOf,
  STAFF_MAIL,
  staff,
} from '#tests/fixtures/desk-world.ts';
import { pdf } from '#tests/fixtures/documents.ts';
import { numberFor } from '#tests/fixtures/puzzle.ts';

onPostgres('B1 D8 forms and spam', ({ open }) => {
  let world: DeskWorld;
  beforeAll(async () => {
    world = await openDeskWorld(open);
  });
  beforeEach(() => world.empty());
  afterAll(() => world.close());

  const SECOND = 1000;
  /** The headers of a browser with script, `typed` milliseconds after somebody started typing. */
  async function proof(typed = 30 * SECOND): Promise<Record<string, string>> {
    const { stamp, bits } = v.parse(FormStamp, (await world.post('/stamps', '')).json);
    world.moveTo(new Date(world.now().getTime() + typed));
    return { 'form-stamp': stamp, 'form-proof': numberFor(stamp, bits) };
  }
  const inbox = async (query = '') =>
    v.parse(ReceivedList, await (await world.asStaff(staff.eleni.id, `/received${query}`)).json());
  const recipients = () => world.server.inbox.map(({ to }) => to?.[0]?.address).toSorted();
  const texts = Array.from({ length: 20 }, (_, n) => ({
    ...message,
    text: `${n}`,
    email: `p${n}@example.gr`,
  }));

  it('accepts a form with a solved puzzle, and one without script, which is marked', async () => {
    await world.send('/messages', message, { headers: await proof() });
    await world.send('/messages', { ...message, text: 'Χωρίς.' });
    const { items } = await inbox();
    expect(items.map(({ proven }) => proven).toSorted()).toEqual([false, true]);
    expect(items.every(({ suspected }) => suspected === null)).toBe(true);
    expect(await world.desk().deliver()).toBe(4);
  });

  it('holds suspected submissions for staff, and emails nobody until one of them is trusted', async () => {
    const solved = await proof();
    const [good, ...bad] = await Promise.all([
      world.send('/messages', texts[0] ?? message, { headers: solved }),
      world.send('/messages', texts[1] ?? message, { headers: { ...solved, 'form-proof': '0' } }),
      world.send('/messages', texts[2] ?? message, {
        headers: { ...solved, 'form-stamp': `${solved['form-stamp']?.slice(0, -1)}_` },
      }),
      world.send('/messages', texts[3] ?? message, { headers: { 'form-stamp': 'free', 'form-proof': '1' } }),
    ]);
    bad.push(
      await world.send('/messages', texts[4] ?? message, { headers: solved }),
      await world.send('/messages', texts[5] ?? message, { headers: await proof(1 * SECOND) }),
    );
    // The sender gets the same response: spammers must not learn what to improve.
    expect(new Set([good, ...bad].map((answer) => answer?.status))).toEqual(new Set([200]));
    expect((await inbox()).items.map(({ reference }) => reference)).toEqual([
      referenceOf({ json: good?.json }),
    ]);
    const { items, counts } = await inbox('?suspected=true');
    expect(items.map(({ suspected }) => suspected).toSorted()).toEqual([
      'again',
      'puzzle',
      'quick',
      'stamp',
      'stamp',
    ]);
    expect(counts).toMatchObject({ new: 1, suspected: 5 });
    await world.desk().deliver();
    expect(recipients()).toEqual([STAFF_MAIL, 'p0@example.gr'].toSorted());

    const [one, two] = items;
    const trusted = await world.asStaff(staff.eleni.id, `/received/${one?.reference}/trust`, {});
    expect(v.parse(ReceivedItem, await trusted.json())).toMatchObject({ suspected: null, state: 'new' });
    await world.asStaff(staff.eleni.id, `/received/${one?.reference}/trust`, {});
    await world.asStaff(staff.eleni.id, `/received/${two?.reference}/close`, {});
    world.server.inbox.length = 0;
    await world.desk().deliver();
    expect(recipients()).toHaveLength(2);
    expect((await inbox()).counts).toMatchObject({ new: 2, suspected: 4 });
  });

  it('returns the reference of the first submission again, although its puzzle is used up', async () => {
    const sending = { key: randomUUID(), headers: await proof() };
    const answers = [
      await world.send('/messages', message, sending),
      await world.send('/messages', message, sending),
    ];
    expect(new Set(answers.map(referenceOf)).size).toBe(1);
    expect((await inbox()).counts).toMatchObject({ new: 1, suspected: 0 });
  });

  it('does not suspect a page left open overnight, or a stamp from another process', async () => {
    const old = await proof();
    world.moveTo(new Date(world.now().getTime() + DAY));
    await world.send('/messages', message, { headers: old });
    expect((await inbox()).items).toMatchObject([{ proven: false, suspected: null }]);
    const fresh = await proof();
    await world.restart();
    await world.send('/messages', { ...message, text: 'Κι άλλο.' }, { headers: fresh });
    expect((await inbox()).items[0]).toMatchObject({ proven: true, suspected: null });
  });

  it('limits callers without script more strictly, tells them so, and suspects a flood from many addresses', async () => {
    const caller = '192.0.2.9';
    for (let n = 0; n < 5; n += 1)
      expect((await world.send('/messages', { ...message, text: `${n}` }, { caller })).status).toBe(200);
    const late = await world.send('/messages', message, { caller });
    expect([late.status, late.json]).toMatchObject([429, { detail: expect.stringContaining('JavaScript') }]);
    expect((await world.send('/messages', message, { caller, headers: await proof() })).status).toBe(200);
    for (let n = 0; n < 60; n += 1)
      await world.send('/messages', { ...message, text: `from ${n}`, email: `v${n}@example.gr` });
    expect((await inbox('?suspected=true')).items.map(({ suspected }) => suspected)).toEqual(
      Array.from({ length: 5 }, () => 'flood'),
    );
  });

  it('slows down a caller who sends many forms, but not others, and returns the time to wait', async () => {
    const many = { caller: '192.0.2.7' };
    for (let n = 0; n < 10; n += 1)
      await world.send('/messages', { ...message, text: `${n}` }, { ...many, headers: await proof() });
    const late = await world.send('/messages', message, { ...many, headers: await proof() });
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await world.send('/messages', message)).status).toBe(200);
    // Ten callers and one victim: the mailbox gets five receipts an hour, staff get everything.
    expect(await world.rows('desk.received')).toBe(11);
    await world.desk().deliver();
    expect(
      world.server.inbox.filter((mail) => mail.to?.[0]?.address === message.email).length,
    ).toBeLessThanOrEqual(5);
  });

  it('ignores a program that fills in the hidden field', async () => {
    const answer = await world.send('/messages', { ...message, homepage: 'https://example.org' });
    expect(errorsOf(answer)).toMatchObject([{ field: 'homepage', code: 'trap' }]);
    expect(await world.rows('desk.received')).toBe(0);
  });

  it('rejects a form that is too large or cannot be parsed', async () => {
    expect((await world.send('/messages', { ...message, text: 'α'.repeat(40_000) })).status).toBe(413);
    expect((await world.apply(pdf(7 * 1024 * 1024))).status).toBe(413);
    expect((await world.post('/messages', 'not json')).status).toBe(400);
    expect((await world.post('/applications', '{}')).status).toBe(400);
  });
});
