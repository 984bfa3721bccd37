import { expect, it } from 'vitest';
import { sharedTripPath } from '#app/[locale]/(booking)/booking/confirmation/[reference]/shared-trip.ts';
import type { Booking } from '#contracts/reservations/index.ts';

type Segment = Booking['segments'][number];

const call = (port: string, at: string) => ({
  port,
  portName: { el: port, en: port },
  quay: port,
  quayName: { el: port, en: port },
  at,
});

function segment(from: string, to: string, at: string, more: Partial<Segment> = {}): Segment {
  return {
    leg: {
      tripId: `${from}${to}${at}`,
      sailingId: 'S',
      lineId: 'L1',
      vessel: { id: 'v', name: { el: 'Αιολίς', en: 'Aeolis' }, kind: 'fast', takesVehicles: true },
      from: call(from, `${at}T08:30:00+03:00`),
      to: call(to, `${at}T09:25:00+03:00`),
      calls: [],
    },
    class: 'ECO',
    direction: 'A',
    beThereBy: `${at}T08:00:00+03:00`,
    durationMinutes: 55,
    ...more,
  };
}

it('shares a return trip as a search without access to the booking', () => {
  const path = sharedTripPath('el', [
    segment('RHO', 'SYM', '2027-06-10'),
    segment('SYM', 'RHO', '2027-06-17', { direction: 'R' }),
  ]);
  expect(path).toBe('/booking/sailings?from=RHO&to=SYM&date=2027-06-10&return=2027-06-17&adults=1');
});

it('joins the ships of a bound, leaves out cancelled ones, and is null when no ship is left', () => {
  const ships = [
    segment('RHO', 'KOS', '2027-06-10', { way: 0 }),
    segment('KOS', 'NIS', '2027-06-10', { way: 0 }),
    segment('NIS', 'RHO', '2027-06-12', { way: 1, direction: 'R', state: 'cancelled' }),
  ];
  expect(sharedTripPath('en', ships)).toMatch(/^\/en\/booking\/sailings\?from=RHO&to=NIS&date=2027-06-10&/);
  expect(
    sharedTripPath(
      'el',
      ships.map((each) => ({ ...each, state: 'cancelled' })),
    ),
  ).toBeNull();
});
