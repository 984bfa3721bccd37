import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import {
  headerOf,
  type NewsletterDesk,
  openNewsletterDesk,
  START,
  tokenIn,
} from '#tests/fixtures/newsletter-desk.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onEachDatabase('G1–G3 signing up for the newsletter', ({ open }) => {
  let world: NewsletterDesk;

  beforeAll(async () => {
    world = await openNewsletterDesk(open);
  });
  beforeEach(async () => {
    world.now = START;
    // Clocks only move forward; the previous test's bucket would be from the future.
    await world.db.deleteFrom('desk.sign_up_level').execute();
    world.mail.refuse = false;
    world.mail.inbox.length = 0;
    world.mail.recipients.length = 0;
  });
  afterAll(() => world.close());

  async function post(path: string, body: unknown, caller?: string) {
    const answer = await world.call('POST', path, { body, ...(caller === undefined ? {} : { caller }) });
    const json: Record<string, unknown> = await answer.json();
    return { status: answer.status, json, headers: answer.headers };
  }
  const signUp = (email: string, locale = 'en') => post('/newsletter', { email, locale });
  const later = (ms: number) => (world.now = new Date(world.now.getTime() + ms));
  const subscriber = (email: string) =>
    world.db.selectFrom('desk.subscriber').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

  it("asks for confirmation by email in the reader's language, and accepts its link once", async () => {
    const { status, json } = await signUp('Maria@Example.gr', 'el');
    expect(status).toBe(200);
    expect(json.id).toEqual(expect.any(String));
    expect(await world.desk.deliver()).toBe(1);
    const email = world.emailTo('maria@example.gr');
    expect(email.subject).toBe('Επιβεβαιώστε την εγγραφή σας');
    expect(email.html).toContain('lang="el"');
    const token = tokenIn(email, 'confirm');
    expect((await post('/newsletter/confirm', { token })).status).toBe(200);
    expect((await post('/newsletter/confirm', { token })).status).toBe(410);
  });

  it('responds the same for a known address, and emails nobody twice within the hour', async () => {
    const first = await signUp('twice@example.com');
    const second = await signUp('twice@example.com');
    expect(second.status).toBe(first.status);
    expect(second.json.message).toBe(first.json.message);
    expect(await world.desk.deliver()).toBe(1);
  });

  it('expires the link after seven days, with a message, and sends a new one after another sign-up', async () => {
    await signUp('late@example.com');
    await world.desk.deliver();
    const old = tokenIn(world.emailTo('late@example.com'), 'confirm');
    later(7 * DAY);
    expect((await post('/newsletter/confirm', { token: old })).status).toBe(410);
    await signUp('late@example.com');
    await world.desk.deliver();
    const token = tokenIn(world.emailTo('late@example.com'), 'confirm');
    expect((await post('/newsletter/confirm', { token })).status).toBe(200);
  });

  it('unsubscribes with one click, repeatedly, and responds the same to unknown tokens', async () => {
    await signUp('bye@example.com');
    await world.desk.deliver();
    const email = world.emailTo('bye@example.com');
    expect(headerOf(email, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const token = /\/api\/newsletter\/unsubscribe\?token=([\w-]+)/.exec(
      headerOf(email, 'list-unsubscribe') ?? '',
    )?.[1];
    const known = await post('/newsletter/unsubscribe', { token });
    const again = await post('/newsletter/unsubscribe', { token });
    const unknown = await post('/newsletter/unsubscribe', { token: randomBytes(18).toString('base64url') });
    expect([again.json, unknown.json]).toEqual([known.json, known.json]);
    expect([known.status, again.status, unknown.status]).toEqual([200, 200, 200]);
    expect((await post('/newsletter/confirm', { token: tokenIn(email, 'confirm') })).status).toBe(410);
  });

  it('lets somebody subscribe again after a new confirmation, and unsubscribe with every old email', async () => {
    await world.subscribe('back@example.com', 'el');
    const { unsubscribe_token: token } = await subscriber('back@example.com');
    await post('/newsletter/unsubscribe', { token });
    later(61 * MINUTE);
    await signUp('back@example.com');
    await world.desk.deliver();
    expect((await subscriber('back@example.com')).state).toBe('pending');
    const link = tokenIn(world.emailTo('back@example.com'), 'confirm');
    await post('/newsletter/confirm', { token: link });
    expect(await subscriber('back@example.com')).toMatchObject({
      state: 'confirmed',
      locale: 'en',
      left_at: null,
    });
    await post('/newsletter/unsubscribe', { token });
    expect((await subscriber('back@example.com')).state).toBe('unsubscribed');
  });

  it('tells a reader that they are subscribed already, and changes the language only after confirmation', async () => {
    await world.subscribe('reads@example.com', 'el');
    later(61 * MINUTE);
    await signUp('reads@example.com', 'el');
    await world.desk.deliver();
    expect(world.emailTo('reads@example.com').subject).toBe('Λαμβάνετε ήδη τα νέα μας');
    later(61 * MINUTE);
    await signUp('reads@example.com', 'en');
    await world.desk.deliver();
    const email = world.emailTo('reads@example.com');
    expect(email.subject).toBe('Shall we write to you in English?');
    const before = await subscriber('reads@example.com');
    expect(before).toMatchObject({ state: 'confirmed', locale: 'el' });
    await post('/newsletter/confirm', { token: tokenIn(email, 'confirm') });
    expect(await subscriber('reads@example.com')).toMatchObject({
      state: 'confirmed',
      locale: 'en',
      confirmed_at: before.confirmed_at,
      source: '/about',
    });
  });

  it('keeps a refused email and sends it when the server accepts mail again', async () => {
    await signUp('busy@example.com');
    world.mail.refuse = true;
    expect(await world.desk.deliver()).toBe(0);
    world.mail.refuse = false;
    expect(await world.desk.deliver()).toBe(0);
    later(MINUTE);
    expect(await world.desk.deliver()).toBe(1);
    world.emailTo('busy@example.com');
  });

  it('writes to the exact address, even where a program could read two out of it', async () => {
    const inQuotes = '"a@evil.example,b"@example.gr';
    const plain = ['"a,b"@example.gr', '"x"@[192.0.2.7]', "o'brien+news@example.gr"];
    for (const email of [inQuotes, ...plain]) {
      expect((await signUp(email)).status).toBe(200);
      await world.desk.deliver();
    }
    // This mail server doesn't support @ in quotes and refuses the first; what counts is that nobody else gets it.
    expect(world.mail.recipients).toEqual(plain);
  });

  it("rejects an invalid address, with the message in the caller's language", async () => {
    const { status, json } = await post('/newsletter', { email: 'maria@example', locale: 'el' });
    expect(status).toBe(422);
    expect(json).toMatchObject({
      id: null,
      code: 'invalid_email',
      message: expect.stringContaining('example.com'),
    });
  });

  it('slows down a caller who tries many addresses', async () => {
    const from = (n: number) =>
      post('/newsletter', { email: `n${n}@example.com`, locale: 'en' }, 'one caller');
    for (let n = 0; n < 10; n += 1) expect((await from(n)).status).toBe(200);
    expect((await from(10)).status).toBe(429);
    later(10 * MINUTE);
    expect((await from(10)).status).toBe(200);
  });

  it('slows down everybody when all callers together are too many, and returns the time to wait', async () => {
    const before = await world.db.selectFrom('desk.sign_up').select('id').execute();
    let taken = 0;
    let refused = await signUp(`crowd${taken}@example.com`);
    for (; refused.status === 200 && taken < 400; taken += 1)
      refused = await signUp(`crowd${taken + 1}@example.com`);
    expect(taken).toBe(300);
    expect(refused).toMatchObject({ status: 429, json: { id: null, code: 'too_many_sign_ups' } });
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(refused.json.message).toEqual(expect.stringMatching(/try again/));
    later(30_000);
    expect((await signUp('patient@example.com')).status).toBe(200);
    expect((await signUp('hasty@example.com')).status).toBe(429);
    const noted = await world.db.selectFrom('desk.sign_up').select('id').execute();
    expect(noted.length - before.length).toBe(301);
    await world.db.deleteFrom('desk.sign_up').execute();
  });

  it('deletes unconfirmed subscribers after a month, and those who left after a year', async () => {
    await signUp('never@example.com');
    await world.subscribe('left@example.com');
    await post('/newsletter/unsubscribe', {
      token: (await subscriber('left@example.com')).unsubscribe_token,
    });
    later(31 * DAY);
    await world.desk.erase();
    await expect(subscriber('never@example.com')).rejects.toThrow();
    await subscriber('left@example.com');
    later(340 * DAY);
    await world.desk.erase();
    await expect(subscriber('left@example.com')).rejects.toThrow();
  });
});
