import 'server-only';
import { getTranslations } from 'next-intl/server';
import { locales, perLocale } from '#foundation/text/locales.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import type { Trip } from './kept-trips.ts';
import { partyOf, tripOfBooking } from './trip-of-booking.ts';

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
