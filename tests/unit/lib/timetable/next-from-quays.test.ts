import { createTranslator, type AbstractIntlMessages } from 'next-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DaySailing } from '#contracts/reservations/index.ts';
import { readNextFromQuays } from '#lib/timetable/next-from-quays.server.ts';
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

const TODAY = '2026-12-04';
const at = (time: string, day = TODAY) => `${day}T${time}:00+02:00`;
const names = {
  RHO: { el: 'Ρόδος', en: 'Rhodes' },
  SYM: { el: 'Σύμη', en: 'Symi' },
  KOS: { el: 'Κως', en: 'Kos' },
};
const network = {
  ports: Object.entries(names).map(([code, name]) => ({
    code,
    island: code.toLowerCase(),
    name,
    accusative: code === 'KOS' ? 'την Κω' : `τη ${name.el}`,
    lat: 36,
    lon: 28,
    aliases: [],
    quays: [],
    destinations: [],
  })),
  vessels: [],
  lines: [],
  today: TODAY,
  horizon: '2027-11-21',
  beThereMinutes: { fast: 30, ferry: 45 },
};

/** A ship from a quay of Rhodes at `time` over Symi, an hour later, to Kos. */
function ship(quay: string, time: string, change: Partial<DaySailing> = {}, day = TODAY): DaySailing {
  const call = (
    port: keyof typeof names,
    berth: string,
    arrivesAt: string | null,
    departsAt: string | null,
  ) => ({
    port,
    portName: names[port],
    quay: berth,
    quayName: names[port],
    arrivesAt,
    departsAt,
    stopover: false,
    adultCents: null,
  });
  const later = (hours: number) =>
    `${String(Number(time.slice(0, 2)) + hours).padStart(2, '0')}${time.slice(2)}`;
  return {
    sailingId: `${quay} ${day} ${time}`,
    lineId: 'N1',
    ship: { id: 'V', name: { el: 'Νηρέας', en: 'Nireas' }, kind: 'fast', takesVehicles: false },
    state: 'planned',
    notice: null,
    delayMinutes: 0,
    isChanged: false,
    calls: [
      call('RHO', quay, null, at(time, day)),
      call('SYM', 'S', at(later(1), day), at(later(1), day)),
      call('KOS', 'K', at(later(2), day), null),
    ],
    ...change,
  };
}

/** The service at the network level: these sailings by day. */
function shipsSail(byDay: Readonly<Record<string, DaySailing[]>>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address);
    const date = searchParams.get('date') ?? '';
    if (pathname.endsWith('/network')) return Response.json(network);
    return Response.json({
      date,
      today: TODAY,
      horizon: '2027-11-21',
      sailings: byDay[date] ?? [],
      next: [],
    });
  });
}

const textsOf = async (time: string, locale: 'el' | 'en' = 'el') =>
  Object.fromEntries(
    (await readNextFromQuays(locale, new Date(at(time))))?.quays.map(({ id, when, to }) => [
      id,
      `${when} ${to}`,
    ]) ?? [],
  );

afterEach(() => vi.unstubAllGlobals());

describe('the next ship from each quay', () => {
  it('is the soonest that has not left, today or on a later day of the week', async () => {
    shipsSail({
      [TODAY]: [ship('A', '08:00'), ship('A', '13:30')],
      '2026-12-05': [ship('A', '07:00', {}, '2026-12-05'), ship('B', '09:00', {}, '2026-12-05')],
      '2026-12-08': [ship('C', '10:00', {}, '2026-12-08')],
    });
    expect(await textsOf('08:30')).toEqual({
      // The ship of 08:00 has left Rhodes, not yet Symi.
      S: 'Σήμερα 09:00 προς την Κω',
      A: 'Σήμερα 13:30 προς την Κω',
      B: 'Αύριο 09:00 προς την Κω',
      C: 'Τρίτη 10:00 προς την Κω',
    });
    expect((await textsOf('08:30', 'en')).C).toBe('Tuesday 10:00 to Kos');
  });

  // “Symi: tomorrow 12:00 to Symi”, said of the ship that leaves the island’s other port.
  it('is marked where she goes to another port of the same island', async () => {
    const round = ship('A', '12:00');
    const [first, , last] = round.calls;
    if (!first || !last) throw new Error('a ship has calls');
    shipsSail({
      [TODAY]: [{ ...round, calls: [first, { ...last, port: first.port, quay: 'B' }] }, ship('B', '13:30')],
    });
    const next = await readNextFromQuays('el', new Date(at('08:30')));
    expect(next?.quays.map(({ id, isLocal }) => [id, isLocal])).toEqual([
      ['A', true],
      ['B', false],
      ['S', false],
    ]);
  });

  it('may have set off yesterday', async () => {
    const set = ship('A', '21:30', {}, '2026-12-03');
    const [first, , last] = set.calls;
    if (!first || !last) throw new Error('a ship has calls');
    const atNight = { ...last, port: 'SYM', quay: 'S', departsAt: at('01:15') };
    shipsSail({ '2026-12-03': [{ ...set, calls: [first, atNight, last] }] });
    expect(await textsOf('00:30')).toEqual({ S: 'Σήμερα 01:15 προς την Κω' });
  });

  it('is at the expected time, and never one that is cancelled or skips the call', async () => {
    const late = ship('A', '08:00');
    const [first, ...rest] = late.calls;
    if (!first) throw new Error('a ship has calls');
    const skips = ship('B', '09:00');
    shipsSail({
      [TODAY]: [
        { ...late, state: 'delayed', calls: [{ ...first, expectedDepartsAt: at('08:40') }, ...rest] },
        ship('C', '09:00', { state: 'cancelled' }),
        {
          ...skips,
          calls: skips.calls.map((call, index) => ({ ...call, isSkipped: index !== 0 && index !== 1 })),
        },
      ],
    });
    const texts = await textsOf('08:30');
    expect(texts).toMatchObject({ A: 'Σήμερα 08:40 προς την Κω', B: 'Σήμερα 09:00 προς τη Σύμη' });
    expect(texts).not.toHaveProperty('C');
  });

  it('is unknown without the service', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }));
    expect(await readNextFromQuays('el', new Date(at('08:00')))).toBeNull();
  });
});
