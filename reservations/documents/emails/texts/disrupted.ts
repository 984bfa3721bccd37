import type { Booking } from '#contracts/reservations/booking.ts';
import { isAsPlanned } from '#contracts/reservations/disruptions/standing.ts';
import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, moment, portsOf, referenceOf, routeOf, say, shipFacts } from './about.ts';
import { disturbedShips, sentenceOf, subjectOf } from './standings.ts';

/**
 * The carrier changed something, or took a change back. `what` says how it touched this booking then; how its ship stands when the
 * letter goes out decides what is said.
 */
export function disrupted(about: About): Draft {
  const { notice, delayMinutes = 0 } = about.data;
  const what = whatNow(about);
  const delay = say(
    about,
    `Καθυστέρηση που γνωρίζουμε ως τώρα: ${delayMinutes} λεπτά.`,
    `The delay known so far: ${delayMinutes} minutes.`,
  );
  return {
    subject: subject(about),
    paragraphs: [
      opening(about),
      ...(notice ? [notice[about.locale]] : []),
      ...(delayMinutes > 0 && what !== 'withdrawn' && !shipOf(about) ? [delay] : []),
      ...choice(about),
    ],
    facts: [
      [say(about, 'Κωδικός κράτησης', 'Booking reference'), referenceOf(about)],
      ...concerned(about),
      ...shipFacts(about),
    ],
  };
}

function subject(about: About): string {
  const which = `${referenceOf(about)}: ${routeOf(about)}`;
  const ship = shipOf(about);
  if (ship) return subjectOf(ship, about);
  return whatNow(about) === 'withdrawn'
    ? say(
        about,
        `Το δρομολόγιό σας γίνεται κανονικά, κράτηση ${which}`,
        `Your sailing runs as planned, booking ${which}`,
      )
    : say(about, `Αλλαγή στο δρομολόγιό σας, κράτηση ${which}`, `Change to your sailing, booking ${which}`);
}

/** What was cancelled or late and sails as planned by the time the letter goes out is told like what was taken back. */
function whatNow({ booking, data }: About): About['data']['what'] {
  const { state, standing } = (data.segment === undefined ? null : booking.segments[data.segment]) ?? {};
  const isBack = state === 'live' && standing && isAsPlanned(standing) && data.what !== 'connection';
  return isBack ? 'withdrawn' : data.what;
}

/** The ship that it is about, if it does not go as planned now; else the first that does not. */
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
  return `${sentenceOf(ship, about)} ${say(about, 'Ζητούμε συγγνώμη.', 'We are sorry.')}`;
}

function openingOf(about: About): string {
  switch (whatNow(about)) {
    case 'withdrawn':
      return say(
        about,
        'η αλλαγή για την οποία σας γράψαμε δεν ισχύει πια. Το ταξίδι σας γίνεται όπως παρακάτω.',
        'The change we wrote to you about no longer applies. Your trip runs as below.',
      );
    case 'told':
      return say(
        about,
        'υπάρχει μια αλλαγή στο δρομολόγιό σας. Το ταξίδι σας γίνεται όπως παρακάτω.',
        'There is a change to your sailing. Your trip runs as below.',
      );
    case 'late':
      return say(
        about,
        'το πλοίο σας έχει μεγάλη καθυστέρηση. Ζητούμε συγγνώμη.',
        'Your ship is running very late. We are sorry.',
      );
    case 'connection':
      return say(
        about,
        'με τα νέα δεδομένα δεν προλαβαίνετε την ανταπόκρισή σας. Ζητούμε συγγνώμη.',
        'As things stand you will miss your connection. We are sorry.',
      );
    default:
      return say(
        about,
        'το δρομολόγιό σας δεν μπορεί να γίνει όπως το κλείσατε. Ζητούμε συγγνώμη.',
        'Your sailing cannot run as you booked it. We are sorry.',
      );
  }
}

/** Which of several ships it is about; nobody with one ship needs to ask. */
function concerned(about: About): [string, string][] {
  const { booking, data } = about;
  const isAhead = ({ state = 'live' }: Booking['segments'][number]) => state === 'live';
  const segment = data.segment === undefined ? undefined : booking.segments[data.segment];
  if (!segment || !isAhead(segment) || booking.segments.filter(isAhead).length < 2) return [];
  const { leg } = segment;
  return [[say(about, 'Αφορά', 'This concerns'), `${portsOf(leg, about)}, ${moment(leg.from.at, about)}`]];
}

/** Who is only told of something has nothing to choose. */
function choice(about: About): string[] {
  const what = whatNow(about);
  if (what === 'told' || what === 'withdrawn') return [];
  // Its sentence says it.
  if ((shipOf(about)?.standing.choices.length ?? 0) > 0) return [];
  return [
    say(
      about,
      'Στη σελίδα της κράτησής σας βλέπετε τι δικαιούστε και επιλέγετε: άλλο δρομολόγιο ή επιστροφή χρημάτων, χωρίς καμία επιβάρυνση.',
      'The page of your booking shows what you are entitled to, and lets you choose: another sailing or your money back, free of charge.',
    ),
  ];
}
