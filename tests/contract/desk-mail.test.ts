import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Desk, migrateDesk, smtpTransport } from '#desk/index.ts';
import { countCampaign, enqueueEmails, type QueueOptions, type QueuedEmail } from '#desk/mail/queue.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { deskTables, FROM, testEmail, testEmails, mailDesk } from '#tests/fixtures/mail-desk.ts';
import { type MailServer, openMailServer } from '#tests/fixtures/mail-server.ts';

const START = new Date('2026-11-22T10:00:00Z');
const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

onEachDatabase('G3 D5 outgoing mail', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let db: Kysely<DeskTables>;
  let server: MailServer;
  let desk: Desk;
  let now: Date;
  const clock = () => now;
  const desks: Desk[] = [];
  const newDesk = (mail: Parameters<typeof mailDesk>[0]['mail'] = server.url) => {
    const made = mailDesk({ db: opened.db, clock, mail, notifications: opened.notifications });
    desks.push(made);
    return made;
  };
  const forward = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const queue = (some: QueuedEmail[], options?: QueueOptions) => enqueueEmails(db, some, now, options);
  const rows = () => db.selectFrom('desk.outgoing_mail').selectAll().orderBy('id').execute();
  const recipients = () => server.inbox.map(({ to }) => to?.[0]?.address);

  beforeAll(async () => {
    opened = await open();
    db = deskTables(opened.db);
    await migrateDesk(opened.db);
  });
  beforeEach(async () => {
    await Promise.all(desks.splice(0).map((each) => each.close()));
    await server?.close();
    server = await openMailServer();
    now = START;
    await sql`truncate desk.mail_attachment, desk.outgoing_mail`.execute(db);
    desk = newDesk();
  });
  afterAll(async () => {
    await Promise.all(desks.map((each) => each.close()));
    await server.close();
    await opened.close();
  });

  it('sends an email once per key, whatever the second one contains', async () => {
    expect(await queue([testEmail('one'), testEmail('one', { subject: 'Άλλο' }), testEmail('two')])).toBe(2);
    expect(await desk.deliver()).toBe(2);
    expect(await queue([testEmail('one', { to: 'other@example.com' })])).toBe(0);
    expect(await desk.deliver()).toBe(0);
    expect(recipients().toSorted()).toEqual(['one@example.com', 'two@example.com']);
    expect(server.inbox.map(({ subject }) => subject).toSorted()).toEqual(['Γράμμα one', 'Γράμμα two']);
  });

  it('has a Message-ID derived from its key, and the date when it was written', async () => {
    await queue([testEmail('dated')]);
    forward(9 * SECOND);
    await desk.deliver();
    expect(server.inbox[0]?.messageId).toMatch(/^<[0-9a-f]{32}@www\.meltemi\.example>$/);
    expect(server.inbox[0]?.date).toBe(START.toISOString());
    expect(server.inbox[0]?.from?.address).toBe('no-reply@meltemi.example');
  });

  it("sends the identical email again when a process dies between the server's reply and its record", async () => {
    const real = smtpTransport(server.url, FROM);
    let died = () => {};
    const dead = new Promise<void>((resolve) => {
      died = resolve;
    });
    const dying = newDesk({
      ...real,
      send: async (outgoing) => {
        await real.send(outgoing);
        died();
        throw new Error('dead, and as a dead process it writes nothing down');
      },
    });
    await queue([testEmail('twice')]);
    const lost = dying.deliver();
    await dead;
    await lost;
    // What a dead process leaves behind: the email as it was leased.
    await sql`update desk.outgoing_mail set last_error = null, next_attempt_at = ${new Date(now.getTime() + 75 * SECOND)}`.execute(
      db,
    );
    expect(await desk.deliver()).toBe(0);
    forward(76 * SECOND);
    expect(await desk.deliver()).toBe(1);
    const [first, second] = server.inbox;
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.date).toBe(first?.date);
    expect(server.inbox).toHaveLength(2);
  });

  it('sends several emails at once, no more than configured, and urgent ones first', async () => {
    await queue(testEmails(30, 'bulk'), { priority: 'bulk', campaign: 'issue-1' });
    await queue([testEmail('ticket')]);
    expect(await desk.deliver()).toBe(31);
    // It is among the first four to be sent; a few of the others may overtake it.
    expect(recipients().indexOf('ticket@example.com')).toBeLessThan(10);
    expect(server.mostAtOnce).toBeGreaterThan(1);
    expect(server.mostAtOnce).toBeLessThanOrEqual(4);
    expect(await countCampaign(db, 'issue-1')).toEqual({
      waiting: 0,
      sent: 30,
      kept: 0,
      dead: 0,
      discarded: 0,
    });
  });

  it('does not send an email that is postponed or withdrawn while it waits for its turn', async () => {
    const real = smtpTransport(server.url, FROM);
    const taking = newDesk({
      ...real,
      atOnce: 1,
      send: async (outgoing) => {
        await real.send(outgoing);
        const others = db.updateTable('desk.outgoing_mail').where('state', '=', 'waiting');
        await others
          .set({ next_attempt_at: new Date('9999-01-01T00:00:00Z') })
          .where('key', '=', 'off')
          .execute();
        await others.set({ state: 'discarded', ended_at: now }).where('key', '=', 'back').execute();
      },
    });
    await queue([testEmail('first'), testEmail('off'), testEmail('back')]);
    expect(await taking.deliver()).toBe(1);
    expect(recipients()).toEqual(['first@example.com']);
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'waiting', 'discarded']);
  });

  it("gives an email up at once when the recipient is refused for good, with the server's message, and delays no other", async () => {
    server.unknown.add('gone@example.com');
    await queue([testEmail('gone'), testEmail('here')]);
    expect(await desk.deliver()).toBe(1);
    const [gone] = await rows();
    expect(gone).toMatchObject({ state: 'dead', why: 'refused', attempts: 1, ended_at: START });
    expect(gone?.last_error).toContain('no such mailbox');
    forward(24 * HOUR);
    expect(await desk.deliver()).toBe(0);
  });

  it('retries with growing pauses, and gives up after the twentieth attempt', async () => {
    server.refuse = true;
    await queue([testEmail('busy')]);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      expect(await desk.deliver()).toBe(0);
      const [row] = await rows();
      expect(row?.attempts).toBe(attempt);
      if (row?.state === 'waiting') waits.push((row.next_attempt_at.getTime() - now.getTime()) / SECOND);
      now = row?.next_attempt_at ?? now;
    }
    const pauses = [30, 60, 120, 240, 21_600, 21_600];
    for (const [at, wait] of [...waits.slice(0, 4), ...waits.slice(-2)].entries()) {
      // Up to a tenth longer at random.
      expect(wait / (pauses[at] ?? 0)).toBeGreaterThanOrEqual(1);
      expect(wait / (pauses[at] ?? 0)).toBeLessThanOrEqual(1.1);
    }
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'dead', why: 'exhausted' });
    expect(row?.last_error).toContain('busy');
    // About three days, the usual time for which mail servers retry.
    expect(now.getTime() - START.getTime()).toBeGreaterThan(60 * HOUR);
  });

  it('waits while the server is down, spends only a few emails on each attempt, and continues when it is back', async () => {
    await queue(testEmails(30, 'storm'));
    const { port } = new URL(server.url);
    await server.close();
    expect(await desk.deliver()).toBe(0);
    expect(await desk.deliver()).toBe(0);
    const tried = (await rows()).filter(({ attempts }) => attempts > 0);
    expect(tried.length).toBeLessThanOrEqual(5);
    expect((await rows()).every(({ state }) => state === 'waiting')).toBe(true);
    server = await openMailServer(Number(port));
    forward(2 * 60 * SECOND);
    expect(await desk.deliver()).toBe(30);
    expect(new Set(server.inbox.map(({ messageId }) => messageId)).size).toBe(30);
  });

  it('tests a server that is down with one email at a time, and schedules no extra wake-up', async () => {
    await queue(testEmails(30, 'gale'));
    let attempts = 0;
    const away = newDesk({
      atOnce: 4,
      send: async () => {
        attempts += 1;
        throw Object.assign(new Error('nobody listens'), { code: 'ESOCKET' });
      },
      close: () => {},
    });
    away.start();
    await expect.poll(() => attempts).toBeGreaterThan(0);
    for (let run = 0; run < 3; run += 1) await away.deliver();
    expect(attempts).toBeLessThanOrEqual(4 + 3 + 1);
    expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(attempts);
  });

  it('goes out although another row cannot be read, and another cannot be updated', async () => {
    await queue([testEmail('unreadable'), testEmail('unrecordable')], { priority: 'first' });
    await queue(testEmails(12, 'neighbour'));
    await sql`update desk.outgoing_mail set headers = 'no JSON' where key = 'unreadable'`.execute(db);
    await sql`alter table desk.outgoing_mail add constraint poison check (key <> 'unrecordable' or state <> 'sent')`.execute(
      db,
    );
    const one = newDesk({ ...smtpTransport(server.url, FROM), atOnce: 1 });
    await expect(one.deliver()).rejects.toThrow('poison');
    expect(await one.deliver()).toBe(12);
    await sql`alter table desk.outgoing_mail drop constraint poison`.execute(db);
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual([
      ...testEmails(12, '').map(() => 'sent'),
      'waiting',
      'waiting',
    ]);
    forward(80 * SECOND);
    // The server has it already, and recognises it by its Message-ID.
    expect(await one.deliver()).toBe(1);
    expect(new Set(server.inbox.map(({ messageId }) => messageId)).size).toBe(13);
  });

  it('goes out once although two processes claim it at the same moment', async () => {
    await queue(testEmails(60, 'race'));
    const other = newDesk();
    const sent = await Promise.all([desk.deliver(), other.deliver()]);
    expect(sent.reduce((sum, count) => sum + count)).toBe(60);
    expect(new Set(recipients()).size).toBe(60);
    expect(server.inbox).toHaveLength(60);
    if (kind === 'postgres') expect(Math.min(...sent)).toBeGreaterThan(0);
  });

  it('is not lost when the program ends: emails in flight arrive, the rest waits for the next start', async () => {
    let proceed = () => {};
    server.before = new Promise<void>((resolve) => {
      proceed = resolve;
    });
    await queue(testEmails(20, 'end'));
    desk.start();
    await expect.poll(() => server.mostAtOnce).toBe(4);
    const closed = desk.close();
    proceed();
    await closed;
    const states = (await rows()).map(({ state }) => state);
    expect(states.filter((state) => state === 'sent')).toHaveLength(server.inbox.length);
    expect(server.inbox.length).toBeLessThan(20);
    const left = 20 - server.inbox.length;
    // Due at once, not when a lease ends.
    expect(await newDesk().deliver()).toBe(left);
  });

  it('goes out as soon as it is queued, even by another process', async () => {
    desk.start();
    const other = kind === 'postgres' ? newDesk() : desk;
    await expect
      .poll(
        async () => {
          // The first notification may come before the other side listens.
          await other.enqueue({
            id: 'wake',
            to: 'wake@example.com',
            locale: 'en',
            subject: 'Wake',
            text: 'Up',
            html: '<p>Up</p>',
            attachments: [],
            discardAt: new Date(START.getTime() + HOUR),
          });
          return recipients();
        },
        { timeout: 4_000 },
      )
      .toEqual(['wake@example.com']);
  });

  it('is kept if there is no mail server, and erased with its files at the end of its retention', async () => {
    const without = newDesk(null);
    const files = [{ filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }];
    await queue([testEmail('kept', { attachments: files })], { discardAt: new Date(START.getTime() + HOUR) });
    expect(await without.deliver()).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'kept', ended_at: START, text: 'Κείμενο kept\n' }]);
    forward(HOUR + SECOND);
    expect(await without.erase()).toBe(1);
    expect(await rows()).toEqual([]);
    expect(await db.selectFrom('desk.mail_attachment').selectAll().execute()).toEqual([]);
  });
});
