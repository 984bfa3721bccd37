import { PDFArray, PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFailedJobs } from '#foundation/jobs/failed-jobs.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { findBooking } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import {
  Alerts,
  DepartureBoard,
  IssuedTickets,
  ScanResult,
  SearchResult,
  TimetableDay,
} from '#contracts/reservations/index.ts';
import { outboxOf } from '#backend/reservations/outbox.ts';
import { createFeedReader } from '#reservations/network/gtfs/stored-feed.ts';
import { writeEmail } from '#reservations/documents/emails/write-email.ts';
import { emailKinds } from '#reservations/bookings/enqueue-email.ts';
import { createCatalogueReader } from '#reservations/catalogue/catalogue.ts';
import { ticketSheet } from '#reservations/documents/tickets/sheet.ts';
import { sheetSource } from '#reservations/documents/tickets/source.ts';
import { emptyShips, type MadeBooking } from '#tests/fixtures/booking-life.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { type Desk, resetSailings, startDesk, text } from '#tests/fixtures/disruption-desk.ts';
import { openFeed } from '#tests/fixtures/feeds.ts';
import { PATIENT_MS, quiet, seededBytes, testSecrets } from '#tests/fixtures/reservations.ts';
import { download } from '#tests/fixtures/tickets.ts';
import { createTurns } from '#reservations/context/turns.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

const DAY = '2026-12-05';
const SAILING = 'L1-20261205';
const locales = ['el', 'en'] as const;

type Case = {
  name: string;
  /** The operator’s report; null: none. */
  report: object | null;
  choice?: 'rebook' | 'refund';
  /** Standing of the booked ship. */
  kind: string;
  title: { el: string; en: string };
  /** Standing of the sailing from its first port to its last, and its changes. */
  voyage: [string, ...string[]];
};

const off = { el: 'Ακυρώθηκε', en: 'Cancelled' };
const cases: Case[] = [
  {
    name: 'nothing',
    report: null,
    kind: 'runs',
    title: { el: 'Κανονικά', en: 'As planned' },
    voyage: ['runs'],
  },
  {
    name: 'a delay',
    report: { kind: 'delay', delayMinutes: 45 },
    kind: 'runs',
    title: { el: 'Καθυστέρηση 45\u00A0λ.', en: '45\u00A0min late' },
    voyage: ['runs', 'late'],
  },
  {
    name: 'a long delay',
    report: { kind: 'delay', delayMinutes: 150 },
    kind: 'runs',
    title: { el: 'Καθυστέρηση 2\u00A0ώ.\u00A030\u00A0λ.', en: '2\u00A0h\u00A030\u00A0min late' },
    voyage: ['runs', 'late'],
  },
  {
    name: 'a cancellation',
    report: { kind: 'cancel' },
    kind: 'cancelled',
    title: off,
    voyage: ['cancelled'],
  },
  {
    name: 'another quay',
    report: { kind: 'move-quay', seq: 0, quayId: 'AAA-2' },
    kind: 'runs',
    title: { el: 'Άλλη προβλήτα', en: 'Another quay' },
    voyage: ['runs', 'quay'],
  },
  {
    name: 'another ship',
    report: { kind: 'swap-vessel', vesselId: 'SHIP3' },
    kind: 'runs',
    title: { el: 'Άλλο πλοίο', en: 'Another ship' },
    voyage: ['runs', 'ship'],
  },
  {
    name: 'a skipped call',
    report: { kind: 'skip-call', seq: 1 },
    kind: 'call-skipped',
    title: off,
    voyage: ['runs', 'call-skipped'],
  },
  {
    name: 'another sailing instead',
    report: { kind: 'cancel' },
    choice: 'rebook',
    kind: 'runs',
    title: { el: 'Νέο δρομολόγιο', en: 'Moved to this sailing' },
    voyage: ['cancelled'],
  },
  {
    name: 'the money instead',
    report: { kind: 'cancel' },
    choice: 'refund',
    kind: 'refunded',
    title: { el: 'Επιστροφή χρημάτων', en: 'Refunded' },
    voyage: ['cancelled'],
  },
];

/** Sends people to the quay, or wishes them a good trip. */
const INVITES = /be there by|be at the quay|good trip|έως τις \d|καλό ταξίδι/i;

// A paid ticket of a cancelled sailing looked valid everywhere: its code, "be there by", a confirmed calendar entry.
onEachDatabase('the standing of a sailing is the same everywhere', ({ kind: database, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let desk: Desk;
  let context: Context;
  beforeAll(async () => {
    opened = await open();
    desk = await startDesk(opened.db, `standing ${database}`);
    const clock = desk.clock.now;
    context = {
      db: opened.db,
      clock,
      ids: seededBytes('standing'),
      outbox: outboxOf(),
      log: quiet,
      jobs: createFailedJobs({ db: opened.db, schema: 'reservations', clock, log: quiet }),
      turns: createTurns(),
      limits: createMemoryBuckets({ clock }),
      secrets: testSecrets,
      catalogue: createCatalogueReader(opened.db),
      providers: new Map(),
      siteOrigins: [],
    };
  });
  afterAll(() => opened.close());

  describe.each(cases)('with $name', ({ report, choice, kind, title, voyage }) => {
    let made: MadeBooking;
    let code = '';
    let sequence = 0;
    const isOff = kind !== 'runs';
    beforeAll(async () => {
      await emptyShips(desk);
      await resetSailings(opened.db);
      made = await desk.ticketed({ trips: [[SAILING, 0, 1]], adults: 1 });
      code = (await tickets()).tickets[0]?.code ?? '';
      sequence = sequenceIn(await calendar('en'));
      if (report) await desk.reported({ sailingId: SAILING, ...report });
      if (!choice) return;
      const disruption = await desk.disruption(made);
      const tripIds = disruption.offers[0]?.tripIds;
      const answer = await desk.choose(made, disruption.id, {
        kind: choice,
        ...(choice === 'rebook' && { tripIds }),
      });
      expect(answer.status).toBe(200);
    });

    async function tickets() {
      const answer = await desk.call('GET', `/bookings/${made.reference}/tickets`, { token: made.token });
      return v.parse(IssuedTickets, answer.json);
    }

    async function calendar(locale: 'el' | 'en'): Promise<string> {
      const { text } = await download(
        desk,
        `/bookings/${made.reference}/calendar.ics?lang=${locale}`,
        made.token,
      );
      return text.replaceAll(/\r\n\s/g, '');
    }

    async function row() {
      const found = await findBooking(opened.db, made.reference);
      if (!found) throw new Error('the booking vanished');
      return found;
    }

    it('in the booking and its tickets', async () => {
      const [segment] = (await desk.read(made)).segments;
      expect(segment?.standing).toMatchObject({ kind, title });
      expect(segment?.standing?.choices).toEqual(
        kind === 'cancelled' || kind === 'call-skipped'
          ? ['rebook', 'refund']
          : title.en.startsWith('2\u00A0h')
            ? ['rebook', 'refund', 'keep']
            : [],
      );
      if (kind === 'refunded') return;
      const [ticket] = (await tickets()).tickets;
      expect(ticket?.standing).toMatchObject({ kind, title });
      expect(ticket?.code === null).toBe(isOff);
    });

    it.each(locales)('in the PDF (%s)', async (locale) => {
      const path = `/bookings/${made.reference}/ticket.pdf?lang=${locale}`;
      const answer = await download(desk, path, made.token);
      expect(answer.status).toBe(kind === 'refunded' ? 409 : 200);
      if (kind === 'refunded') return;
      expect(await figuresIn(answer.bytes)).toBe(isOff ? 0 : 1);
      const sheet = ticketSheet(context, await sheetSource(context, opened.db, await row()), locale);
      const printed = JSON.stringify(sheet.trips);
      if (title.en === 'As planned') expect(sheet.trips[0]?.standing).toBeNull();
      else if (isOff) expect(printed).toContain({ el: 'ΑΚΥΡΩΘΗΚΕ', en: 'CANCELLED' }[locale]);
      else expect(printed).toContain(title[locale]);
      expect(INVITES.test(printed)).toBe(!isOff);
    });

    it.each(locales)('in the calendar file (%s)', async (locale) => {
      const file = await calendar(locale);
      expect(file).toContain(`STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`);
      expect(file).toContain(`METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`);
      expect(file).toContain(`UID:${made.reference}-0@bookings.meltemi`);
      expect(INVITES.test(file)).toBe(!isOff);
      if (report) expect(sequenceIn(file)).toBeGreaterThan(sequence);
      // 08:00 local time in December is 06:00 UTC.
      const [late = 0] = title.en.startsWith('45') ? [45] : title.en.startsWith('2\u00A0h') ? [150] : [];
      const leaves = new Date(Date.UTC(2026, 11, 5, 6, late)).toISOString().replaceAll(/[-:]|\.\d+/g, '');
      if (choice !== 'rebook') expect(file).toContain(`DTSTART:${leaves}`);
    });

    it.each(locales)('in the emails (%s)', async (locale) => {
      const { rows } = await sql<{ id: string; kind: string; data: unknown }>`
        select m.key as id, m.kind, m.data::json as data from desk.outgoing_mail m
        join reservations.booking b on b.id::text = m.about
        where b.reference = ${made.reference} order by m.created_at, m.kind`.execute(opened.db);
      const booking = await row();
      for (const message of rows) {
        const which = emailKinds.find((each) => each === message.kind);
        if (!which) throw new Error(`an unknown kind ${message.kind}`);
        const email = await writeEmail(context, { ...booking, locale }, message, 'nikos@example.gr');
        if (kind === 'refunded') continue;
        if (which === 'reserved' && !isOff) continue;
        expect(INVITES.test(email.text)).toBe(!isOff);
        if (which !== 'disrupted' && !isOff) continue;
        if (choice) continue;
        const [first = ''] = email.text
          .split('\n')
          .filter((line) => line.includes(title[locale]) || /Γεια σας|Hello/.test(line))
          .slice(1);
        expect(first).toContain(title[locale]);
        const word = isOff ? { el: 'ακυρώθηκε', en: 'is cancelled' }[locale] : title[locale];
        expect(email.subject).toContain(word);
        expect(email.attachments.map(({ contentType }) => contentType).includes('application/pdf')).toBe(
          !isOff,
        );
      }
      expect(rows.map((each) => each.kind)).toContain(report ? 'disrupted' : 'ticketed');
    });

    it('in search, departure board, timetable and alerts', async () => {
      const [sailing, ...changes] = voyage;
      const search = await desk.call('POST', '/search', {
        body: {
          trips: [{ from: 'AAA', to: 'BBB', date: DAY }],
          party: { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] },
        },
      });
      const journeys = v.parse(SearchResult, search.json).trips[0]?.journeys ?? [];
      const leg = journeys.flatMap(({ legs }) => legs).find(({ tripId }) => tripId === `${SAILING}.0.1`);
      const forAll = choice ? 'cancelled' : kind;
      expect(leg?.standing).toMatchObject({ kind: forAll });
      const whole = {
        kind: sailing,
        ...(sailing === 'runs' && { changes: changes.map((each) => ({ kind: each })) }),
      };
      const board = v.parse(
        DepartureBoard,
        (await desk.call('GET', `/departures?port=AAA&date=${DAY}`)).json,
      );
      expect(board.departures.find(({ sailingId }) => sailingId === SAILING)?.standing).toMatchObject(whole);
      const day = v.parse(TimetableDay, (await desk.call('GET', `/timetable/day?date=${DAY}`)).json);
      expect(day.sailings.find(({ sailingId }) => sailingId === SAILING)?.standing).toMatchObject(whole);
      const { alerts } = v.parse(Alerts, (await desk.call('GET', '/alerts')).json);
      if (!report) return expect(alerts).toEqual([]);
      expect(alerts).toMatchObject([
        { sailingId: SAILING, text, sailing: { standing: { ...whole, notice: text } } },
      ]);
      expect(alerts[0]?.ports?.map(({ port }) => port)).toEqual(
        kind === 'call-skipped'
          ? ['BBB']
          : title.en === 'Another quay'
            ? ['AAA']
            : ['AAA', 'BBB', 'CCC', 'DDD'],
      );
    });

    it('in the GTFS feed', async () => {
      const read = createFeedReader(opened.db, 'https://www.meltemi.example');
      const feed = openFeed((await read(context.clock())).bytes);
      const stops = stopsOn(feed, SAILING.slice(0, 2), '20261205', '08:00:00');
      if (voyage[0] === 'cancelled') expect(stops).toEqual([]);
      else
        expect(stops).toEqual(
          kind === 'call-skipped' ? ['AAA-1', 'CCC-1', 'DDD-1'] : ['AAA-1', 'BBB-1', 'CCC-1', 'DDD-1'],
        );
    });

    it('at boarding', async () => {
      desk.clock.set('2026-12-05T05:41:00Z');
      const scan = { code, callSeq: 0, kind: 'board', device: 'ramp', at: '2026-12-05T05:40:00Z' };
      const answer = await desk.call('POST', '/operator/scans', {
        token: testSecrets.operatorToken,
        body: { scans: [scan] },
      });
      const [result] = v.parse(ScanResult, answer.json).results;
      expect(result?.outcome).toBe(isOff || choice ? 'void' : 'accepted');
      if (isOff && !choice) {
        expect(result?.reason).toBe(kind);
        expect(result?.text?.en).toContain('cancelled');
      }
    });
  });

  it('is published again when a cancellation is withdrawn, so that calendars restore the ship', async () => {
    await emptyShips(desk);
    await resetSailings(opened.db);
    const made = await desk.ticketed({ trips: [[SAILING, 0, 1]], adults: 1 });
    const { id } = await desk.reported({ sailingId: SAILING, kind: 'cancel' });
    const file = async () =>
      (await download(desk, `/bookings/${made.reference}/calendar.ics`, made.token)).text;
    const gone = await file();
    await desk.withdraw(id ?? '');
    const back = await file();
    expect(back).toContain('STATUS:CONFIRMED');
    expect(sequenceIn(back)).toBeGreaterThan(sequenceIn(gone));
  });
});

function sequenceIn(text: string): number {
  return Number(/^SEQUENCE:(\d+)/m.exec(text)?.[1] ?? -1);
}

/** Number of figures in the document; only ticket codes are figures. */
async function figuresIn(bytes: Uint8Array): Promise<number> {
  const doc = await PDFDocument.load(bytes);
  const root = doc.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const elements = root
    .lookup(PDFName.of('K'), PDFArray)
    .lookup(0, PDFDict)
    .lookup(PDFName.of('K'), PDFArray);
  return Array.from({ length: elements.size() }, (_, index) =>
    elements.lookup(index, PDFDict).lookup(PDFName.of('S'), PDFName).decodeText(),
  ).filter((role) => role === 'Figure').length;
}

/** Calls of the trip of a line that leaves at a given time of day; empty when there is none. */
function stopsOn(feed: ReturnType<typeof openFeed>, line: string, date: string, leaves: string): string[] {
  const rows = (file: string) => feed.get(file) ?? [];
  const weekday = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'][
    new Date(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`).getUTCDay()
  ];
  const runsOn = (service: string) => {
    const exception = rows('calendar_dates.txt').find(
      (each) => each.service_id === service && each.date === date,
    );
    if (exception) return exception.exception_type === '1';
    return rows('calendar.txt').some(
      (each) =>
        each.service_id === service &&
        each[weekday ?? ''] === '1' &&
        (each.start_date ?? '') <= date &&
        date <= (each.end_date ?? ''),
    );
  };
  return rows('trips.txt')
    .filter((trip) => trip.trip_id?.startsWith(`${line}-`) && runsOn(trip.service_id ?? ''))
    .flatMap((trip) => {
      const stops = rows('stop_times.txt').filter((each) => each.trip_id === trip.trip_id);
      return stops[0]?.departure_time === leaves ? stops.map((each) => each.stop_id ?? '') : [];
    });
}
