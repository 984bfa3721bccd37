import type { BrowserContext } from '@playwright/test';
import { addDays } from '#foundation/dates/day.ts';
import { Booking, Network, SearchResult, type Party } from '#contracts/reservations/index.ts';
import { fetchJson, hold, openIn, staffToken, type Held, type Segment } from './sold-booking.ts';

export const PEOPLE = [
  { surname: 'Χατζηδάκη', given: 'Ελένη', gender: 'F', nationality: 'GR', birthDate: '1990-09-12' },
  { surname: 'Weber', given: 'Jürgen', gender: 'M', nationality: 'DE', birthDate: '1986-02-03' },
];
export const PLATE = 'ΡΟΕ-4711';
const PARTY: Party = {
  passengers: [{ category: 'ADT' }, { category: 'ADT' }],
  vehicles: [{ category: 'CAR1' }],
  pets: [{ category: 'PET_SMALL' }],
};

/**
 * Two people with a car and a pet, from Rhodes to Symi and back, reserved at the service; the browser of `context` may
 * open the booking.
 */
export async function reserve(context: BrowserContext): Promise<Held> {
  const held = await hold(await thereAndBack(), PARTY);
  const details = {
    passengers: PEOPLE,
    vehicles: [{ plate: PLATE, driver: 0 }],
    contact: { email: 'eleni@example.gr', phone: null, refused: false },
  };
  await fetchJson(`/operator/bookings/${held.reference}/confirm`, Booking, details, await staffToken());
  await openIn(context, held);
  return held;
}

/** Pays as an agency does: the tickets are issued. */
export async function pay({ reference, totalCents }: Held): Promise<void> {
  const payment = { reference, cents: totalCents, receipt: `T-${reference}` };
  await fetchJson('/operator/payments', Booking, payment, await staffToken());
}

/** A distant day with space for everybody, and a return two days later. */
async function thereAndBack(): Promise<Segment[]> {
  const { today, horizon } = await fetchJson('/network', Network);
  for (let date = addDays(today, 62); date < addDays(horizon, -2); date = addDays(date, 3)) {
    const trips = [
      { from: 'RHO', to: 'SYM', date },
      { from: 'SYM', to: 'RHO', date: addDays(date, 2) },
    ];
    const found = await fetchJson('/search', SearchResult, { trips, party: PARTY });
    const legs = found.trips.map(({ journeys }) =>
      journeys.find((each) => each.state === 'available' && each.legs.length === 1),
    );
    const [out, back] = legs.map((journey) => journey?.legs[0]?.tripId);
    if (out && back)
      return [
        { tripId: out, class: 'ECO', direction: 'A' },
        { tripId: back, class: 'ECO', direction: 'R' },
      ];
  }
  throw new Error('no day with room for a car and a pet from Rhodes to Symi and back');
}
