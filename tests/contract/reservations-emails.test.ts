import { type Kysely, sql } from 'kysely';
import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { outboxOf, SERVICE } from '#backend/reservations/outbox.ts';
import { createDesk, type Desk, migrateDesk, smtpTransport } from '#desk/index.ts';
import { type EmailKind, emailKinds, enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import { type MailServer, openMailServer } from '#tests/fixtures/mail-server.ts';
import {
  PATIENT_MS,
  problemOf,
  quiet,
  seededBytes,
  type Service,
  startService,
  stoppedClock,
} from '#tests/fixtures/reservations.ts';
import { buy, cancel, EMAIL, reserve, TWO_AND_A_CAR } from '#tests/fixtures/tickets.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

const START = '2026-11-21T10:00:00Z';
const TRIP = {
  segments: [{ tripId: 'L1-20261202.0.3', class: 'ECO', direction: 'A' }],
  party: TWO_AND_A_CAR,
};

/** Data with which each kind of message is queued, by occasion. */
const OCCASIONS: Record<EmailKind, object[]> = {
  reserved: [{}],
  ticketed: [{}],
  changed: [
    { what: 'changed', dueCents: 100 },
    { what: 'corrected' },
    { what: 'cancelled' },
    { what: 'rebooked' },
  ],
  opened: [{ segments: [0] }, { until: '2027-11-21' }],
  cancelled: [{ refundCents: 1250, keptCents: 300 }, { why: 'unpaid' }],
  refunded: [
    { cents: 1250, provider: 'agency' },
    { cents: 1250, provider: 'agency', isPaidOut: true },
    { cents: 1250, provider: 'stripe', what: 'paid-too-late' },
  ],
  disrupted: ['broken', 'late', 'connection', 'told', 'withdrawn'].map((what) => ({
    what,
    delayMinutes: 95,
    notice: { el: 'Άνεμοι 9 μποφόρ.', en: 'Winds of force 9.' },
  })),
  'waiting-offer': [
    { until: '2026-11-21T12:30:00+02:00' },
    {},
    { until: 5, notice: 'not what it should be' },
  ],
};

onPostgres('D5 emails to travellers', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let db: Kysely<unknown>;
  let shop: Service;
  let desk: Desk;
  let mail: MailServer;
  let isUnwritable = false;
  let reported: string[] = [];
  beforeAll(async () => {
    opened = await open();
    db = opened.db;
    await migrateDesk(db);
    mail = await openMailServer();
    desk = createDesk({
      db,
      clock: clock.now,
      ids: () => 'an-unguessable-token-of-the-desk',
      log: { ...quiet, warn: () => {}, error: (_facts: object, text: string) => void reported.push(text) },
      mail: smtpTransport(mail.url, 'Μελτέμι <info@meltemi.example>'),
      mailTo: 'desk@meltemi.example',
      siteUrl: 'https://www.meltemi.example',
      whoIs: async () => null,
    });
    shop = await startService({
      db,
      network: tinyNetwork({ legs: 3, seats: 60, horizonDays: 20, capacity: { CEU_DM: 900 } }),
      clock: clock.now,
      seed: `letters ${kind}`,
      siteOrigins: ['https://www.meltemi.example'],
      log: { error: () => {} },
      outbox: outboxOf(),
    });
    desk.writeWith(SERVICE, async (email) => {
      if (isUnwritable) throw new Error(`no way to ${EMAIL}`);
      return shop.service.writeEmail(email);
    });
  });
  afterAll(async () => {
    await mail.close();
    await opened.close();
  });
  beforeEach(async () => {
    clock.set(START);
    isUnwritable = false;
    mail.refuse = false;
    reported = [];
    await sql`delete from reservations.message`.execute(db);
    await sql`delete from desk.outgoing_mail`.execute(db);
    mail.inbox.length = 0;
  });

  /** The emails sent in a minute of the backend. */
  async function minute(): Promise<Email[]> {
    mail.inbox.length = 0;
    clock.forward(61);
    await shop.service.maintain();
    await desk.deliver();
    return [...mail.inbox];
  }

  /** How the emails of a booking stand, in their order. */
  async function emailsOf(reference: string) {
    const { rows } = await sql<{ state: string; error: string | null }>`select m.state, m.last_error as error
      from desk.outgoing_mail m join reservations.booking b on b.id::text = m.about
      where b.reference = ${reference} order by m.created_at, m.id`.execute(db);
    return rows;
  }

  it('confirm that places are reserved and until when they must be paid', async () => {
    const { reference } = await reserve(shop, TRIP);
    const [email] = await minute();
    expect(email?.to).toMatchObject([{ address: EMAIL }]);
    expect(email?.subject).toContain(reference.slice(3));
    expect(email?.text).toContain('Πληρωμή έως: Δευτέρα 23\u00A0Νοεμβρίου\u00A02026, 12:00');
    expect(email?.html).toContain(`href="https://www.meltemi.example/booking/manage?ref=${reference}"`);
    expect(email?.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar']);
  });

  it('include the tickets and the calendar file once they are paid, and only once', async () => {
    const { reference } = await buy(shop, TRIP);
    const emails = await minute();
    const email = emails.find(({ subject }) => subject?.includes('εισιτήριά'));
    expect(email?.text).toContain('να είστε εκεί έως τις 07:30');
    const [pdf, ics] = email?.attachments ?? [];
    expect(pdf).toMatchObject({ filename: `meltemi-${reference}.pdf`, mimeType: 'application/pdf' });
    expect(textOf(pdf?.content).slice(0, 5)).toBe('%PDF-');
    expect(textOf(ics?.content)).toContain('BEGIN:VCALENDAR');
    expect(await minute()).toEqual([]);
    expect(await minute()).toEqual([]);
  });

  it('wait while they cannot be written or the mail server refuses, and go out afterwards', async () => {
    isUnwritable = true;
    const { reference } = await reserve(shop, TRIP);
    expect(await minute()).toEqual([]);
    expect(await emailsOf(reference)).toEqual([{ state: 'unwritten', error: 'Error' }]);
    isUnwritable = false;
    mail.refuse = true;
    expect(await minute()).toEqual([]);
    // Of an email that the mail server refused it was said until now that it had been handed over.
    expect(await emailsOf(reference)).toEqual([
      { state: 'waiting', error: expect.stringContaining('mailbox busy') },
    ]);
    expect(await desk.figures()).toMatchObject({ waiting: 1 });
    mail.refuse = false;
    clock.forward(60);
    expect(await minute()).toHaveLength(1);
    expect(await emailsOf(reference)).toEqual([{ state: 'sent', error: null }]);
  });

  it('show the booking as it is when they go out, however long the mail server was away', async () => {
    // They showed it as it was when the desk took them, days before the mail server came back.
    const bookings = [];
    for (let count = 0; count < 6; count += 1)
      bookings.push(
        await buy(shop, TRIP, {
          contact: { email: `traveller-${count}@example.gr`, phone: null, refused: false },
        }),
      );
    const port = Number(new URL(mail.url).port);
    await mail.close();
    expect(await minute()).toEqual([]);
    await sql`update reservations.booking set locale = 'en' where reference = ${bookings.at(-1)?.reference}`.execute(
      db,
    );
    mail = await openMailServer(port);
    clock.forward(60);
    const emails = await minute();
    expect(emails).toHaveLength(12);
    const last = emails.filter(({ to }) => to?.[0]?.address === 'traveller-5@example.gr');
    expect(last.map(({ html }) => html?.includes('<html lang="en">'))).toEqual([true, true]);
  });

  it('are finally given up, which is reported once, and do not delay others', async () => {
    const poisoned = await reserve(shop, TRIP);
    await sql`update desk.outgoing_mail set attempts = 19, kind = 'nonsense'`.execute(db);
    const { reference } = await reserve(shop, TRIP);
    expect((await minute()).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(reference.slice(3)),
    ]);
    for (let again = 0; again < 2; again += 1) {
      clock.forward(4000);
      expect(await minute()).toEqual([]);
    }
    expect(reported).toEqual(['a job was given up']);
    expect(await emailsOf(poisoned.reference)).toMatchObject([{ state: 'dead' }]);
  });

  it('are sent once when an older program queued them, whether or not it still runs and sends them itself', async () => {
    const { reference } = await reserve(shop, TRIP);
    await minute();
    const queued = async (occasion: string) => {
      const { rows } = await sql<{ id: string }>`insert into reservations.message
        (id, booking_id, kind, occasion, created_at, next_attempt_at)
        select gen_random_uuid(), id, 'reserved', ${occasion}, ${clock.now().toISOString()}::timestamptz,
          ${clock.now().toISOString()}::timestamptz
        from reservations.booking where reference = ${reference} returning id`.execute(db);
      return rows[0]?.id ?? '';
    };
    /** As the older program does it with what it has leased. */
    const handOver = (id: string) =>
      desk.enqueue({
        id,
        to: EMAIL,
        locale: 'el',
        subject: `Παλιό ${id}`,
        text: 'Παλιό',
        html: '<p>Παλιό</p>',
        attachments: [],
        discardAt: new Date('2027-01-01T00:00:00Z'),
      });
    const left = await queued('left');
    const before = await queued('before');
    await handOver(before);
    const after = await queued('after');
    await sql`update reservations.message set attempts = 1, next_attempt_at = next_attempt_at + interval '120 seconds'
      where id = ${after}::uuid`.execute(db);
    await shop.service.maintain();
    await handOver(after);
    const emails = await minute();
    await handOver(after);
    expect(emails).toHaveLength(3);
    expect(await minute()).toEqual([]);
    const { rows } = await sql<{ key: string }>`select key from desk.outgoing_mail where state = 'sent'
      and key in (${left}, ${before}, ${after})`.execute(db);
    expect(rows).toHaveLength(3);
    // And the same occasion isn't queued again.
    const { rows: found } = await sql<{ id: string }>`select id from reservations.booking
      where reference = ${reference}`.execute(db);
    await enqueueEmail(db, {
      context: { ids: seededBytes('again'), outbox: outboxOf() },
      at: clock.now(),
      bookingId: found[0]?.id ?? '',
      kind: 'reserved',
      occasion: 'left',
    });
    expect(await minute()).toEqual([]);
  });

  it('are sent even if another part of the maintenance fails', async () => {
    const { booking } = await shop.mustHold({
      ...TRIP,
      segments: [{ tripId: 'L1-20261204.0.3', class: 'ECO', direction: 'A' }],
    });
    await reserve(shop, TRIP);
    // A hold whose places are not in the inventory can’t end.
    await sql`update reservations.leg_inventory set held = 0 where sailing_id = 'L1-20261204'`.execute(db);
    clock.forward(901);
    await shop.service.maintain();
    expect(await shop.service.figures()).toMatchObject({ jobs_failed: 1 });
    expect(await desk.deliver()).toBe(1);
    await sql`update reservations.booking set state = 'released'
      where reference = ${booking.reference}`.execute(db);
  });

  it('are not written to travellers who declined to give an address, which is recorded', async () => {
    const { reference } = await reserve(shop, TRIP, {
      contact: { email: null, phone: null, refused: true },
    });
    expect(await minute()).toEqual([]);
    expect(await emailsOf(reference)).toEqual([{ state: 'withheld', error: null }]);
    expect(await desk.figures()).toMatchObject({ waiting: 0, dead: 0, kept: 0 });
  });

  it('leave none of the traveller’s data at the desk', async () => {
    await buy(shop, TRIP);
    await minute();
    const { rows } = await sql<{
      all: string;
    }>`select string_agg(m::text, ' ') as all from desk.outgoing_mail m`.execute(db);
    expect(rows[0]?.all).not.toMatch(/example\.gr|Καλογεροπ/);
    expect((await sql`select 1 from desk.mail_attachment`.execute(db)).rows).toEqual([]);
  });

  it('are sent again on request, once per key and three times an hour', async () => {
    const { reference, token } = await buy(shop, TRIP);
    await minute();
    const ask = (key: string) => shop.call('POST', `/bookings/${reference}/resend`, { token, key });
    const key = shop.newKey();
    expect((await ask(key)).status).toBe(202);
    expect((await ask(key)).status).toBe(202);
    const emails = await minute();
    expect(emails.map(({ subject }) => subject)).toEqual([expect.stringContaining('εισιτήριά')]);
    expect((await ask(shop.newKey())).status).toBe(202);
    expect((await ask(shop.newKey())).status).toBe(202);
    const refused = await ask(shop.newKey());
    expect(problemOf(refused).code).toBe('too_many_requests');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    clock.forward(3600);
    expect((await ask(shop.newKey())).status).toBe(202);
  });

  it('are sent to the address of the booking and to no other', async () => {
    const { reference } = await reserve(shop, TRIP, {
      contact: { email: null, phone: '+30 6900000000', refused: false },
    });
    const withoutEmail = await shop.call('POST', `/bookings/${reference}/resend?surname=Kalogeropoulou`, {
      key: shop.newKey(),
    });
    expect(problemOf(withoutEmail)).toMatchObject({
      code: 'state_conflict',
      detail: expect.stringContaining('email'),
    });
    const stranger = await shop.call('POST', `/bookings/${reference}/resend?surname=Else`, {
      key: shop.newKey(),
    });
    expect(stranger.status).toBe(403);
  });

  it('report a cancellation, and remove the trip from the calendar', async () => {
    const { reference, token } = await buy(shop, TRIP);
    await minute();
    await cancel(shop, reference, token);
    const emails = await minute();
    const email = emails.find(({ subject }) => subject?.startsWith('Ακύρωση'));
    expect(email?.text).toContain('Σας επιστρέφονται:');
    expect(email?.attachments.map(({ content }) => textOf(content))).toEqual([
      expect.stringContaining('METHOD:CANCEL'),
    ]);
  });

  it('exist for every kind, in both languages, without missing texts', async () => {
    const { reference } = await reserve(shop, TRIP);
    await minute();
    const context = { ids: seededBytes(`kinds ${kind}`), outbox: outboxOf() };
    for (const locale of ['el', 'en']) {
      await sql`update reservations.booking set locale = ${locale} where reference = ${reference}`.execute(
        db,
      );
      const { rows } = await sql<{ id: string }>`select id from reservations.booking
        where reference = ${reference}`.execute(db);
      const cases = emailKinds.flatMap((each) => OCCASIONS[each].map((data) => ({ kind: each, data })));
      for (const [index, { kind: each, data }] of cases.entries())
        await enqueueEmail(db, {
          context,
          at: clock.now(),
          bookingId: rows[0]?.id ?? '',
          kind: each,
          occasion: `${locale} ${index}`,
          data,
        });
      const emails: Email[] = [];
      for (let sent = await minute(); sent.length > 0; sent = await minute()) emails.push(...sent);
      expect(emails).toHaveLength(cases.length);
      expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(cases.length);
      for (const { subject, text, html, headers } of emails) {
        expect(headers).toContainEqual(expect.objectContaining({ key: 'content-language', value: locale }));
        expect(headers).toContainEqual(
          expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
        );
        const words = html?.replace(/<style>.*<\/style>/s, '');
        expect(`${subject}${text}${words}`).not.toMatch(/undefined|null|NaN|\[object|!(?!doctype)/);
        const greek = /[Α-Ωα-ώ]/;
        if (locale === 'en') expect(subject).not.toMatch(greek);
        else expect(subject).toMatch(greek);
        expect(text).toContain(locale === 'en' ? 'Booking reference' : 'Κωδικός κράτησης');
        expect(html).toContain(`<html lang="${locale}">`);
      }
    }
  });
});

function textOf(content: ArrayBuffer | Uint8Array | string | undefined): string {
  if (typeof content === 'string') return content;
  return content
    ? Buffer.from(content instanceof Uint8Array ? content : new Uint8Array(content)).toString('utf8')
    : '';
}
