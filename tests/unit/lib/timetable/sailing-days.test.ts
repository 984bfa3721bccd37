import { describe, expect, it } from 'vitest';
import type {
  Alerts,
  Network,
  SailingStanding,
  Timetable,
  TimetableDirection,
} from '#contracts/reservations/index.ts';
import { boatTrips } from '#lib/timetable/boat-trips.ts';
import { sailingDays } from '#lib/timetable/sailing-days.ts';

const name = (text: string) => ({ el: text, en: text });
const call = (port: string, arrives: number | null, departs: number | null, adultCents: number | null) => ({
  port,
  portName: name(port),
  quay: `${port}-1`,
  quayName: name(`${port} quay`),
  arrives,
  departs,
  stopover: false,
  adultCents,
});
const ship = (id: string, weekdays: number[]) => ({
  id,
  name: name(id),
  kind: 'fast' as const,
  takesVehicles: true,
  weekdays,
});
const direction: TimetableDirection = {
  lineId: 'N1',
  name: name('to Patmos'),
  from: 'RHO',
  to: 'PAT',
  seasons: [
    {
      season: '10-01',
      runs: [
        {
          weekdays: [5, 7],
          ships: [ship('AEOLIS', [5]), ship('NIREAS', [7])],
          firstDay: '2027-10-29',
          lastDay: '2027-11-07',
          calls: [call('RHO', null, 510, null), call('PAT', 855, null, 6950)],
        },
      ],
      exceptions: [
        { date: '2027-11-05', kind: 'none', notice: null },
        { date: '2027-11-06', kind: 'extra', notice: null },
        { date: '2027-11-07', kind: 'cancelled', notice: null },
      ],
      connections: [],
    },
  ],
};
const seasons = [{ id: '10-01', spans: [{ from: '2027-10-01', to: '2027-11-30' }], isCurrent: true }];

describe('the days on which a line sails', () => {
  it('are its weekdays, without holidays, with extra and cancelled days', () => {
    const days = sailingDays(direction, seasons, { from: '2027-10-28', to: '2027-11-08' });
    expect(days.map(({ date, shipName, isCancelled }) => [date, shipName.en, isCancelled])).toEqual([
      ['2027-10-29', 'AEOLIS', false],
      ['2027-10-31', 'NIREAS', false],
      ['2027-11-06', 'AEOLIS', false],
      ['2027-11-07', 'NIREAS', true],
    ]);
  });

  it('are between the two requested days', () => {
    expect(sailingDays(direction, seasons, { from: '2027-12-01', to: '2027-12-31' })).toEqual([]);
  });
});

const timetable: Timetable = {
  today: '2027-10-28',
  horizon: '2028-11-30',
  seasons,
  lines: [{ id: 'N1', name: name('North line'), directions: [direction] }],
};
const network: Network = {
  ports: [],
  vessels: [],
  lines: [],
  today: timetable.today,
  horizon: timetable.horizon,
  beThereMinutes: { fast: 30, ferry: 45 },
};

describe('B9 the lines for search engines', () => {
  it('are boat trips with terminals, times with their offset, and an offer', () => {
    const data = boatTrips({
      timetable,
      network,
      alerts: null,
      locale: 'en',
      site: 'https://meltemi.example',
    });
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BoatTrip',
          name: 'North line, to Patmos',
          departureBoatTerminal: { '@type': 'BoatTerminal', name: 'RHO, RHO quay' },
          arrivalBoatTerminal: { '@type': 'BoatTerminal', name: 'PAT, PAT quay' },
          departureTime: '2027-10-29T08:30:00+03:00',
          arrivalTime: '2027-10-29T14:15:00+03:00',
          offers: {
            price: '69.50',
            priceCurrency: 'EUR',
            url: 'https://meltemi.example/en/booking?from=RHO&to=PAT&date=2027-10-29',
          },
        },
      ],
    });
  });

  // Structured data showed a cancelled or late sailing as scheduled.
  it('leave out a cancelled sailing, and have a late one’s expected times', () => {
    const common = {
      plannedDepartsAt: '2027-10-29T08:30:00+03:00',
      plannedArrivesAt: '2027-10-29T14:15:00+03:00',
      title: name('…'),
      text: name('…'),
      notice: null,
    };
    const trips = (standing: SailingStanding) =>
      boatTrips({
        timetable,
        network,
        alerts: alertsWith(standing),
        locale: 'en',
        site: 'https://meltemi.example',
      });
    expect(trips({ kind: 'cancelled', ...common })).toMatchObject({ '@graph': [] });
    expect(trips({ kind: 'call-skipped', end: 'landing', ...common })).toMatchObject({ '@graph': [] });
    const late = {
      kind: 'late' as const,
      minutes: 45,
      expectedDepartsAt: '2027-10-29T09:15:00+03:00',
      expectedArrivesAt: '2027-10-29T15:00:00+03:00',
      isLong: false,
    };
    const quay = {
      kind: 'quay' as const,
      end: 'boarding' as const,
      planned: name('RHO quay'),
      now: name('Akandia'),
    };
    expect(trips({ kind: 'runs', changes: [late, quay], ...common })).toMatchObject({
      '@graph': [
        {
          departureTime: late.expectedDepartsAt,
          arrivalTime: late.expectedArrivesAt,
          departureBoatTerminal: { name: 'RHO, Akandia' },
          arrivalBoatTerminal: { name: 'PAT, PAT quay' },
        },
      ],
    });
  });
});

/** The service's alerts when the sailing of 29 October has this standing. */
function alertsWith(standing: SailingStanding): Alerts {
  const alert: Alerts['alerts'][number] = {
    id: 'a1',
    kind: 'cancel',
    cause: 'weather',
    causeName: name('Weather'),
    text: name('Strong winds.'),
    sailingId: 'N1-20271029',
    lineId: 'N1',
    serviceDay: '2027-10-29',
    delayMinutes: null,
    seq: null,
    createdAt: '2027-10-28T08:00:00+03:00',
    until: '2027-10-29T14:15:00+03:00',
    sailing: {
      fromName: name('Rhodes'),
      toName: name('Patmos'),
      vesselName: name('AEOLIS'),
      departsAt: standing.plannedDepartsAt,
      standing,
    },
  };
  return { asOf: '2027-10-28T08:00:00+03:00', alerts: [alert] };
}
