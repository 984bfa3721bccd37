import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { Issue, IssueList, IssuePreviews, SubscriberCounts } from '#contracts/desk/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  headerOf,
  type NewsletterDesk,
  openNewsletterDesk,
  START,
  tokenIn,
} from '#tests/fixtures/newsletter-desk.ts';
import { addReaders, draft, reader } from '#tests/fixtures/newsletter-issue.ts';

const DAY = 24 * 60 * 60 * 1000;
const ISSUES = '/staff/newsletter/issues';

// A few seconds on a quiet machine: hundreds of real emails.
vi.setConfig({ testTimeout: 120_000 });

onEachDatabase('G3 an issue of the newsletter', ({ open }) => {
  let world: NewsletterDesk;

  beforeAll(async () => {
    world = await openNewsletterDesk(open);
  });
  beforeEach(async () => {
    world.now = START;
    world.mail.inbox.length = 0;
    world.mail.recipients.length = 0;
    world.mail.unknown.clear();
    await sql`truncate desk.subscriber, desk.newsletter_issue, desk.newsletter_recipient, desk.outgoing_mail,
      desk.sign_up_level cascade`.execute(world.db);
  });
  afterAll(() => world.close());

  const ask = (method: string, path: string, body?: unknown, role = 'editor') =>
    world.call(method, path, { role, ...(body === undefined ? {} : { body }) });
  const made = async (body: unknown = draft) =>
    v.parse(Issue, await (await ask('POST', ISSUES, body)).json());
  const read = async (id: string) => v.parse(Issue, await (await ask('GET', `${ISSUES}/${id}`)).json());
  async function send(id: string, readers: number) {
    const answer = await ask('POST', `${ISSUES}/${id}/send`, { readers });
    const { code } = await answer.clone().json();
    return { status: answer.status, code };
  }
  const leave = async (email: string) => {
    const { unsubscribe_token: token } = await world.db
      .selectFrom('desk.subscriber')
      .select('unsubscribe_token')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await world.call('POST', '/newsletter/unsubscribe', { body: { token } });
  };
  const stateOf = async (email: string) =>
    (
      await world.db
        .selectFrom('desk.subscriber')
        .select('state')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).state;

  it('goes to every reader once, in their language, with the headers for one-click unsubscribing', async () => {
    await addReaders(world.db, 5, START);
    const { id } = await made();
    expect(await send(id, 5)).toMatchObject({ status: 200 });
    expect(await send(id, 5)).toMatchObject({ status: 200 });
    expect(await world.desk.deliver()).toBe(5);
    expect(await world.desk.deliver()).toBe(0);
    expect(world.mail.recipients.toSorted()).toEqual([1, 2, 3, 4, 5].map(reader));
    expect((await read(id)).progress).toEqual({ readers: 5, sent: 5, failed: 0, skipped: 0 });
    expect((await read(id)).state).toBe('sent');

    const greek = world.emailTo(reader(1));
    expect(greek.subject).toBe(draft.title_el);
    expect(greek.html).toContain('https://meltemi.example/news/nea/symi');
    expect(greek.html).toContain('https://meltemi.example/image/s1280x720/');
    expect(greek.html).toContain('Καλό χειμώνα &amp; καλά ταξίδια.');
    expect(greek.text).toContain('Μόνο στα ελληνικά');
    const english = world.emailTo(reader(2));
    expect(english.subject).toBe(draft.title_en);
    expect(english.html).toContain('&lt;winter&gt;');
    expect(english.html).toContain('https://meltemi.example/en/news/news/symi');
    expect(`${english.text}${english.html}`).not.toMatch(/\p{Script=Greek}/u);
    for (const email of [greek, english]) {
      const token = tokenIn(email, 'unsubscribe');
      expect(headerOf(email, 'list-unsubscribe')).toBe(
        `<https://meltemi.example/api/newsletter/unsubscribe?token=${token}>`,
      );
      expect(headerOf(email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    }
    expect(tokenIn(greek, 'unsubscribe')).not.toBe(tokenIn(english, 'unsubscribe'));
  });

  it('has its readers fixed when it starts: new ones get the next issue, those who leave get none', async () => {
    await addReaders(world.db, 250, START);
    const { id } = await made();
    await leave(reader(3));
    world.now = new Date(START.getTime() + 1000);
    expect(await send(id, 249)).toMatchObject({ status: 200 });
    // One not written yet, and one written already: paused, so that nothing is sent in between.
    await leave(reader(4));
    await ask('POST', `${ISSUES}/${id}/pause`);
    world.now = new Date(START.getTime() + 2000);
    await world.db
      .updateTable('desk.subscriber')
      .set({ state: 'confirmed', confirmed_at: world.now })
      .where('email', '=', reader(3))
      .execute();
    expect(await world.desk.deliver()).toBe(0);
    await ask('POST', `${ISSUES}/${id}/resume`);
    await world.desk.deliver();
    expect(new Set(world.mail.recipients).size).toBe(248);
    expect(world.mail.recipients).toHaveLength(248);
    expect(world.mail.recipients).not.toContain(reader(3));
    expect(world.mail.recipients).not.toContain(reader(4));
    expect((await read(id)).progress).toEqual({ readers: 249, sent: 248, failed: 0, skipped: 1 });
  });

  it('stops when it is paused, including written emails, and withdraws emails to readers who leave', async () => {
    await addReaders(world.db, 4, START);
    const { id } = await made();
    await send(id, 4);
    world.mail.refuse = true;
    await world.desk.deliver();
    world.mail.refuse = false;
    await ask('POST', `${ISSUES}/${id}/pause`);
    world.now = new Date(START.getTime() + DAY);
    expect(await world.desk.deliver()).toBe(0);
    expect(await read(id)).toMatchObject({ state: 'paused', progress: { sent: 0 } });
    await leave(reader(2));
    await ask('POST', `${ISSUES}/${id}/resume`);
    expect(await world.desk.deliver()).toBe(3);
    expect(world.mail.recipients.toSorted()).toEqual([1, 3, 4].map(reader));
    expect(await read(id)).toMatchObject({
      state: 'sent',
      progress: { readers: 4, sent: 3, failed: 0, skipped: 1 },
    });
  });

  it('is no longer sent to addresses refused for good twice in a row, until they sign up again', async () => {
    await addReaders(world.db, 3, START);
    world.mail.unknown.add(reader(2));
    for (const [issue, readers] of [
      [1, 3],
      [2, 3],
      [3, 2],
    ] as const) {
      const { id } = await made();
      expect(await send(id, readers)).toMatchObject({ status: 200 });
      await world.desk.deliver();
      await world.desk.deliver();
      const failed = issue === 3 ? 0 : 1;
      expect((await read(id)).progress).toEqual({ readers, sent: 2, failed, skipped: 0 });
    }
    expect(await stateOf(reader(2))).toBe('undeliverable');
    world.mail.unknown.clear();
    world.now = new Date(START.getTime() + DAY);
    await world.subscribe(reader(2), 'en');
    expect(await stateOf(reader(2))).toBe('confirmed');
  });

  it('is refused with a message when it is incomplete, has no readers, or their number has changed', async () => {
    const { id } = await made();
    expect(await send(id, 0)).toMatchObject({ status: 422, code: 'no_readers' });
    await addReaders(world.db, 2, START);
    expect(await send(id, 1)).toMatchObject({ status: 409, code: 'readers_changed' });
    const empty = await made({ ...draft, title_en: ' ', items: draft.items.slice(1) });
    const answer = await ask('POST', `${ISSUES}/${empty.id}/send`, { readers: 2 });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'incomplete',
      errors: [{ field: 'title_en' }, { field: 'items_en' }],
    });
    // Nobody reads English: then nothing has to be translated.
    await world.db.deleteFrom('desk.subscriber').where('locale', '=', 'en').execute();
    expect(await send(empty.id, 1)).toMatchObject({ status: 200 });
  });

  it('can be changed and deleted as long as it is a draft, and never afterwards', async () => {
    await addReaders(world.db, 2, START);
    const { id } = await made();
    const changed = { ...draft, title_el: 'Άλλος τίτλος' };
    expect((await ask('PUT', `${ISSUES}/${id}`, changed)).status).toBe(200);
    expect((await read(id)).draft.title_el).toBe('Άλλος τίτλος');
    const other = await made();
    expect((await ask('DELETE', `${ISSUES}/${other.id}`)).status).toBe(204);
    expect((await ask('DELETE', `${ISSUES}/${other.id}`)).status).toBe(404);
    await send(id, 2);
    expect((await ask('PUT', `${ISSUES}/${id}`, draft)).status).toBe(409);
    expect((await ask('DELETE', `${ISSUES}/${id}`)).status).toBe(409);
    const { issues } = v.parse(IssueList, await (await ask('GET', ISSUES)).json());
    expect(issues.map((issue) => issue.id)).toEqual([id]);
  });

  it('can be previewed, and sent as a test in both languages to the caller only', async () => {
    await addReaders(world.db, 2, START);
    const shown = await ask('POST', '/staff/newsletter/preview', draft);
    const { el, en } = v.parse(IssuePreviews, await shown.json());
    expect([el.subject, en.subject]).toEqual([draft.title_el, draft.title_en]);
    const { id } = await made();
    expect((await ask('POST', `${ISSUES}/${id}/test`)).status).toBe(202);
    await world.desk.deliver();
    expect(world.mail.recipients).toEqual(['editor@meltemi.example', 'editor@meltemi.example']);
    expect(world.mail.inbox.map(({ subject }) => subject).toSorted()).toEqual(
      [`[Test] ${draft.title_el}`, `[Test] ${draft.title_en}`].toSorted(),
    );
    expect((await read(id)).state).toBe('draft');
  });

  it('is for staff; sending and exporting addresses are for administrators and editors', async () => {
    await addReaders(world.db, 2, START);
    const { id } = await made();
    for (const [method, path] of [
      ['GET', ISSUES],
      ['POST', ISSUES],
      ['POST', `${ISSUES}/${id}/send`],
      ['GET', '/staff/newsletter/subscribers.csv'],
    ] as const) {
      expect((await world.call(method, path, { body: method === 'GET' ? undefined : draft })).status).toBe(
        401,
      );
      expect((await ask(method, path, method === 'GET' ? undefined : draft, 'viewer')).status).toBe(403);
    }
    expect((await ask('GET', ISSUES, undefined, 'developer')).status).toBe(200);
    for (const step of ['send', 'pause', 'resume'])
      expect((await ask('POST', `${ISSUES}/${id}/${step}`, { readers: 2 }, 'developer')).status).toBe(403);
    expect((await ask('GET', '/staff/newsletter/subscribers.csv', undefined, 'developer')).status).toBe(403);
  });

  it('counts its readers, and exports them as CSV that no spreadsheet takes for a formula', async () => {
    await addReaders(world.db, 3, START);
    await world.db
      .updateTable('desk.subscriber')
      .set({ email: '=cmd|x@example.com' })
      .where('email', '=', reader(1))
      .execute();
    await leave(reader(2));
    const counts = v.parse(
      SubscriberCounts,
      await (await ask('GET', '/staff/newsletter/subscribers')).json(),
    );
    expect(counts.el).toEqual({ pending: 0, confirmed: 2, unsubscribed: 0, undeliverable: 0 });
    expect(counts.en).toEqual({ pending: 0, confirmed: 0, unsubscribed: 1, undeliverable: 0 });
    const file = await ask('GET', '/staff/newsletter/subscribers.csv');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="newsletter-2026-11-21.csv"');
    const at = START.toISOString();
    // The byte order mark at the start tells spreadsheets that it is UTF-8; `text()` removes it.
    expect(await file.text()).toBe(
      `email,locale,confirmed_at,source,consented_at\n'=cmd|x@example.com,el,${at},/about,${at}\n${reader(3)},el,${at},/about,${at}\n`,
    );
  });

  it('keeps its totals when its emails and readers are erased', async () => {
    await addReaders(world.db, 3, START);
    const { id } = await made();
    await send(id, 3);
    await world.desk.deliver();
    await world.desk.deliver();
    world.now = new Date(START.getTime() + 32 * DAY);
    await world.desk.erase();
    expect((await read(id)).progress).toEqual({ readers: 3, sent: 3, failed: 0, skipped: 0 });
    const left = await world.db.selectFrom('desk.newsletter_recipient').selectAll().execute();
    expect(left).toEqual([]);
  });
});
