import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDesk, type Desk, migrateDesk, smtpTransport } from '#desk/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';

const START = new Date('2026-11-21T10:00:00Z');
const MINUTE = 60_000;
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

onEachDatabase('G1–G3 the newsletter', ({ open }) => {
  let db: Kysely<unknown>;
  let closeDatabase: () => Promise<void>;
  let server: SMTPServer;
  let desk: Desk;
  let now: Date;
  let refuse = false;
  const inbox: Email[] = [];

  beforeAll(async () => {
    ({ db, close: closeDatabase } = await open());
    await migrateDesk(db);
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, answer) => answer(refuse ? new Error('mailbox busy') : null),
      onData: (stream, _session, answer) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
            inbox.push(mail);
            answer();
          });
        });
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listening = server.listen(0, '127.0.0.1', () => {
        const address = listening.address();
        resolve(address && typeof address === 'object' ? address.port : 0);
      });
    });
    desk = createDesk({
      db,
      clock: () => now,
      ids: () => randomBytes(18).toString('base64url'),
      log,
      mail: smtpTransport(`smtp://127.0.0.1:${port}`, 'Μελτέμι <news@meltemi.example>'),
      mailTo: 'desk@meltemi.example',
      siteUrl: 'https://meltemi.example',
      whoIs: async () => null,
    });
  });
  beforeEach(() => {
    now = START;
    refuse = false;
    inbox.length = 0;
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    await closeDatabase();
  });

  async function post(path: string, body: unknown, caller = randomBytes(4).toString('hex')) {
    const answer = await desk.fetch(
      new Request(`http://desk${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': 'en', 'x-forwarded-for': caller },
        body: JSON.stringify(body),
      }),
    );
    const json: Record<string, unknown> = await answer.json();
    return { status: answer.status, json };
  }
  const confirmToken = (mail: Email | undefined) => /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];

  it('sends the second question by e-mail in the reader’s language and confirms with its link, once', async () => {
    const { status, json } = await post('/newsletter', { email: 'Maria@Example.gr', locale: 'el' });
    expect(status).toBe(200);
    expect(json.id).toEqual(expect.any(String));
    expect(await desk.deliver()).toBe(1);
    expect(inbox[0]?.to?.[0]?.address).toBe('maria@example.gr');
    expect(inbox[0]?.subject).toBe('Επιβεβαιώστε την εγγραφή σας');
    const token = confirmToken(inbox[0]);
    expect((await post('/newsletter/confirm', { token })).status).toBe(200);
    expect((await post('/newsletter/confirm', { token })).status).toBe(410);
  });

  it('answers the same for a known address, and writes to nobody twice within the hour', async () => {
    const first = await post('/newsletter', { email: 'twice@example.com', locale: 'en' });
    const second = await post('/newsletter', { email: 'twice@example.com', locale: 'en' });
    expect(second.status).toBe(first.status);
    expect(second.json.message).toBe(first.json.message);
    expect(await desk.deliver()).toBe(1);
  });

  it('lets the link age: after seven days it says so, and a new wish brings a new one', async () => {
    await post('/newsletter', { email: 'late@example.com', locale: 'en' });
    await desk.deliver();
    now = new Date(START.getTime() + 7 * 24 * 60 * MINUTE);
    expect((await post('/newsletter/confirm', { token: confirmToken(inbox[0]) })).status).toBe(410);
    await post('/newsletter', { email: 'late@example.com', locale: 'en' });
    await desk.deliver();
    expect((await post('/newsletter/confirm', { token: confirmToken(inbox[1]) })).status).toBe(200);
  });

  it('unsubscribes with one click, and answers unknown tokens alike', async () => {
    await post('/newsletter', { email: 'bye@example.com', locale: 'en' });
    await desk.deliver();
    const header = inbox[0]?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const token = /token=([\w-]+)/.exec(header)?.[1];
    const known = await post('/newsletter/unsubscribe', { token });
    const unknown = await post('/newsletter/unsubscribe', { token: randomBytes(18).toString('base64url') });
    expect(known).toEqual(unknown);
    expect((await post('/newsletter/confirm', { token: confirmToken(inbox[0]) })).status).toBe(410);
  });

  it('keeps a refused letter and sends it when the server takes mail again', async () => {
    await post('/newsletter', { email: 'busy@example.com', locale: 'en' });
    refuse = true;
    expect(await desk.deliver()).toBe(0);
    refuse = false;
    expect(await desk.deliver()).toBe(0);
    now = new Date(START.getTime() + MINUTE);
    expect(await desk.deliver()).toBe(1);
    expect(inbox[0]?.to?.[0]?.address).toBe('busy@example.com');
  });

  it('refuses what is not an address, with the message in the caller’s language', async () => {
    const { status, json } = await post('/newsletter', { email: 'maria@example', locale: 'el' });
    expect(status).toBe(422);
    expect(json).toMatchObject({
      id: null,
      code: 'invalid_email',
      message: expect.stringContaining('example.com'),
    });
  });

  it('slows down a caller who tries many addresses', async () => {
    for (let n = 0; n < 10; n += 1)
      await post('/newsletter', { email: `n${n}@example.com`, locale: 'en' }, 'one caller');
    expect((await post('/newsletter', { email: 'n10@example.com', locale: 'en' }, 'one caller')).status).toBe(
      429,
    );
    now = new Date(START.getTime() + 10 * MINUTE);
    expect((await post('/newsletter', { email: 'n10@example.com', locale: 'en' }, 'one caller')).status).toBe(
      200,
    );
  });
});
