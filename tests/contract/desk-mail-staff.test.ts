import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { MailItem, MailList, MailRetried } from '#contracts/desk/index.ts';
import { type Desk, migrateDesk } from '#desk/index.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { enqueueEmails } from '#desk/mail/queue.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { deskTables, testEmail, testEmails, mailDesk } from '#tests/fixtures/mail-desk.ts';
import { type MailServer, openMailServer } from '#tests/fixtures/mail-server.ts';

const START = new Date('2026-11-22T10:00:00Z');
const MINUTE = 60_000;

onEachDatabase('outgoing mail, for staff', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let db: Kysely<DeskTables>;
  let server: MailServer;
  let now: Date;
  let desk: Desk;
  const newDesk = (more: { mail?: null; role?: string | null; mailbox?: boolean } = {}) =>
    mailDesk({ db: opened.db, clock: () => now, mail: server.url, ...more });
  const call = (path: string, method = 'GET', at = desk) =>
    at.fetch(new Request(`http://desk${path}`, { method, headers: { 'accept-language': 'en' } }));
  const read = async <T>(schema: v.GenericSchema<unknown, T>, path: string, method = 'GET', at = desk) =>
    v.parse(schema, await (await call(path, method, at)).json());
  const list = (query = '', at = desk) => read(MailList, `/staff/mail${query}`, 'GET', at);
  const codeOf = async (answer: Response) =>
    v.parse(v.object({ code: v.string() }), await answer.json()).code;

  beforeAll(async () => {
    opened = await open();
    db = deskTables(opened.db);
    await migrateDesk(opened.db);
    server = await openMailServer();
    desk = newDesk();
  });
  beforeEach(async () => {
    now = START;
    server.refuse = false;
    server.unknown.clear();
    server.inbox.length = 0;
    await sql`truncate desk.mail_attachment, desk.outgoing_mail`.execute(db);
  });
  afterAll(async () => {
    await desk.close();
    await server.close();
    await opened.close();
  });

  it('is hidden from anonymous callers and from roles without access', async () => {
    expect((await call('/staff/mail', 'GET', newDesk({ role: null }))).status).toBe(401);
    expect((await call('/staff/mail', 'GET', newDesk({ role: 'contributor' }))).status).toBe(403);
    expect((await call('/mailbox')).status).toBe(404);
  });

  it('lists emails by state, newest first, in pages, and finds them by recipient and subject', async () => {
    server.unknown.add('gone@example.com');
    await enqueueEmails(db, testEmails(60, 'many'), now);
    await enqueueEmails(db, [testEmail('gone'), testEmail('a_b', { subject: '100%' })], now);
    await desk.deliver();
    const first = await list('?state=sent');
    expect(first.counts).toEqual({ waiting: 0, dead: 1, kept: 0, sent: 61, discarded: 0 });
    expect(first.delivers).toBe(true);
    expect(first.items).toHaveLength(50);
    const second = await list(`?state=sent&before=${first.next}`);
    expect(second.items).toHaveLength(11);
    expect(second.next).toBeNull();
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect((await list('?q=GONE@')).items).toMatchObject([
      { state: 'dead', why: 'refused', said: expect.stringContaining('no such mailbox') },
    ]);
    expect((await list('?q=100%25')).items).toHaveLength(1);
    expect((await list('?q=a_b')).items).toHaveLength(1);
    expect((await list('?q=%25nobody%25')).items).toEqual([]);
    expect(await codeOf(await call('/staff/mail?state=lost'))).toBe('invalid_query');
  });

  it('shows the text of one email and serves its files as downloads only', async () => {
    const content = Buffer.from('<script>alert(1)</script>');
    const attachments = [{ filename: 'Εισιτήριο.html', contentType: 'text/html', content }];
    await enqueueEmails(db, [testEmail('files', { attachments })], now);
    const [summary] = (await list()).items;
    const item = await read(MailItem, `/staff/mail/${summary?.id}`);
    expect(item).toMatchObject({ state: 'waiting', text: 'Κείμενο files\n', emptied: false });
    expect(item.html).toContain('<p>Κείμενο files</p>');
    expect(item.attachments).toEqual([{ name: 'Εισιτήριο.html', type: 'text/html', bytes: 25 }]);
    const file = await call(`/staff/mail/${item.id}/attachments/0`);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; .*filename\*=UTF-8''%CE%95/);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(content);
    for (const path of ['/9999999', '/x', `/${item.id}/attachments/1`, `/${item.id}/attachments/-1`])
      expect((await call(`/staff/mail${path}`)).status, path).toBe(404);
  });

  it("retries a failed email on request, with today's date and the same Message-ID", async () => {
    server.unknown.add('back@example.com');
    await enqueueEmails(db, [testEmail('back')], now);
    await desk.deliver();
    server.unknown.clear();
    now = new Date(START.getTime() + 60 * MINUTE);
    const [dead] = (await list('?state=dead')).items;
    const again = await read(MailItem, `/staff/mail/${dead?.id}/retry`, 'POST');
    expect(again).toMatchObject({ state: 'waiting', why: null, attempts: 0, said: null });
    expect(await desk.deliver()).toBe(1);
    expect(server.inbox[0]?.date).toBe(now.toISOString());
    expect(await codeOf(await call(`/staff/mail/${dead?.id}/retry`, 'POST'))).toBe('wrong_state');
  });

  it('retries all emails that were given up, but not those refused for good', async () => {
    server.unknown.add('gone@example.com');
    await enqueueEmails(db, [testEmail('gone'), testEmail('storm-1'), testEmail('storm-2')], now);
    await sql`update desk.outgoing_mail set attempts = 19 where key like 'storm%'`.execute(db);
    server.refuse = true;
    await desk.deliver();
    expect((await list()).counts.dead).toBe(3);
    server.refuse = false;
    expect(await read(MailRetried, '/staff/mail/retry', 'POST')).toEqual({ count: 2 });
    expect(await desk.deliver()).toBe(2);
    expect((await list()).counts).toMatchObject({ dead: 1, sent: 2 });
  });

  it('discards an unsent email with everything in it', async () => {
    const attachments = [{ filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }];
    await enqueueEmails(db, [testEmail('never', { attachments })], now);
    const [waiting] = (await list()).items;
    const gone = await read(MailItem, `/staff/mail/${waiting?.id}/discard`, 'POST');
    expect(gone).toMatchObject({ state: 'discarded', emptied: true, recipient: '', text: '', html: null });
    expect(gone.attachments).toEqual([]);
    expect(await desk.deliver()).toBe(0);
    expect(await codeOf(await call(`/staff/mail/${waiting?.id}/discard`, 'POST'))).toBe('wrong_state');
    expect((await call('/staff/mail/9999999/discard', 'POST')).status).toBe(404);
  });

  it("shows only that a traveller's email was sent", async () => {
    await enqueueEmails(db, [testEmail('ticket')], now, { personal: true });
    await desk.deliver();
    const [sent] = (await list()).items;
    expect(sent).toMatchObject({ state: 'sent', emptied: true, recipient: '', subject: '', attempts: 1 });
  });

  it('refuses to send without a mail server, or after the deadline', async () => {
    const without = newDesk({ mail: null });
    await enqueueEmails(db, [testEmail('kept')], now, { discardAt: new Date(now.getTime() + MINUTE) });
    await without.deliver();
    const { items, delivers } = await list('?state=kept', without);
    expect(delivers).toBe(false);
    const path = `/staff/mail/${items[0]?.id}/retry`;
    expect(await codeOf(await call(path, 'POST', without))).toBe('no_mail_server');
    now = new Date(START.getTime() + 2 * MINUTE);
    expect(await codeOf(await call(path, 'POST'))).toBe('too_late');
  });

  it('opens a mailbox for developers that runs nothing in an email', async () => {
    const local = newDesk({ mail: null, mailbox: true });
    const html = '<!doctype html><script>parent.stolen = 1</script><p>Γεια</p>';
    await enqueueEmails(db, [testEmail('local', { subject: '<b>Θέμα</b>', html })], now);
    await local.deliver();
    const page = await (await call('/mailbox', 'GET', local)).text();
    expect(page).toContain('&lt;b&gt;Θέμα&lt;/b&gt;');
    const id = /href="mailbox\/(\d+)"/.exec(page)?.[1];
    const one = await (await call(`/mailbox/${id}`, 'GET', local)).text();
    expect(one).toContain('Κείμενο local');
    expect(one).toMatch(new RegExp(String.raw`sandbox="allow-popups[^"]*"\s+src="${id}/html"`));
    expect(one).not.toContain('allow-scripts');
    const shown = await call(`/mailbox/${id}/html`, 'GET', local);
    expect(shown.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(await shown.text()).toBe(html);
    expect((await call('/mailbox/77777', 'GET', local)).status).toBe(404);
  });
});
