import { longDay } from '#foundation/dates/format-day.ts';
import { type Locale, perLocale } from '#foundation/text/locales.ts';
import { placeForms, sameInEachCase } from '#foundation/text/place-forms.ts';
import {
  type Booking,
  inTravelOrder,
  isAsPlanned,
  type Network,
  type SailingStanding,
  type SegmentStanding,
} from '#contracts/reservations/index.ts';
import type { KeptShip, Trip } from './kept-trips.ts';

/**
 * What a device remembers of a booking: its ships that still have a date, how each stands, and no names. Without ships, as of a
 * cancelled booking, the device forgets it. `party`: how many travel, in words. Null before it is sold.
 */
export function tripOfBooking(
  booking: Booking,
  network: Network | null,
  party: Readonly<Record<Locale, string>>,
): Trip | null {
  const { state } = booking;
  if (state === 'held' || state === 'paying') return null;
  const isSold = state === 'ticketed' || state === 'confirmed';
  const segments = isSold
    ? inTravelOrder(booking.segments).flatMap(({ segment }) => (isTravelled(segment) ? [segment] : []))
    : [];
  return {
    reference: booking.reference,
    hasTickets: state === 'ticketed',
    party,
    ships: segments.map((segment) => shipOf(segment, network)),
  };
}

/** How many travel. */
export function partyOf({ passengers, vehicles }: Booking): { people: number; vehicles: number } {
  const isTravelling = ({ cancelled }: { cancelled?: boolean | undefined }) => !cancelled;
  return { people: passengers.filter(isTravelling).length, vehicles: vehicles.filter(isTravelling).length };
}

type Segment = Booking['segments'][number];

function isTravelled({ state = 'live', standing }: Segment): boolean {
  return state === 'live' && standing?.kind !== 'refunded' && standing?.kind !== 'ended';
}

type Ship = Pick<Segment, 'leg' | 'beThereBy'> & { standing?: SailingStanding | SegmentStanding | undefined };

/** One ship, as a device remembers it. */
export function shipOf({ leg, beThereBy, standing }: Ship, network: Network | null): KeptShip {
  const { from, to, vessel, tripId } = leg;
  const ports = network?.ports ?? [];
  const port = ports.find(({ code }) => code === to.port);
  const quay = ports.find(({ code }) => code === from.port)?.quays.find(({ id }) => id === from.quay);
  return {
    id: tripId,
    fromPort: from.port,
    toPort: to.port,
    from: from.portName,
    quay: from.quayName,
    walk: quay?.note ?? null,
    to: to.portName,
    toAccusative: perLocale(
      (locale) => (port ? placeForms(port, locale) : sameInEachCase(to.portName[locale])).accusative,
    ),
    vessel: vessel.name,
    day: perLocale((locale) => longDay(from.at, locale)),
    departsAt: from.at,
    arrivesAt: to.at,
    plannedDepartsAt: standing?.plannedDepartsAt ?? from.plannedAt ?? from.at,
    plannedArrivesAt: standing?.plannedArrivesAt ?? to.plannedAt ?? to.at,
    beThereBy,
    state: stateOf(standing),
    hasChoices: standing !== undefined && 'choices' in standing && standing.choices.length > 0,
    title: standing?.title ?? perLocale(() => ''),
    text: perLocale((locale) =>
      [standing?.text[locale], standing?.notice?.[locale]].filter(Boolean).join(' '),
    ),
  };
}

function stateOf(standing: Ship['standing']): KeptShip['state'] {
  if (!standing || isAsPlanned(standing)) return 'planned';
  if (standing.kind === 'runs') return 'changed';
  return standing.kind === 'cancelled' ? 'cancelled' : 'off';
}
