import { PDFDocument, PDFName } from 'pdf-lib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { IssuedTickets, SharedTicket, type TicketKey, verifyTicket } from '#contracts/reservations/index.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import {
  PATIENT_MS,
  problemOf,
  type Service,
  startService,
  stoppedClock,
  testSecrets,
} from '#tests/fixtures/reservations.ts';
import { codesIn, printedCodes, rolesIn } from '#tests/fixtures/ticket-pdf.ts';
import {
  buy,
  cancel,
  download,
  ELENI,
  LUKASZ,
  PLATE,
  reserve,
  TWO_AND_A_CAR,
} from '#tests/fixtures/tickets.ts';
import { tinyNetwork } from '#tests/fixtures/tiny-network.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

const START = '2026-11-21T10:00:00Z';
const Jwk = v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string() });
const BOTH_WAYS = {
  segments: [
    { tripId: 'L1-20261122.0.3', class: 'ECO', direction: 'A' },
    { tripId: 'L1-20261124.0.3', class: 'ECO', direction: 'A' },
  ],
  party: TWO_AND_A_CAR,
};

onPostgres('D5 tickets', ({ kind, open }) => {
  const clock = stoppedClock(START);
  let opened: Awaited<ReturnType<typeof open>>;
  let shop: Service;
  let key: TicketKey;
  beforeAll(async () => {
    opened = await open();
    const network = tinyNetwork({ legs: 3, seats: 40, horizonDays: 20, capacity: { CEU_DM: 400 } });
    shop = await startService({
      db: opened.db,
      network,
      clock: clock.now,
      seed: `tickets ${kind}`,
      siteOrigins: ['https://www.meltemi.example'],
    });
    key = v.parse(Jwk, (await shop.call('GET', '/ticket-key')).json);
  });
  afterAll(() => opened.close());

  it('have one code for each traveller and vehicle on each ship, which a scanner verifies offline', async () => {
    const { reference, token } = await buy(shop, BOTH_WAYS);
    const { status, headers, bytes } = await download(shop, `/bookings/${reference}/ticket.pdf`, token);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/pdf');
    expect(headers.get('Cache-Control')).toBe('no-store');
    const printed = await printedCodes(bytes);
    const codes = printed.map(({ text }) => text);
    expect(codes).toHaveLength(6);
    const checks = await Promise.all(
      codes.map((code) => verifyTicket(code, key, new Date('2026-11-23T08:00:00Z'))),
    );
    const tickets = checks.map((check) => (check.kind === 'valid' ? check.ticket : check.kind));
    expect(tickets).toMatchObject([
      { reference, sailingId: 'L1-20261122', fromSeq: 0, toSeq: 3, category: 'ADT', initials: 'ΚΕ' },
      { sailingId: 'L1-20261122', category: 'ADT', initials: 'ŚŁ' },
      { sailingId: 'L1-20261122', category: 'CAR1', initials: '7788' },
      { sailingId: 'L1-20261124', category: 'ADT', initials: 'ΚΕ' },
      { sailingId: 'L1-20261124', category: 'ADT' },
      { sailingId: 'L1-20261124', category: 'CAR1' },
    ]);
    const numbers = checks.map((check) => (check.kind === 'valid' ? check.ticket.document : 0));
    expect(new Set(numbers).size).toBe(6);
    // Each name is beside that person’s code, one ship per page.
    const names = [ELENI, LUKASZ].map(({ given, surname }) => `${given} ${surname}`);
    for (const [index, name] of [...names, PLATE, ...names, PLATE].entries())
      expect(printed[index]?.alt).toContain(`: ${name}, `);
    expect(printed.map(({ page }) => page)).toEqual([0, 0, 0, 1, 1, 1]);
  });

  it('contain the same as data for a screen: travellers, codes, and until when they are worth keeping', async () => {
    const { reference, token } = await buy(shop, BOTH_WAYS);
    const path = `/bookings/${reference}/tickets`;
    const answer = await shop.call('GET', path, { token });
    const { tickets, until, at } = v.parse(IssuedTickets, answer.json);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(tickets.map(({ segment, item }) => `${segment} ${item}`)).toEqual([
      '0 passenger:0',
      '0 passenger:1',
      '0 vehicle:0',
      '1 passenger:0',
      '1 passenger:1',
      '1 vehicle:0',
    ]);
    expect(tickets[0]).toMatchObject({ bearer: { el: `${ELENI.given} ${ELENI.surname}` }, man: ELENI.man });
    expect(tickets[2]).toMatchObject({ bearer: { en: PLATE }, category: 'CAR1', man: null });
    const { bytes } = await download(shop, `/bookings/${reference}/ticket.pdf`, token);
    expect(tickets.map(({ code }) => code)).toEqual(await codesIn(bytes));
    expect(at).toBe('2026-11-21T12:00:00+02:00');
    // The last ship arrives on the 24th, and its codes are valid for another day.
    expect(until.slice(0, 10)).toBe('2026-11-25');

    expect((await shop.call('GET', path, { token: 'not-the-token' })).status).toBe(403);
    await cancel(shop, reference, token);
    expect(problemOf(await shop.call('GET', path, { token }))).toMatchObject({ code: 'state_conflict' });
  });

  it('can be sent one by one: a link opens its ticket, and neither the booking nor anybody else’s', async () => {
    const { reference, token } = await buy(shop, BOTH_WAYS);
    const all = await shop.call('GET', `/bookings/${reference}/tickets`, { token });
    const { tickets } = v.parse(IssuedTickets, all.json);
    const [eleni, lukasz] = tickets;
    const open = (document: number | undefined, share: string | null | undefined) =>
      shop.call('GET', `/shared-tickets/${document}`, { token: share ?? '' });

    const answer = await open(lukasz?.document, lukasz?.share);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { ticket, segment } = v.parse(SharedTicket, answer.json);
    expect(ticket.bearer.el).toBe(`${LUKASZ.given} ${LUKASZ.surname}`);
    expect(segment.leg.tripId).toBe('L1-20261122.0.3');
    const check = await verifyTicket(ticket.code ?? '', key, new Date('2026-11-22T06:00:00Z'));
    // The crew's scanner accepts it; but nobody can read the booking's reference from it.
    expect(check).toMatchObject({ kind: 'valid', ticket: { document: lukasz?.document, reference: '' } });
    for (const secret of [reference, ELENI.surname, ELENI.man, PLATE, token, lukasz?.share ?? ''])
      expect(answer.text).not.toContain(secret);
    const own = await open(eleni?.document, eleni?.share);
    expect(v.parse(SharedTicket, own.json).ticket.man).toBeNull();
    expect(own.text).not.toContain(ELENI.man);

    // Only this ticket's own token opens it, and it opens nothing else.
    for (const wrong of [eleni?.share, token, '', `${lukasz?.share}x`, lukasz?.share?.replace(/.$/, '')])
      expect(problemOf(await open(lukasz?.document, wrong))).toMatchObject({
        status: 404,
        code: 'not_found',
      });
    expect((await open(999_999_999, lukasz?.share)).status).toBe(404);
    for (const path of ['', '/tickets', '/ticket.pdf', '/calendar.ics', '/cancellation'])
      expect(
        (await shop.call('GET', `/bookings/${reference}${path}`, { token: lukasz?.share ?? '' })).status,
      ).toBe(403);
  });

  it('are not opened by their links once they have new numbers, are cancelled or have expired', async () => {
    const { reference, token } = await buy(shop, BOTH_WAYS);
    const read = async () =>
      v.parse(IssuedTickets, (await shop.call('GET', `/bookings/${reference}/tickets`, { token })).json)
        .tickets;
    const open = async (ticket: IssuedTickets['tickets'][number] | undefined) =>
      (await shop.call('GET', `/shared-tickets/${ticket?.document}`, { token: ticket?.share ?? '' })).status;
    const before = await read();
    const corrected = await shop.call('PATCH', `/bookings/${reference}/travellers/1`, {
      token,
      key: shop.newKey(),
      body: { given: 'Lukasz' },
    });
    expect(corrected.status).toBe(200);
    expect([await open(before[0]), await open(before[1])]).toEqual([200, 409]);
    const after = await read();
    expect(await open(after[1])).toBe(200);
    try {
      // A day after the first ship has arrived; the second one is still to come.
      clock.set('2026-11-24T02:00:00Z');
      expect([await open(after[1]), await open(after[4])]).toEqual([409, 200]);
    } finally {
      clock.set(START);
    }
    await cancel(shop, reference, token);
    expect(await open(after[1])).toBe(409);
  });

  it('are a tagged document with a title and a language, in the requested language', async () => {
    const { reference, token } = await buy(shop, BOTH_WAYS);
    for (const [query, language, title] of [
      ['', 'el', 'Εισιτήριο'],
      ['?lang=en', 'en', 'Ticket'],
    ]) {
      const { bytes } = await download(shop, `/bookings/${reference}/ticket.pdf${query}`, token);
      const doc = await PDFDocument.load(bytes, { updateMetadata: false });
      expect(doc.getTitle()).toContain(`${title} ${reference.slice(0, 3)} ${reference.slice(3)}`);
      expect(doc.catalog.get(PDFName.of('Lang'))?.toString()).toContain(language);
      expect(doc.getCreationDate()?.toISOString()).toBe('2026-11-21T10:00:00.000Z');
      const roles = rolesIn(doc);
      expect(roles.filter((role) => role === 'Figure')).toHaveLength(6);
      expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
      expect(roles.filter((role) => role === 'H3')).toHaveLength(6);
    }
  });

  it('open with a traveller’s surname too, and to nobody else', async () => {
    const { reference, token } = await buy(shop, BOTH_WAYS);
    const path = `/bookings/${reference}/ticket.pdf`;
    expect((await download(shop, `${path}?surname=kalogeropoulou`, '')).status).toBe(200);
    expect((await download(shop, `${path}?surname=Nobody`, '')).status).toBe(403);
    expect((await download(shop, path, 'not-the-token')).status).toBe(403);
    expect((await download(shop, `${path}?lang=de`, token)).status).toBe(400);
    expect((await download(shop, '/bookings/ABEHKM2/ticket.pdf', token)).status).toBeGreaterThanOrEqual(400);
  });

  it('are not issued before they are paid; the calendar file is', async () => {
    const { reference, token } = await reserve(shop, BOTH_WAYS);
    const refused = await shop.call('GET', `/bookings/${reference}/ticket.pdf`, { token });
    expect(problemOf(refused)).toMatchObject({ status: 409, code: 'state_conflict' });
    const calendar = await download(shop, `/bookings/${reference}/calendar.ics`, token);
    expect(calendar.headers.get('Content-Type')).toContain('text/calendar');
    expect(calendar.text).toContain('METHOD:PUBLISH');
  });

  it('get new numbers when they change, so that earlier printouts become invalid', async () => {
    const { reference, token } = await buy(shop, BOTH_WAYS);
    const numbers = async () => {
      const { bytes } = await download(shop, `/bookings/${reference}/ticket.pdf`, token);
      const checks = await Promise.all(
        (await codesIn(bytes)).map((code) => verifyTicket(code, key, new Date('2026-11-23T08:00:00Z'))),
      );
      return checks.map((check) => ('ticket' in check ? check.ticket.document : 0));
    };
    const before = await numbers();
    const corrected = await shop.call('PATCH', `/bookings/${reference}/travellers/1`, {
      token,
      key: shop.newKey(),
      body: { given: 'Lukasz' },
    });
    expect(corrected.status).toBe(200);
    const after = await numbers();
    expect(after.filter((number) => !before.includes(number))).toHaveLength(2);
  });

  it('D5 add the trip to a calendar, move it there and remove it again', async () => {
    const { reference, token } = await buy(shop, BOTH_WAYS);
    const path = `/bookings/${reference}/calendar.ics`;
    const { text } = await download(shop, `${path}?lang=en`, token);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    // 08:00 local time in November is 06:00 UTC.
    expect(text).toContain('DTSTART:20261122T060000Z');
    expect(text).toContain('DTSTAMP:20261121T100000Z');
    expect(text).toContain(`UID:${reference}-0@bookings.meltemi`);
    expect(text.replaceAll(/\r\n\s/g, '')).toContain('Be at the quay by 07:30');
    await cancel(shop, reference, token);
    const gone = (await download(shop, path, token)).text;
    expect(gone).toContain('METHOD:CANCEL');
    expect(gone.match(/STATUS:CANCELLED/g)).toHaveLength(2);
    expect(gone).toContain(`UID:${reference}-0@bookings.meltemi`);
    expect(sequenceIn(gone)).toBeGreaterThan(sequenceIn(text));
    const refused = await shop.call('GET', `/bookings/${reference}/ticket.pdf`, { token });
    expect(problemOf(refused).code).toBe('state_conflict');
  });

  it('never reveal the private key', async () => {
    const { text } = await shop.call('GET', '/ticket-key');
    expect(Object.keys(JSON.parse(text)).toSorted()).toEqual(['crv', 'kty', 'x']);
    expect(text).not.toContain(testSecrets.ticketKey.slice(-20));
  });

  it('show names in every alphabet', async () => {
    const people = [ELENI, { ...LUKASZ, surname: 'Иванов', given: 'Ngọc 王' }];
    const { reference, token } = await buy(shop, BOTH_WAYS, { people });
    expect((await download(shop, `/bookings/${reference}/ticket.pdf`, token)).status).toBe(200);
  });
});

function sequenceIn(text: string): number {
  return Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1] ?? -1);
}
