import { text } from '#reservations/messages/texts.ts';
import type { Booking } from '#contracts/reservations/booking.ts';
import { doesNotSail, isAsPlanned } from '#contracts/reservations/disruptions/standing.ts';
import type { SegmentStanding } from '#contracts/reservations/disruptions/standing.ts';
import { inTravelOrder } from '#contracts/reservations/life/ways.ts';
import { type About, moment, portsOf, referenceOf } from './about.ts';

type Segment = Booking['segments'][number];
type Ship = { segment: Segment; standing: SegmentStanding };

/** The ships that are still part of the booking and do not go as planned, in the order of travel. */
export function disturbedShips({ booking }: About): Ship[] {
  if (booking.state === 'cancelled') return [];
  return inTravelOrder(booking.segments).flatMap(({ segment }) => {
    const { standing } = segment;
    if (!standing || isAsPlanned(standing) || standing.kind === 'ended' || standing.kind === 'refunded')
      return [];
    // The email that confirms the traveller's choice covers this.
    if (standing.kind === 'runs' && standing.changes.every(({ kind }) => kind === 'rebooked')) return [];
    return [{ segment, standing }];
  });
}

/** The first ship that does not take its travellers; null when all of them do. */
export function shipOff(about: About): Ship | null {
  return disturbedShips(about).find(({ standing }) => doesNotSail(standing)) ?? null;
}

/** At least one ship of the booking takes its travellers on board. */
export function hasValidTicket({ segments }: Booking): boolean {
  return segments.some(
    ({ standing, state = 'live' }) => state === 'live' && (standing?.kind ?? 'runs') === 'runs',
  );
}

/** «Ρόδος – Σύμη, Πέμπτη 16 Ιουλίου 2027, 08:30»: by the timetable, as the traveller knows it. */
function shipName({ segment, standing }: Ship, about: About): string {
  return `${portsOf(segment.leg, about)}, ${moment(standing.plannedDepartsAt, about)}`;
}

/** The subject of an email about a disrupted ship. */
export function subjectOf(ship: Ship, about: About): string {
  const name = shipName(ship, about);
  const reference = referenceOf(about);
  const { standing } = ship;
  if (standing.kind === 'cancelled' || standing.kind === 'call-skipped')
    return text(about.locale, 'emails.standings.subjectCancelled', { name, reference });
  return text(about.locale, 'emails.standings.subject', {
    title: standing.title[about.locale],
    name,
    reference,
  });
}

/** The first line of the body: the same, with what it means for the travellers. */
export function sentenceOf(ship: Ship, about: About): string {
  const name = shipName(ship, about);
  const { title, text } = ship.standing;
  return `${name}: ${title[about.locale]}. ${text[about.locale]}`;
}
