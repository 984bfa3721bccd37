import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { ReceivedItem, ReceivedList } from '#contracts/desk/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  cargo,
  type DeskWorld,
  MINUTE,
  message,
  openDeskWorld,
  referenceOf,
  staff,
  START,
} from '#tests/fixtures/desk-world.ts';
import { pdf } from '#tests/fixtures/documents.ts';

const { eleni, kostas, viewer } = staff;

onEachDatabase('B1 the inbox of staff', ({ open }) => {
  let world: DeskWorld;
  beforeAll(async () => {
    world = await openDeskWorld(open);
    for (const { id, name, role } of [eleni, kostas])
      await sql`insert into desk.staff_presence (id, name, role, at)
        values (${id}, ${name}, ${role}, ${START})`.execute(world.db);
  });
  beforeEach(() => world.empty());
  afterAll(() => world.close());

  const list = async (query = '', language = 'el') => {
    const answer = await world.asStaff(eleni.id, `/received${query}`, undefined, language);
    return v.parse(ReceivedList, await answer.json());
  };
  const work = async (who: string, path: string, body: unknown = {}) => {
    const answer = await world.asStaff(who, `/received/${path}`, body);
    const json: unknown = await answer.json();
    return { status: answer.status, json, item: () => v.parse(ReceivedItem, json) };
  };
  const key = (n: number) => `a-key-that-is-long-${n}`;

  it('lists everything newest first, by kind, state and text in any spelling', async () => {
    const first = referenceOf(await world.send('/messages', message));
    world.moveTo(new Date(START.getTime() + MINUTE));
    const second = referenceOf(await world.send('/cargo', cargo));
    world.moveTo(new Date(START.getTime() + 2 * MINUTE));
    const third = referenceOf(await world.apply(pdf(), 'Βιογραφικό.pdf'));
    const all = await list();
    expect(all.items.map(({ reference }) => reference)).toEqual([third, second, first]);
    expect(all.items.map(({ about }) => about)).toEqual([
      'Μάγειρας',
      'Ρόδος – Αστυπάλαια, Δευτέρα 23\u00A0Νοεμβρίου\u00A02026',
      'Απολεσθέντα',
    ]);
    expect((await list('', 'en')).items.map(({ about }) => about)).toEqual([
      'Cook',
      'Rhodes – Astypalaia, Monday 23\u00A0November\u00A02026',
      'Lost property',
    ]);
    expect(all.counts).toEqual({ new: 3, taken: 0, answered: 0, closed: 0, suspected: 0 });
    expect(all.items.map(({ hasFile }) => hasFile)).toEqual([true, false, false]);
    const found = async (query: string) => (await list(`?${query}`)).items.map(({ reference }) => reference);
    expect(await found('kind=cargo')).toEqual([second]);
    for (const words of ['maria', 'ΜΑΡΙΑ', 'Μαρία Καρ', 'κόκκινο', 'maria@example', first.toLowerCase()])
      expect(await found(`q=${encodeURIComponent(words)}`), words).toEqual([first]);
    expect(await found('q=2241000000')).toEqual([second]);
    for (const words of ['%', '_', '\\', "'", 'nobody'])
      expect(await found(`q=${encodeURIComponent(words)}`), words).toEqual([]);
    expect(await found('state=closed&kind=&q=&before=')).toEqual([]);
  });

  it('loses and repeats nothing between pages while new submissions arrive', async () => {
    for (let n = 0; n < 60; n += 1)
      await sql`insert into desk.received (reference, kind, digest, locale, name, email, phone, details, received_at)
        values (${`M-${String(n).padStart(6, '0')}`}, 'message', '', 'el', '', '', '', '{"topic":"other"}', ${START})`.execute(
        world.db,
      );
    const one = await list();
    expect(one.items).toHaveLength(50);
    world.moveTo(new Date(START.getTime() + MINUTE));
    await world.send('/messages', message);
    const two = await list(`?before=${encodeURIComponent(one.next ?? '')}`);
    expect(two.next).toBeNull();
    expect(new Set([...one.items, ...two.items].map(({ reference }) => reference)).size).toBe(60);
    expect((await world.asStaff(eleni.id, '/received?before=x')).status).toBe(400);
    expect((await world.asStaff(eleni.id, '/received?state=lost')).status).toBe(400);
  });

  it('serves files as downloads that no browser displays or runs', async () => {
    const cv = pdf(300_000);
    const reference = referenceOf(await world.apply(cv, 'Βιο;\r\nγραφικό".pdf'));
    const answer = await world.asStaff(eleni.id, `/received/${reference}/file`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(cv)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="file"; filename\*=UTF-8''[\w%.-]+$/,
      ),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const { file } = v.parse(
      ReceivedItem,
      await (await world.asStaff(eleni.id, `/received/${reference}`)).json(),
    );
    expect(file).toMatchObject({ type: 'application/pdf', bytes: cv.length });
    expect((await world.asStaff(eleni.id, '/received/M-NOTHIN/file')).status).toBe(404);
  });

  it('assigns a submission to exactly one of two who take it, and to others only if they name its owner', async () => {
    const reference = referenceOf(await world.send('/messages', message));
    const taken = await Promise.all(
      [eleni, kostas].map(({ id }) => work(id, `${reference}/assign`, { to: id })),
    );
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [winner, loser] = taken[0]?.status === 200 ? [eleni, kostas] : [kostas, eleni];
    const late = await work(loser.id, `${reference}/assign`, { to: loser.id });
    expect([late.status, late.json]).toMatchObject([409, { code: 'assigned' }]);
    const over = await work(loser.id, `${reference}/assign`, { to: loser.id, from: winner.id });
    expect(over.item()).toMatchObject({ state: 'taken', staff: { id: loser.id, name: loser.name } });
    const on = await work(loser.id, `${reference}/assign`, { to: winner.id });
    expect(on.item().staff?.name).toBe(winner.name);
    const back = await work(winner.id, `${reference}/assign`, { to: null });
    expect(back.item()).toMatchObject({ state: 'new', staff: null });
    expect((await work(eleni.id, `${reference}/assign`, { to: 'nobody' })).status).toBe(422);
    expect((await work(eleni.id, `M-NOTHIN/assign`, { to: eleni.id })).status).toBe(404);
  });

  it("sends one answer per key, in the sender's language, with the reference and a reply address", async () => {
    const reference = referenceOf(await world.send('/cargo', cargo));
    await world.desk().deliver();
    world.server.inbox.length = 0;
    const given = { key: key(1), text: 'It costs 80 euros.\n\nBlue Star on Monday.' };
    const answers = await Promise.all([1, 2, 3].map(() => work(eleni.id, `${reference}/answer`, given)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.item()).toMatchObject({
      state: 'answered',
      staff: { id: eleni.id },
      answers: [{ staff: eleni.name, text: given.text }],
    });
    await world.desk().deliver();
    expect(world.server.inbox).toHaveLength(1);
    const email = world.emailTo(cargo.email);
    expect(email?.subject).toContain(reference);
    expect(email?.text).toContain('It costs 80 euros.');
    expect(email?.text).toContain('We are replying to your message');
    // As in her passport: the sender may not read Greek.
    expect(email?.text).toContain('Eleni\nMeltemi Lines');
    expect(email?.replyTo?.[0]?.address).toBe('desk@meltemi.example');
    const other = await work(eleni.id, `${reference}/answer`, { ...given, text: 'Else.' });
    expect([other.status, other.json]).toMatchObject([409, { code: 'key_reused' }]);
    const colleague = await work(kostas.id, `${reference}/answer`, { key: key(2), text: 'Me too.' });
    expect([colleague.status, colleague.json]).toMatchObject([409, { code: 'assigned' }]);
    const wrong = await work(eleni.id, `${reference}/answer`, { key: key(3), text: ' ' });
    expect([wrong.status, wrong.json]).toMatchObject([422, { errors: [{ field: 'text' }] }]);
    const closed = await work(eleni.id, `${reference}/close`);
    expect(closed.item().state).toBe('closed');
    expect((await work(eleni.id, `${reference}/reopen`)).item().state).toBe('answered');
    expect((await list()).counts.answered).toBe(1);
  });

  it("sends answers to applicants with the opening's own mailbox as the reply address", async () => {
    const reference = referenceOf(await world.apply(pdf()));
    await work(kostas.id, `${reference}/answer`, { key: key(1), text: 'Ελάτε τη Δευτέρα.' });
    await world.desk().deliver();
    const emails = world.server.inbox.filter(({ to }) => to?.[0]?.address === 'nikos@example.gr');
    const email = emails.find(({ text }) => text?.includes('Ελάτε τη Δευτέρα.'));
    expect(email?.replyTo?.[0]?.address).toBe('crew@meltemi.example');
    expect(email?.text).toContain('Κώστας');
  });

  it('shows nothing to anybody else', async () => {
    const reference = referenceOf(await world.send('/messages', message));
    for (const path of ['', `/${reference}`, `/${reference}/file`]) {
      expect((await world.asStaff(viewer.id, `/received${path}`)).status).toBe(403);
      expect((await world.asStaff('nobody', `/received${path}`)).status).toBe(401);
    }
    for (const action of ['assign', 'answer', 'close', 'reopen', 'trust'])
      expect((await work(viewer.id, `${reference}/${action}`)).status).toBe(403);
    expect(JSON.stringify(await (await world.asStaff(viewer.id, '/received')).json())).not.toContain('Μαρία');
  });
});
