import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onPostgres } from '#tests/fixtures/databases.ts';
import {
  application,
  cargo,
  DAY,
  type DeskWorld,
  errorsOf,
  message,
  MINUTE,
  openDeskWorld,
  referenceOf,
  staff as staffOfDesk,
  STAFF_MAIL,
  START,
} from '#tests/fixtures/desk-world.ts';
import { pdf } from '#tests/fixtures/documents.ts';

onPostgres('B1 D8 form submissions', ({ open }) => {
  let world: DeskWorld;
  beforeAll(async () => {
    world = await openDeskWorld(open);
  });
  beforeEach(() => world.empty());
  afterAll(() => world.close());

  const header = (mail: Email | undefined, key: string) =>
    mail?.headers.filter((each) => each.key === key).map(({ value }) => value);

  it('reach staff, who can simply reply, and the sender gets a reference', async () => {
    const reference = referenceOf(await world.send('/messages', message));
    expect(reference).toMatch(/^M-[A-Z0-9]{6}$/);
    expect(await world.desk().deliver()).toBe(2);
    const staff = world.emailTo(STAFF_MAIL);
    expect(staff?.subject).toBe(`[${reference}] Απολεσθέντα: Μαρία Καραγιάννη`);
    expect(staff?.replyTo?.[0]?.address).toBe(message.email);
    expect(staff?.text).toContain('> Ένα κόκκινο καπέλο.');
    expect(staff?.html).toMatch(/<blockquote[^>]*>Ένα κόκκινο καπέλο\.<\/blockquote>/);
    const receipt = world.emailTo(message.email);
    expect(receipt?.subject).toBe(`Λάβαμε το μήνυμά σας: ${reference}`);
    // Anybody can enter anybody's address: nothing that a stranger wrote may reach it.
    for (const part of [receipt?.text, receipt?.html]) {
      expect(part).not.toContain('καπέλο');
      expect(part).not.toContain('Μαρία');
    }
  });

  it('ask staff to call, without an address: nobody is written to, and staff can’t answer by email', async () => {
    const call = {
      locale: 'el',
      name: 'Άννα Γαλάζιου',
      phone: '6940000000',
      language: 'en',
      time: 'morning',
      from: 'Ρόδος',
      to: 'Σύμη',
      day: 'Σάββατο 5 Δεκεμβρίου',
      text: '2 ενήλικες',
    };
    expect(errorsOf(await world.send('/calls', { ...call, phone: '' }))).toMatchObject([{ field: 'phone' }]);
    const reference = referenceOf(await world.send('/calls', call));
    expect(await world.desk().deliver()).toBe(1);
    const staff = world.emailTo(STAFF_MAIL);
    expect(staff?.subject).toBe(`[${reference}] Κράτηση από το τηλέφωνο: Άννα Γαλάζιου`);
    expect(staff?.replyTo).toBeUndefined();
    expect(staff?.text).toContain('Πότε να καλέσουμε: πρωί\nΓλώσσα: αγγλικά\nΑπό: Ρόδος');
    const { id } = staffOfDesk.eleni;
    const item = await world.asStaff(id, `/received/${reference}`);
    expect(await item.json()).toMatchObject({
      kind: 'message',
      about: 'Κράτηση από το τηλέφωνο',
      details: expect.arrayContaining([{ field: 'language', value: 'αγγλικά' }]),
    });
    const answered = await world.asStaff(id, `/received/${reference}/answer`, {
      key: randomUUID(),
      text: 'x',
    });
    expect(answered.status).toBe(409);
    expect(await answered.json()).toMatchObject({ code: 'no_address' });
  });

  it('send a receipt for a call to an address that was given', async () => {
    const call = { locale: 'en', name: 'Anna', phone: '+30 694 000 0000', email: 'anna@example.com' };
    const reference = referenceOf(await world.send('/calls', call));
    expect(await world.desk().deliver()).toBe(2);
    expect(world.emailTo(STAFF_MAIL)?.replyTo?.[0]?.address).toBe('anna@example.com');
    expect(world.emailTo('anna@example.com')?.subject).toBe(`We have your request: ${reference}`);
  });

  it("show route, day, pieces and weight of a transport request in the sender's language", async () => {
    const reference = referenceOf(await world.send('/cargo', cargo));
    await world.desk().deliver();
    expect(world.emailTo(STAFF_MAIL)?.subject).toBe(
      `[${reference}] Φορτίο Ρόδος – Αστυπάλαια, 23/11/2026: Anna Blue`,
    );
    expect(world.emailTo(STAFF_MAIL)?.text).toContain('Συνολικό βάρος: 640,5 κιλά');
    expect(world.emailTo(STAFF_MAIL)?.text).toContain('120 × ? × ? εκ.');
    // 5/3 is 3 May to some readers of English and 5 March to others.
    expect(world.emailTo(cargo.email)?.text).toContain(
      'Route: Rhodes – Astypalaia\nDay: Monday 23\u00A0November\u00A02026',
    );
    expect(world.emailTo(cargo.email)?.text).not.toContain('Tiles');
  });

  it("get an error for every invalid field, in the order of the form and the caller's language", async () => {
    const greek = errorsOf(
      await world.send('/messages', { locale: 'el', email: 'maria@example', phone: 'δεν έχω' }),
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
    const english = await world.send('/cargo', wrong, { language: 'en-GB,en;q=0.8' });
    expect(english.status).toBe(422);
    expect(
      errorsOf(english)
        .map(({ field }) => field)
        .toSorted(),
    ).toEqual(['day', 'harmless', 'phone', 'pieces', 'to', 'weightKg'].toSorted());
    expect(errorsOf(await world.send('/cargo', { ...cargo, to: cargo.from }))).toMatchObject([
      { field: 'to', code: 'same' },
    ]);
    expect(errorsOf(await world.send('/cargo', { ...cargo, day: '2026-11-20' }))).toMatchObject([
      { field: 'day', code: 'past' },
    ]);
    expect(await world.rows('desk.received')).toBe(0);
  });

  it('cannot add a header or a recipient through name, subject or address', async () => {
    const name = 'Eve\r\nBcc: many@example.org\r\n\r\nBuy this';
    expect((await world.send('/messages', { ...message, name, booking: 'A\nB' })).status).toBe(200);
    for (const email of [
      'a@example.gr\r\nBcc: b@example.org',
      'a@example.gr, b@example.org',
      '"a@example.org, b"@example.gr',
    ])
      expect(errorsOf(await world.send('/messages', { ...message, email }))).toMatchObject([
        { field: 'email' },
      ]);
    await world.desk().deliver();
    expect(world.server.inbox).toHaveLength(2);
    const staff = world.emailTo(STAFF_MAIL);
    expect(staff?.subject).toContain('Eve Bcc: many@example.org Buy this');
    expect(header(staff, 'bcc')).toEqual([]);
    expect(staff?.html).not.toContain('Bcc: many@example.org\n');
  });

  it('have their markup shown as text', async () => {
    await world.send('/messages', { ...message, name: '<b>Eve</b>', text: '<img src=x onerror=1>' });
    await world.desk().deliver();
    expect(world.emailTo(STAFF_MAIL)?.html).toContain('&lt;img src=x onerror=1&gt;');
  });

  it('with one key sent twice at once are stored once, with one reference and one pair of emails', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => world.apply(pdf(), 'cv.pdf', application, { key })),
    );
    expect(new Set(answers.map(referenceOf)).size).toBe(1);
    expect(await world.rows('desk.received')).toBe(1);
    expect(await world.rows('desk.outgoing_mail')).toBe(2);
    expect((await world.apply(pdf(2000, 2), 'cv.pdf', application, { key })).status).toBe(409);
    world.moveTo(new Date(START.getTime() + DAY));
    expect((await world.apply(pdf(2000, 2), 'cv.pdf', application, { key })).status).toBe(200);
    expect((await world.send('/messages', message, { key: 'short' })).status).toBe(400);
  });

  it('keep their emails through a refusing server, a process killed while sending, and a restart', async () => {
    await world.apply(pdf());
    world.server.refuse = true;
    expect(await world.desk().deliver()).toBe(0);
    world.server.refuse = false;
    // What a killed process leaves behind: a lease that nobody ends.
    world.moveTo(new Date(START.getTime() + 2 * MINUTE));
    await sql`update desk.outgoing_mail set next_attempt_at = ${new Date(world.now().getTime() + MINUTE)}`.execute(
      world.db,
    );
    await world.restart();
    expect(await world.desk().deliver()).toBe(0);
    world.moveTo(new Date(world.now().getTime() + MINUTE));
    expect(await world.desk().deliver()).toBe(2);
    expect(world.emailTo('crew@meltemi.example')?.attachments).toHaveLength(1);
    expect(await world.desk().deliver()).toBe(0);
  });
});
