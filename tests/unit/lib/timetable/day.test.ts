import { createTranslator, type AbstractIntlMessages } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Departure, Timetable } from '#contracts/reservations/index.ts';
import { readDayView } from '#lib/timetable/day.server.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };

const messages = { el, en };
// The library's server version reads the request of a page, which doesn't exist here: the same texts from the library itself.
vi.mock('next-intl/server', () => ({
  getTranslations: async ({ locale, namespace }: { locale: 'el' | 'en'; namespace: string }) => {
    const texts: AbstractIntlMessages = messages[locale];
    return createTranslator({ locale, messages: texts, namespace, timeZone: 'Europe/Athens' });
  },
}));

const DAY = '2026-12-04';
const at = (time: string, day = DAY) => `${day}T${time}:00+02:00`;
const port = (code: string, el: string, en: string) => ({
  code,
  island: code.toLowerCase(),
  name: { el, en },
  accusative: `τη ${el}`,
  lat: 36,
  lon: 28,
  aliases: [],
  quays: [],
  destinations: [],
});
const names = {
  RHO: { el: 'Ρόδος', en: 'Rhodes' },
  SYM: { el: 'Σύμη', en: 'Symi' },
  KOS: { el: 'Κως', en: 'Kos' },
};
const network = {
  ports: Object.entries(names).map(([code, { el, en }]) => port(code, el, en)),
  vessels: [],
  lines: [],
  today: DAY,
  horizon: '2027-11-21',
  beThereMinutes: { fast: 30, ferry: 45 },
};
const timetable: Timetable = {
  today: DAY,
  horizon: '2027-11-21',
  seasons: [{ id: '11-01', spans: [{ from: '2026-11-01', to: '2027-03-31' }], isCurrent: true }],
  lines: [
    {
      id: 'N1',
      name: names.KOS,
      directions: [
        {
          lineId: 'N1',
          name: names.KOS,
          from: 'RHO',
          to: 'KOS',
          seasons: [
            {
              season: '11-01',
              exceptions: [],
              connections: [],
              runs: [
                {
                  weekdays: [5, 7],
                  ships: [{ id: 'V', name: names.RHO, kind: 'fast', takesVehicles: false, weekdays: [5, 7] }],
                  firstDay: DAY,
                  lastDay: DAY,
                  calls: (['RHO', 'SYM', 'KOS'] as const).map((code, index) => ({
                    port: code,
                    portName: names[code],
                    quay: 'Q',
                    quayName: names[code],
                    arrives: index === 0 ? null : 540 + 60 * index,
                    departs: index === 2 ? null : 540 + 60 * index,
                    stopover: false,
                    adultCents: null,
                  })),
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

/** A ship from Rhodes over Symi to Kos. */
function ship(id: string, change: Partial<Departure> = {}, day = DAY): Departure {
  const stop = (code: 'RHO' | 'KOS', time: string) => ({
    port: code,
    portName: names[code],
    quay: 'Q',
    quayName: names[code],
    at: at(time, day),
  });
  return {
    sailingId: id,
    tripId: `${id}.0.2`,
    vessel: { id: 'V', name: { el: 'Νηρέας', en: 'Nireas' }, kind: 'fast' },
    from: stop('RHO', '09:00'),
    to: stop('KOS', '13:00'),
    via: [
      { port: 'SYM', portName: names.SYM, arrivesAt: at('10:45', day), tripId: `${id}.0.1`, fromCents: 1550 },
    ],
    state: 'on-time',
    expectedAt: null,
    fromCents: 4050,
    seatsFree: 90,
    ...change,
  };
}

/** The service at the network level: these ships from Rhodes by day. */
function shipsLeave(byDay: Readonly<Record<string, Departure[]>>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address);
    const date = searchParams.get('date') ?? '';
    if (pathname.endsWith('/network')) return Response.json(network);
    if (pathname.endsWith('/timetable')) return Response.json(timetable);
    if (pathname.endsWith('/timetable/day'))
      return Response.json({ date, today: DAY, horizon: '2027-11-21', sailings: [], next: [] });
    if (pathname.endsWith('/departures'))
      return Response.json({ port: 'RHO', date, departures: byDay[date] ?? [], asOf: at('08:00') });
    // Content: the page falls back to the phone in the catalogue.
    return Response.json({}, { status: 503 });
  });
}

const notice = { el: 'Βλάβη στη ράμπα.', en: 'A broken ramp.' };
const cancelled: Partial<Departure> = {
  state: 'cancelled',
  standing: {
    kind: 'cancelled',
    plannedDepartsAt: at('09:00'),
    plannedArrivesAt: at('13:00'),
    notice,
    title: { el: 'Ακυρώθηκε', en: 'Cancelled' },
    text: { el: 'Το δρομολόγιο ακυρώθηκε.', en: 'This sailing is cancelled.' },
  },
};

beforeEach(() => vi.useFakeTimers({ now: new Date(at('08:00')), toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function rowsOf(destination: string | null, locale: 'el' | 'en' = 'el', date = DAY) {
  const view = await readDayView({ date, from: 'RHO', destination }, locale);
  return view?.here ?? null;
}

describe('the timetable of a day', () => {
  // A late ship was shown with her new departure, but with the arrival, the calls and the duration of the timetable.
  it('shows a late ship with the times that the ticket shows', async () => {
    const late = ship('A', {
      state: 'delayed',
      expectedAt: at('09:25'),
      expectedArrivesAt: at('13:20'),
      via: [
        {
          port: 'SYM',
          portName: names.SYM,
          arrivesAt: at('10:45'),
          expectedArrivesAt: at('11:10'),
          tripId: 'A.0.1',
          fromCents: 1550,
        },
      ],
    });
    shipsLeave({ [DAY]: [late] });
    const whole = (await rowsOf(null))?.rows[0];
    expect(whole).toMatchObject({
      wasTime: '09:00',
      time: '09:25',
      arrives: 'άφιξη 13:20, 3\u00A0ώ.\u00A055\u00A0λ.',
    });
    expect(whole?.calls.map(({ time }) => time)).toEqual(['11:10']);
    expect((await rowsOf('SYM'))?.rows[0]).toMatchObject({
      arrives: 'άφιξη 11:10, 1\u00A0ώ.\u00A045\u00A0λ.',
    });
  });

  // “Now, Sunday 29 November” stood over ships that all leave on Monday.
  it('is headed by the day only while a ship of that day is still to leave', async () => {
    const tomorrow = ship('B', {}, '2026-12-05');
    shipsLeave({ [DAY]: [ship('A')], '2026-12-05': [tomorrow] });
    expect(await rowsOf(null, 'en', 'now')).toMatchObject({ title: null });
    shipsLeave({ [DAY]: [], '2026-12-05': [tomorrow] });
    expect(await rowsOf(null, 'en', 'now')).toMatchObject({
      title: 'Next departures',
      rows: [{ dayWord: 'Tomorrow' }],
    });
  });

  it('says why a ship is cancelled, and names the next one there', async () => {
    shipsLeave({ [DAY]: [ship('A', cancelled)], '2026-12-06': [ship('B', {}, '2026-12-06')] });
    const row = (await rowsOf(null, 'en'))?.rows[0];
    expect(row).toMatchObject({ reason: 'A broken ramp.', arrives: null, price: null, calls: [] });
    expect(row?.wayOut?.text).toBe('To Kos: Sunday 6\u00A0December, 09:00, Nireas');
    expect(row?.wayOut?.href).toContain('/en/booking/sailings?from=RHO&to=KOS&date=2026-12-06');
  });

  it('gives the phone where no other ship follows a cancelled one', async () => {
    shipsLeave({ [DAY]: [ship('A', cancelled)] });
    expect((await rowsOf(null))?.rows[0]?.wayOut?.href).toMatch(/^tel:/);
  });

  it('says of a day without a ship when ships sail, and opens the next one', async () => {
    shipsLeave({ '2026-12-06': [ship('B', {}, '2026-12-06')] });
    const here = await rowsOf('SYM', 'el', '2026-12-05');
    expect(here?.none).toMatchObject({
      reason: 'Δρομολόγια αυτή την περίοδο: Παρασκευή και Κυριακή.',
      next: { date: '2026-12-06', text: 'Επόμενο δρομολόγιο: Κυριακή 6\u00A0Δεκεμβρίου' },
    });
    expect(here?.none?.week.map(({ day, time }) => [day, time])).toEqual([
      [5, null],
      [6, '09:00'],
      [7, null],
      [8, null],
      [9, null],
      [10, null],
      [11, null],
    ]);
    expect((await rowsOf('SYM', 'el', '2026-12-01'))?.none).toEqual({
      reason: 'Η ημέρα αυτή έχει περάσει.',
      next: null,
      week: [],
    });
  });

  // Eight rows said “departed”, and nothing else.
  it('names the next day with a ship once all of today’s have left', async () => {
    const gone = ship('A', { state: 'departed' });
    shipsLeave({ [DAY]: [gone], '2026-12-06': [ship('B', {}, '2026-12-06')] });
    expect(await rowsOf('SYM', 'en')).toMatchObject({
      rows: [{ hasLeft: true }],
      none: {
        reason: 'All of today’s sailings have departed.',
        next: { date: '2026-12-06', text: 'Next sailing: Sunday 6\u00A0December' },
      },
    });
    shipsLeave({ [DAY]: [gone, ship('B')] });
    expect((await rowsOf('SYM'))?.none).toBeNull();
  });
});
