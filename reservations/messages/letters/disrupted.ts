import type { Booking } from '#reservations/contract/booking.ts';
import type { Draft } from '../compose.ts';
import { type About, moment, portsOf, referenceOf, routeOf, say, shipFacts } from './about.ts';

/** The carrier changed something, or took a change back. `what` says how it touches this booking. */
export function disrupted(about: About): Draft {
  const { notice, delayMinutes = 0, what } = about.data;
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
      ...(delayMinutes > 0 && what !== 'withdrawn' ? [delay] : []),
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
  return about.data.what === 'withdrawn'
    ? say(
        about,
        `Το δρομολόγιό σας γίνεται κανονικά, κράτηση ${which}`,
        `Your sailing runs as planned, booking ${which}`,
      )
    : say(about, `Αλλαγή στο δρομολόγιό σας, κράτηση ${which}`, `Change to your sailing, booking ${which}`);
}

function opening(about: About): string {
  switch (about.data.what) {
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
  const { what } = about.data;
  if (what === 'told' || what === 'withdrawn') return [];
  return [
    say(
      about,
      'Στη σελίδα της κράτησής σας βλέπετε τι δικαιούστε και επιλέγετε: άλλο δρομολόγιο ή επιστροφή χρημάτων, χωρίς καμία επιβάρυνση.',
      'The page of your booking shows what you are entitled to, and lets you choose: another sailing or your money back, free of charge.',
    ),
  ];
}
