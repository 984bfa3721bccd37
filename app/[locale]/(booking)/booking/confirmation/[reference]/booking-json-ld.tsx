import { currentLocale } from '#lib/i18n/current-locale.ts';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { paths } from '#lib/routes/paths.ts';
import { siteUrl } from '#lib/address.server.ts';
import { type Booking, inTravelOrder } from '#contracts/reservations/index.ts';

const CONTEXT = 'https://schema.org';

/** Every ship as a `BoatReservation`, so that a phone's assistant can remind its owner. The page is private. */
export async function BookingJsonLd({ booking }: { booking: Booking }) {
  const locale = await currentLocale();
  const terminal = ({ portName, quayName }: Call) => ({
    '@type': 'BoatTerminal',
    name: `${portName[locale]}, ${quayName[locale]}`,
  });
  const [lead] = booking.passengers;
  const isOff = booking.state === 'cancelled';
  const status = { confirmed: 'ReservationPending', ticketed: 'ReservationConfirmed' } as const;
  const activeStatus =
    booking.state === 'confirmed' || booking.state === 'ticketed' ? status[booking.state] : null;
  const reservations = inTravelOrder(booking.segments).map(
    ({ segment: { leg, state = 'live', standing } }) => ({
      '@type': 'BoatReservation',
      reservationNumber: booking.reference,
      reservationStatus: `${CONTEXT}/${isOff || state !== 'live' || (standing && standing.kind !== 'runs') ? 'ReservationCancelled' : (activeStatus ?? 'ReservationHold')}`,
      url: `${siteUrl()}${paths.bookingConfirmation(locale, booking.reference)}`,
      ...(lead && { underName: { '@type': 'Person', name: `${lead.given} ${lead.surname}` } }),
      reservationFor: {
        '@type': 'BoatTrip',
        name: `${leg.from.portName[locale]} – ${leg.to.portName[locale]}`,
        departureBoatTerminal: terminal(leg.from),
        departureTime: leg.from.at,
        arrivalBoatTerminal: terminal(leg.to),
        arrivalTime: leg.to.at,
      },
    }),
  );
  return <JsonLd data={{ '@context': CONTEXT, '@graph': reservations }} />;
}

type Call = Booking['segments'][number]['leg']['from'];
