import 'server-only';
import { getTranslations } from 'next-intl/server';
import { addMinutes, athensInstant } from '#foundation/dates/athens.ts';
import { defaultLocale, locales, perLocale } from '#foundation/text/locales.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { searchSailings } from '#lib/reservations/client.server.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import type { KeptShip, Trip } from './kept-trips.ts';
import { partyOf, shipOf, tripOfBooking } from './trip-of-booking.ts';

/** What a device remembers of a booking; null before it is sold. Without the network, walks and cases of names are missing. */
export async function readTripOf(booking: Booking): Promise<Trip | null> {
  const { people, vehicles } = partyOf(booking);
  const [network, ...parties] = await Promise.all([
    readNetwork(),
    ...locales.map(async (locale) => {
      const t = await getTranslations({ locale, namespace: 'common.trips' });
      const texts = [
        t('people', { count: people }),
        ...(vehicles > 0 ? [t('vehicles', { count: vehicles })] : []),
      ];
      return texts.join(', ');
    }),
  ]);
  const party = perLocale((locale) => parties[locales.indexOf(locale)] ?? '');
  return tripOfBooking(booking, network, party);
}

type ShipQuery = { from: string; to: string; date: string; /** `tripId` of the service. */ id: string };

/** How a ship stands for everybody, as a device remembers it; null when the service doesn't respond. */
export async function readShip({ from, to, date, id }: ShipQuery): Promise<KeptShip | 'unknown' | null> {
  const party = { passengers: [{ category: 'ADT' as const }], vehicles: [], pets: [] };
  const [network, found] = await Promise.all([
    readNetwork(),
    searchSailings({ trips: [{ from, to, date }], party }, defaultLocale),
  ]);
  if (!network || found.kind === 'unreachable') return null;
  const journeys = found.kind === 'ok' ? found.value.trips.flatMap((trip) => trip.journeys) : [];
  const leg = journeys.flatMap(({ legs }) => legs).find(({ tripId }) => tripId === id);
  if (!leg) return 'unknown';
  const minutes = network.beThereMinutes[leg.vessel.kind];
  const beThereBy = athensInstant(addMinutes(new Date(leg.from.at), -minutes));
  return shipOf({ leg, beThereBy, standing: leg.standing }, network);
}
