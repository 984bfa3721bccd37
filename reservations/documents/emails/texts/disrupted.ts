import { text } from '#reservations/messages/texts.ts';
import type { Booking } from '#contracts/reservations/booking.ts';
import { isAsPlanned } from '#contracts/reservations/disruptions/standing.ts';
import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, moment, portsOf, referenceOf, routeOf, shipFacts } from './about.ts';
import { disturbedShips, sentenceOf, subjectOf } from './standings.ts';

/**
 * The operator changed a sailing, or withdrew the change. `what` records the effect on this booking at that time; the text follows
 * the state of the sailing when the email is sent.
 */
export function disrupted(about: About): Draft {
  const { notice, delayMinutes = 0 } = about.data;
  const what = currentEffect(about);
  const delay = text(about.locale, 'emails.disrupted.delay', { minutes: delayMinutes });
  return {
    subject: subject(about),
    paragraphs: [
      opening(about),
      ...(notice ? [notice[about.locale]] : []),
      ...(delayMinutes > 0 && what !== 'withdrawn' && !shipOf(about) ? [delay] : []),
      ...choice(about),
    ],
    facts: [
      [text(about.locale, 'emails.facts.reference'), referenceOf(about)],
      ...concerned(about),
      ...shipFacts(about),
      [text(about.locale, 'emails.facts.phone'), about.phone],
    ],
  };
}

function subject(about: About): string {
  const which = `${referenceOf(about)}: ${routeOf(about)}`;
  const ship = shipOf(about);
  if (ship) return subjectOf(ship, about);
  return currentEffect(about) === 'withdrawn'
    ? text(about.locale, 'emails.disrupted.subjectAsPlanned', { booking: which })
    : text(about.locale, 'emails.disrupted.subjectChange', { booking: which });
}

/** A sailing that is back to plan by the time the email is sent counts as withdrawn. */
function currentEffect({ booking, data }: About): About['data']['what'] {
  const { state, standing } = (data.segment === undefined ? null : booking.segments[data.segment]) ?? {};
  const isBack = state === 'live' && standing && isAsPlanned(standing) && data.what !== 'connection';
  return isBack ? 'withdrawn' : data.what;
}

/** The ship the message is about if it is disrupted now, otherwise the first ship that is. */
function shipOf(about: About) {
  const { booking, data } = about;
  if (data.what === 'withdrawn') return null;
  const ships = disturbedShips(about);
  return (
    ships.find(({ segment }) => data.segment !== undefined && segment === booking.segments[data.segment]) ??
    ships[0] ??
    null
  );
}

function opening(about: About): string {
  const ship = shipOf(about);
  if (!ship) return openingOf(about);
  return `${sentenceOf(ship, about)} ${text(about.locale, 'emails.disrupted.sorry')}`;
}

function openingOf(about: About): string {
  switch (currentEffect(about)) {
    case 'withdrawn':
      return text(about.locale, 'emails.disrupted.withdrawn');
    case 'told':
      return text(about.locale, 'emails.disrupted.change');
    case 'late':
      return text(about.locale, 'emails.disrupted.late');
    case 'connection':
      return text(about.locale, 'emails.disrupted.connection');
    default:
      return text(about.locale, 'emails.disrupted.cannotRun');
  }
}

/** Which of several ships the message is about; left out when the booking has only one. */
function concerned(about: About): [string, string][] {
  const { booking, data } = about;
  const isAhead = ({ state = 'live' }: Booking['segments'][number]) => state === 'live';
  const segment = data.segment === undefined ? undefined : booking.segments[data.segment];
  if (!segment || !isAhead(segment) || booking.segments.filter(isAhead).length < 2) return [];
  const { leg } = segment;
  return [
    [text(about.locale, 'emails.facts.concerns'), `${portsOf(leg, about)}, ${moment(leg.from.at, about)}`],
  ];
}

/** Only some changes give travellers a choice. */
function choice(about: About): string[] {
  const what = currentEffect(about);
  if (what === 'told' || what === 'withdrawn') return [];
  // The sentence about the ship names the choices already.
  if ((shipOf(about)?.standing.choices.length ?? 0) > 0) return [];
  return [text(about.locale, 'emails.disrupted.choices')];
}
