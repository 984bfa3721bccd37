import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MailItem, MailList } from '#contracts/desk/index.ts';
import {
  type Desk,
  enqueueUnwritten,
  keepOutgoing,
  migrateDesk,
  smtpTransport,
  type UnwrittenEmail,
  type WriteEmail,
} from '#desk/index.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { deskTables, FROM, mailDesk, testEmail } from '#tests/fixtures/mail-desk.ts';
import { type MailServer, openMailServer } from '#tests/fixtures/mail-server.ts';
import { enqueueEmails } from '#desk/mail/queue.ts';
import * as v from 'valibot';

const START = new Date('2026-11-22T10:00:00Z');
const SECOND = 1000;

onEachDatabase('D5 emails that a service writes when they are sent', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let db: Kysely<DeskTables>;
  let server: MailServer;
  let desk: Desk;
  let now: Date;
  let count = 0;
  const desks: Desk[] = [];
  const forward = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };

  /** Says whom, what and when it was written. */
  const writer: WriteEmail = async ({ about, kind, data }) => ({
    to: `${about}@example.com`,
    locale: 'el',
    subject: `${about} ${kind}`,
    text: `${JSON.stringify(data)} ${now.toISOString()}`,
    html: `<!doctype html><p>${kind}</p>`,
    attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: Buffer.from(`file of ${kind}`) }],
    discardAt: new Date('2027-01-01T00:00:00Z'),
  });

  function newDesk(
    mail: Parameters<typeof mailDesk>[0]['mail'] = server.url,
    write: WriteEmail | null = writer,
  ): Desk {
    const made = mailDesk({ db: opened.db, clock: () => now, mail });
    if (write) made.writeWith('shop', write);
    desks.push(made);
    return made;
  }

  async function queue(about: string, kind: string, more: Partial<UnwrittenEmail> = {}): Promise<void> {
    count += 1;
    const id = `email-${count}`;
    await enqueueUnwritten(opened.db, {
      id,
      service: 'shop',
      about,
      kind,
      occasion: '1',
      data: { n: 1 },
      at: now,
      ...more,
    });
  }

  const subjects = () => server.inbox.map(({ subject }) => subject);
  const states = async () => {
    const rows = await db
      .selectFrom('desk.outgoing_mail')
      .select(['kind', 'state'])
      .where('service', '=', 'shop')
      .orderBy('id')
      .execute();
    return rows.map(({ kind, state }) => `${kind} ${state}`);
  };

  async function staff(method: string, path: string): Promise<unknown> {
    const response = await desk.fetch(new Request(`http://desk/staff/mail${path}`, { method }));
    return response.json();
  }

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

  it('are there with what they tell of, or not at all', async () => {
    const undone = opened.db.transaction().execute(async (trx) => {
      await enqueueUnwritten(trx, {
        id: 'undone',
        service: 'shop',
        about: 'anna',
        kind: 'sold',
        occasion: '1',
        data: {},
        at: now,
      });
      throw new Error('not sold');
    });
    await expect(undone).rejects.toThrow('not sold');
    expect(await desk.deliver()).toBe(0);
    expect(await states()).toEqual([]);
  });

  it('go out once for each id and each occasion, with the files, and leave nothing personal', async () => {
    await queue('anna', 'sold', { id: 'one' });
    await queue('anna', 'sold');
    await queue('ben', 'sold', { id: 'one' });
    await queue('anna', 'sold', { occasion: '2' });
    expect(await desk.deliver()).toBe(2);
    expect(subjects()).toEqual(['anna sold', 'anna sold']);
    expect(server.inbox[0]?.date).toBe(START.toISOString());
    expect(server.inbox[0]?.attachments.map(({ filename }) => filename)).toEqual(['a.txt']);
    const { rows } = await sql<{ all: string }>`select string_agg(m::text, ' ') as all
      from desk.outgoing_mail m`.execute(db);
    expect(rows[0]?.all).not.toContain('example.com');
    expect((await sql`select 1 from desk.mail_attachment`.execute(db)).rows).toEqual([]);
    expect(await desk.deliver()).toBe(0);
  });

  it('say what is true when they are first tried, and the same in every further attempt', async () => {
    await queue('anna', 'sold');
    forward(9 * SECOND);
    server.refuse = true;
    expect(await desk.deliver()).toBe(0);
    server.refuse = false;
    forward(60 * SECOND);
    expect(await desk.deliver()).toBe(1);
    expect(server.inbox[0]?.text).toContain(new Date(START.getTime() + 9 * SECOND).toISOString());
  });

  it('about one subject go out in their order, also from several processes; a failed one keeps none waiting', async () => {
    const other = newDesk();
    await queue('anna', 'first');
    forward(SECOND);
    await queue('anna', 'second');
    await queue('ben', 'first');
    const { promise, resolve } = Promise.withResolvers<void>();
    server.before = promise;
    const delivering = desk.deliver();
    await vi.waitUntil(() => server.held === 2, { timeout: 10_000 });
    // The mail server has the first and hasn't answered yet.
    expect(await other.deliver()).toBe(0);
    server.before = null;
    resolve();
    expect(await delivering).toBe(3);
    expect(subjects().filter((subject) => subject?.startsWith('anna'))).toEqual([
      'anna first',
      'anna second',
    ]);

    await queue('carla', 'broken');
    await queue('carla', 'sold');
    const failing = newDesk(server.url, async (email) => {
      if (email.kind === 'broken') throw new Error('carla@example.com is broken');
      return writer(email);
    });
    expect(await failing.deliver()).toBe(1);
    expect(await states()).toContain('broken unwritten');
    expect(subjects()).toContain('carla sold');
  });

  it('go out tickets first, whoever wrote them, then what happened first', async () => {
    await queue('anna', 'news', { priority: 'notice' });
    await queue('ben', 'sold');
    await enqueueEmails(db, [testEmail('code')], now, { priority: 'first' });
    const one = newDesk({ ...smtpTransport(server.url, FROM), atOnce: 1 });
    expect(await one.deliver()).toBe(3);
    expect(subjects()).toEqual(['Γράμμα code', 'ben sold', 'anna news']);
  });

  it('come again as the same email when a process dies after the mail server took one', async () => {
    const real = smtpTransport(server.url, FROM);
    await queue('anna', 'sold');
    const dying = newDesk({
      ...real,
      async send(outgoing) {
        await real.send(outgoing);
        throw new Error('dead, and as a dead process it writes nothing down');
      },
    });
    await dying.deliver();
    // What a process that is gone leaves behind: the email written, and leased.
    await sql`update desk.outgoing_mail set last_error = null, next_attempt_at = ${new Date(now.getTime() + 75 * SECOND)}`.execute(
      db,
    );
    expect(await desk.deliver()).toBe(0);
    forward(76 * SECOND);
    expect(await desk.deliver()).toBe(1);
    const [first, second] = server.inbox;
    expect(second?.messageId).toBe(first?.messageId);
    expect(second?.date).toBe(first?.date);
    expect(second?.text).toBe(first?.text);
    expect(server.inbox).toHaveLength(2);
  });

  it('stay here when they are taken back while they are being written', async () => {
    const taking = newDesk(server.url, async (email) => {
      const [row] = await db.selectFrom('desk.outgoing_mail').select('id').execute();
      await staff('POST', `/${row?.id}/discard`);
      return writer(email);
    });
    await queue('anna', 'sold');
    expect(await taking.deliver()).toBe(0);
    expect(await states()).toEqual(['sold discarded']);
    expect(server.inbox).toEqual([]);
  });

  it('belong to the process that took over, when writing one took longer than its lease', async () => {
    const other = newDesk();
    const slow = newDesk(server.url, async (email) => {
      forward(76 * SECOND);
      expect(await other.deliver()).toBe(1);
      return writer(email);
    });
    await queue('anna', 'sold');
    expect(await slow.deliver()).toBe(0);
    expect(subjects()).toEqual(['anna sold']);
  });

  it('wait in a desk that nobody writes for, and go out of another', async () => {
    const alone = newDesk(server.url, null);
    await queue('anna', 'sold');
    expect(await alone.deliver()).toBe(0);
    expect(await states()).toEqual(['sold unwritten']);
    expect(await alone.figures()).toMatchObject({ waiting: 1 });
    expect(await desk.deliver()).toBe(1);
  });

  it('are withheld when there is nobody to send them to, which staff do not see', async () => {
    const quiet = newDesk(server.url, async () => null);
    await queue('anna', 'sold');
    expect(await quiet.deliver()).toBe(0);
    expect(await states()).toEqual(['sold withheld']);
    const { items, counts } = v.parse(MailList, await staff('GET', ''));
    expect(items).toEqual([]);
    expect(counts).toEqual({ waiting: 0, dead: 0, kept: 0, sent: 0, discarded: 0 });
    forward(1000 * SECOND);
    expect(await desk.deliver()).toBe(0);
  });

  it('are seen waiting by staff, and written anew when one that was given up is tried again', async () => {
    await queue('anna', 'sold');
    await sql`update desk.outgoing_mail set attempts = 19`.execute(db);
    const failing = newDesk(server.url, async () => {
      throw new Error('anna@example.com is broken');
    });
    const waiting = v.parse(MailList, await staff('GET', '?state=waiting'));
    expect(waiting.items).toMatchObject([{ state: 'waiting', emptied: false, recipient: '', subject: '' }]);
    expect(waiting.counts.waiting).toBe(1);
    await failing.deliver();
    const dead = v.parse(MailList, await staff('GET', '?state=dead')).items[0];
    expect(dead).toMatchObject({ why: 'exhausted', emptied: false, said: 'Error' });
    expect(v.parse(MailItem, await staff('POST', `/${dead?.id}/retry`)).state).toBe('waiting');
    expect(await states()).toEqual(['sold unwritten']);
    expect(await desk.deliver()).toBe(1);
  });

  it('are written and kept where there is no mail server, in their order, and can be sent later', async () => {
    const serverless = newDesk(null);
    await queue('anna', 'first');
    await queue('anna', 'second');
    expect(await serverless.deliver()).toBe(2);
    expect(await states()).toEqual(['first kept', 'second kept']);
    const { items } = v.parse(MailList, await staff('GET', ''));
    expect(items.map(({ subject }) => subject)).toEqual(['anna second', 'anna first']);
    expect(v.parse(MailItem, await staff('GET', `/${items[0]?.id}`))).toMatchObject({
      recipient: 'anna@example.com',
      attachments: [{ name: 'a.txt' }],
    });
    await staff('POST', `/${items[0]?.id}/retry`);
    expect(await desk.deliver()).toBe(1);
    expect(subjects()).toEqual(['anna second']);
  });

  it('of a copy that becomes the real one are kept as they are, and written when staff send them', async () => {
    await queue('anna', 'sold');
    expect(await keepOutgoing({ db: opened.db, now })).toBe(1);
    expect(await desk.deliver()).toBe(0);
    const [kept] = v.parse(MailList, await staff('GET', '?state=kept')).items;
    await staff('POST', `/${kept?.id}/retry`);
    expect(await desk.deliver()).toBe(1);
    expect(subjects()).toEqual(['anna sold']);
  });
});
