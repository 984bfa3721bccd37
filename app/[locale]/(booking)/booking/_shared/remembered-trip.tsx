import { getTranslations } from 'next-intl/server';
import { type Booking, printReference } from '#contracts/reservations/index.ts';
import { readTripOf } from '#lib/trips/read-trip.server.ts';
import layout from './layout.module.css';
import { RememberTrip } from './remember-trip.client.tsx';

/** The device remembers the trip, and says so, with a button that makes it forget (decision 100). */
export async function RememberedTrip({ booking }: { booking: Booking }) {
  const [t, trip] = await Promise.all([getTranslations('common.trips.kept'), readTripOf(booking)]);
  if (!trip) return null;
  return (
    <RememberTrip
      trip={trip}
      texts={{
        text: t('text'),
        forget: t('forget'),
        forgotten: t('forgotten', { reference: printReference(booking.reference) }),
      }}
      className={layout.remembered}
      buttonClass={layout.link}
    />
  );
}
