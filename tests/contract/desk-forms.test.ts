import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { randomBytes, randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { FormProblem, Received } from '#desk/contract/index.ts';
import { createDesk, type Desk, KEEP_DAYS, migrateDesk, smtpTransport } from '#desk/index.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { doc, docm, docx, odt, pdf, xls } from '#tests/fixtures/documents.ts';
import { type MailServer, openMailServer } from '#tests/fixtures/mail-server.ts';

const START = new Date('2026-11-21T10:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const STAFF = 'desk@meltemi.example';
const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const message = {
  locale: 'el',
  topic: 'lost',
  name: 'Μαρία Καραγιάννη',
  email: 'maria@example.gr',
  text: 'Ένα κόκκινο καπέλο.',
};
const cargo = {
  locale: 'en',
  from: { code: 'RHO', name: { el: 'Ρόδος', en: 'Rhodes' } },
  to: { code: 'AST', name: { el: 'Αστυπάλαια', en: 'Astypalaia' } },
  day: '2026-11-23',
  kind: 'pallet',
  pieces: '2',
  weightKg: '640,5',
  lengthCm: '120',
  widthCm: '',
  heightCm: '',
  text: 'Tiles.',
  harmless: 'yes',
  name: 'Anna Blue',
  email: 'anna@example.com',
  phone: '22410 00000',
};
const application = {
  locale: 'el',
  opening: { id: 'jobOpening-cook', title: { el: 'Μάγειρας', en: 'Cook' }, applyTo: 'crew@meltemi.example' },
  where: 'ship',
  name: 'Νίκος Αντωνίου',
  email: 'nikos@example.gr',
  text: 'Δέκα χρόνια σε πλοία.',
};

onEachDatabase('B1 D8 what visitors send by forms', ({ open }) => {
  let db: Kysely<unknown>;
  let closeDatabase: () => Promise<void>;
  let server: MailServer;
  let desk: Desk;
  let now: Date;

  const newDesk = () =>
    createDesk({
      db,
      clock: () => now,
      ids: () => randomBytes(18).toString('base64url'),
      log,
      mail: smtpTransport(server.url, 'Μελτέμι <no-reply@meltemi.example>'),
      mailTo: STAFF,
      siteUrl: 'https://meltemi.example',
      whoIs: async () => null,
    });

  beforeAll(async () => {
    ({ db, close: closeDatabase } = await open());
    await migrateDesk(db);
    server = await openMailServer();
  });
  beforeEach(async () => {
    now = START;
    server.refuse = false;
    server.inbox.length = 0;
    await sql`truncate desk.received, desk.file, desk.file_part, desk.mail_attachment, desk.outgoing_mail`.execute(
      db,
    );
    desk = newDesk();
  });
  afterAll(async () => {
    await server.close();
    await closeDatabase();
  });

  type Options = { key?: string; caller?: string; language?: string };
  async function post(path: string, body: string | FormData, options: Options = {}) {
    const headers = new Headers({
      'accept-language': options.language ?? 'el',
      'x-forwarded-for': options.caller ?? randomUUID(),
      'idempotency-key': options.key ?? randomUUID(),
    });
    const answer = await desk.fetch(new Request(`http://desk${path}`, { method: 'POST', headers, body }));
    return { status: answer.status, json: await answer.json(), headers: answer.headers };
  }
  const send = (path: string, body: object, options?: Options) => post(path, JSON.stringify(body), options);
  function apply(cv: Buffer | null, name = 'cv.pdf', words: object = application, options?: Options) {
    const form = new FormData();
    form.set('application', JSON.stringify(words));
    if (cv) form.set('cv', new File([new Uint8Array(cv)], name));
    return post('/applications', form, options);
  }
  const referenceOf = ({ json }: { json: unknown }) => v.parse(Received, json).reference;
  const errorsOf = ({ json }: { json: unknown }) => v.parse(FormProblem, json).errors;
  const letterTo = (address: string) => server.inbox.find((mail) => mail.to?.[0]?.address === address);
  const header = (mail: Email | undefined, key: string) =>
    mail?.headers.filter((each) => each.key === key).map(({ value }) => value);
  const rows = async (table: string) =>
    (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)).rows[0]?.n;

  it('a message reaches staff, who can just answer, and its sender gets a reference', async () => {
    const reference = referenceOf(await send('/messages', message));
    expect(reference).toMatch(/^M-[A-Z0-9]{6}$/);
    expect(await desk.deliver()).toBe(2);
    const staff = letterTo(STAFF);
    expect(staff?.subject).toBe(`[${reference}] Απολεσθέντα: Μαρία Καραγιάννη`);
    expect(staff?.replyTo?.[0]?.address).toBe(message.email);
    expect(staff?.text).toContain('> Ένα κόκκινο καπέλο.');
    expect(staff?.html).toContain('<blockquote>Ένα κόκκινο καπέλο.</blockquote>');
    const receipt = letterTo(message.email);
    expect(receipt?.subject).toBe(`Λάβαμε το μήνυμά σας: ${reference}`);
    // Anybody can type anybody's address: nothing that a stranger wrote may reach it.
    for (const part of [receipt?.text, receipt?.html]) {
      expect(part).not.toContain('καπέλο');
      expect(part).not.toContain('Μαρία');
    }
  });

  it('a request for transport says route, day, pieces and weight, in the sender’s language', async () => {
    const reference = referenceOf(await send('/cargo', cargo));
    await desk.deliver();
    expect(letterTo(STAFF)?.subject).toBe(`[${reference}] Φορτίο Ρόδος – Αστυπάλαια, 23/11/2026: Anna Blue`);
    expect(letterTo(STAFF)?.text).toContain('Συνολικό βάρος: 640,5 κιλά');
    expect(letterTo(STAFF)?.text).toContain('120 × ? × ? εκ.');
    expect(letterTo(cargo.email)?.text).toContain('Route: Rhodes – Astypalaia');
    expect(letterTo(cargo.email)?.text).not.toContain('Tiles');
  });

  it('an application goes to the mailbox of its opening, its CV byte for byte', async () => {
    const cv = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(700_000)]);
    const reference = referenceOf(await apply(cv, '../../Βιογραφικό\r\nX-Bad: 1.PDF'));
    await desk.deliver();
    const staff = letterTo('crew@meltemi.example');
    expect(staff?.subject).toBe(`[${reference}] Μάγειρας: Νίκος Αντωνίου`);
    const [file] = staff?.attachments ?? [];
    expect(file?.filename).toMatch(/^Βιογραφικό ?X-Bad 1\.pdf$/);
    expect(file?.mimeType).toBe('application/pdf');
    const content = file?.content;
    if (!(content instanceof ArrayBuffer)) throw new Error('no bytes');
    expect(Buffer.from(content).equals(cv)).toBe(true);
    expect(letterTo(application.email)?.attachments).toEqual([]);
  });

  it.each([
    ['pdf', pdf()],
    ['docx', docx()],
    ['odt', odt()],
    ['doc', doc()],
  ])('takes a CV that is %s by its content, whatever its name', async (kind, bytes) => {
    expect((await apply(bytes, 'cv.exe')).status).toBe(200);
    await desk.deliver();
    expect(letterTo('crew@meltemi.example')?.attachments[0]?.filename).toBe(`cv.${kind}`);
  });

  it.each([
    ['missing', null, 'missing'],
    ['empty', Buffer.alloc(0), 'missing'],
    ['a program', Buffer.from('MZ\u0090 this is a program'), 'kind'],
    ['a web page', Buffer.from('<html><script>1</script></html>'), 'kind'],
    ['a sheet in the container of old Word', xls(), 'kind'],
    ['a document with programs in it', docm(), 'kind'],
    ['larger than 5 MB', pdf(5 * 1024 * 1024 + 1), 'large'],
  ])('refuses a CV that is %s', async (_, bytes, code) => {
    expect(errorsOf(await apply(bytes, 'cv.pdf'))).toMatchObject([{ field: 'cv', code }]);
    expect(await rows('desk.received')).toBe(0);
  });

  it('names every wrong field in the order of the form, in the caller’s language', async () => {
    const greek = errorsOf(
      await send('/messages', { locale: 'el', email: 'maria@example', phone: 'δεν έχω' }),
    );
    expect(greek.map(({ field, code }) => `${field}.${code}`)).toEqual([
      'topic.missing',
      'name.missing',
      'email.email',
      'phone.phone',
      'text.missing',
    ]);
    expect(greek[1]?.message).toBe('Γράψτε το ονοματεπώνυμό σας.');
    const wrong = {
      ...cargo,
      to: cargo.from,
      day: '2026-02-30',
      pieces: '1.5',
      weightKg: 'heavy',
      harmless: '',
      phone: '',
    };
    const english = await send('/cargo', wrong, { language: 'en-GB,en;q=0.8' });
    expect(english.status).toBe(422);
    expect(
      errorsOf(english)
        .map(({ field }) => field)
        .toSorted(),
    ).toEqual(['day', 'harmless', 'phone', 'pieces', 'to', 'weightKg'].toSorted());
    expect(errorsOf(await send('/cargo', { ...cargo, to: cargo.from }))).toMatchObject([
      { field: 'to', code: 'same' },
    ]);
    expect(errorsOf(await send('/cargo', { ...cargo, day: '2026-11-20' }))).toMatchObject([
      { field: 'day', code: 'past' },
    ]);
    expect(await rows('desk.received')).toBe(0);
  });

  it('lets no name, subject or address add a header or a recipient', async () => {
    const name = 'Eve\r\nBcc: many@example.org\r\n\r\nBuy this';
    expect((await send('/messages', { ...message, name, booking: 'A\nB' })).status).toBe(200);
    for (const email of [
      'a@example.gr\r\nBcc: b@example.org',
      'a@example.gr, b@example.org',
      '"a@example.org, b"@example.gr',
    ])
      expect(errorsOf(await send('/messages', { ...message, email }))).toMatchObject([{ field: 'email' }]);
    await desk.deliver();
    expect(server.inbox).toHaveLength(2);
    const staff = letterTo(STAFF);
    expect(staff?.subject).toContain('Eve Bcc: many@example.org Buy this');
    expect(header(staff, 'bcc')).toEqual([]);
    expect(staff?.html).not.toContain('Bcc: many@example.org\n');
  });

  it('shows markup of a stranger as text', async () => {
    await send('/messages', { ...message, name: '<b>Eve</b>', text: '<img src=x onerror=1>' });
    await desk.deliver();
    expect(letterTo(STAFF)?.html).toContain('&lt;img src=x onerror=1&gt;');
  });

  it('two presses with one key at once make one, with one reference and one pair of letters', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => apply(pdf(), 'cv.pdf', application, { key })));
    expect(new Set(answers.map(referenceOf)).size).toBe(1);
    expect(await rows('desk.received')).toBe(1);
    expect(await rows('desk.outgoing_mail')).toBe(2);
    expect((await apply(pdf(2000, 2), 'cv.pdf', application, { key })).status).toBe(409);
    now = new Date(START.getTime() + DAY);
    expect((await apply(pdf(2000, 2), 'cv.pdf', application, { key })).status).toBe(200);
    expect((await send('/messages', message, { key: 'short' })).status).toBe(400);
  });

  it('keeps letters through a refusing server, a process that died while sending, and a new start', async () => {
    await apply(pdf());
    server.refuse = true;
    expect(await desk.deliver()).toBe(0);
    server.refuse = false;
    // What a killed process leaves behind: a lease that nobody ends.
    now = new Date(START.getTime() + 2 * MINUTE);
    await sql`update desk.outgoing_mail set next_attempt_at = ${new Date(now.getTime() + MINUTE)}`.execute(
      db,
    );
    desk = newDesk();
    expect(await desk.deliver()).toBe(0);
    now = new Date(now.getTime() + MINUTE);
    expect(await desk.deliver()).toBe(2);
    expect(letterTo('crew@meltemi.example')?.attachments).toHaveLength(1);
    expect(await desk.deliver()).toBe(0);
  });

  it('slows down a caller who sends many, but not the others, and says how long to wait', async () => {
    const many = { caller: '192.0.2.7' };
    for (let n = 0; n < 10; n += 1) await send('/messages', { ...message, text: `${n}` }, many);
    const late = await send('/messages', message, many);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send('/messages', message)).status).toBe(200);
    // Ten callers and one victim: the mailbox gets five receipts an hour, staff get everything.
    expect(await rows('desk.received')).toBe(11);
    await desk.deliver();
    expect(server.inbox.filter((mail) => mail.to?.[0]?.address === message.email).length).toBeLessThanOrEqual(
      5,
    );
  });

  it('takes nothing from a program that fills in the field that people do not see', async () => {
    const answer = await send('/messages', { ...message, homepage: 'https://example.org' });
    expect(errorsOf(answer)).toMatchObject([{ field: 'homepage', code: 'trap' }]);
    expect(await rows('desk.received')).toBe(0);
  });

  it('refuses what is too large or cannot be read', async () => {
    expect((await send('/messages', { ...message, text: 'α'.repeat(40_000) })).status).toBe(413);
    expect((await apply(pdf(7 * 1024 * 1024))).status).toBe(413);
    expect((await post('/messages', 'not json')).status).toBe(400);
    expect((await post('/applications', '{}')).status).toBe(400);
  });

  it('erases applications after half a year and the rest after a year, with files and letters', async () => {
    await apply(pdf());
    await send('/messages', message);
    const days = (count: number) => new Date(START.getTime() + count * DAY);
    now = days(KEEP_DAYS.letter + 1);
    expect(await desk.erase()).toBe(4);
    expect(await rows('desk.received')).toBe(2);
    now = days(KEEP_DAYS.application + 1);
    expect(await desk.erase()).toBe(1);
    expect(await rows('desk.file_part')).toBe(0);
    now = days(KEEP_DAYS.message + 1);
    expect(await desk.erase()).toBe(1);
    expect(await desk.erase()).toBe(0);
  });
});
