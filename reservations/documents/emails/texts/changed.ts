import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, money, referenceOf, routeOf, say, shipFacts } from './about.ts';
import { disturbedShips, hasValidTicket, sentenceOf, shipOff, subjectOf } from './standings.ts';

/** Another ship, a corrected name, or fewer travellers: the booking as it is now. */
export function changed(about: About): Draft {
  const { dueCents = 0, refundCents = 0, moreForRestCents = 0 } = about.data;
  const isPaid = about.booking.state === 'ticketed';
  const off = shipOff(about);
  return {
    subject: off
      ? subjectOf(off, about)
      : say(
          about,
          `Η κράτηση ${referenceOf(about)} άλλαξε: ${routeOf(about)}`,
          `Booking ${referenceOf(about)} has changed: ${routeOf(about)}`,
        ),
    paragraphs: [
      ...disturbedShips(about).map((ship) => sentenceOf(ship, about)),
      what(about),
      ...(isPaid && hasValidTicket(about.booking)
        ? [
            say(
              about,
              'Στο συνημμένο θα βρείτε τα νέα εισιτήρια. Τα προηγούμενα δεν ισχύουν πια.',
              'The new tickets are attached. The earlier ones are no longer valid.',
            ),
          ]
        : []),
    ],
    facts: [
      [say(about, 'Κωδικός κράτησης', 'Booking reference'), referenceOf(about)],
      ...shipFacts(about),
      [say(about, 'Πληρωτέα διαφορά', 'Difference to pay'), dueCents > 0 ? money(dueCents, about) : ''],
      [
        say(about, 'Όσα μένουν κοστίζουν επιπλέον', 'What remains costs more by'),
        moreForRestCents > 0 ? money(moreForRestCents, about) : '',
      ],
      [
        say(about, 'Σας επιστρέφονται', 'Coming back to you'),
        refundCents > 0 ? money(refundCents, about) : '',
      ],
    ],
  };
}

function what(about: About): string {
  switch (about.data.what) {
    case 'corrected':
      return say(
        about,
        'διορθώσαμε τα στοιχεία που ζητήσατε. Η διόρθωση είναι δωρεάν.',
        'We have corrected the details as you asked. The correction is free of charge.',
      );
    case 'cancelled':
      return say(
        about,
        'ακυρώσαμε το μέρος της κράτησης που ζητήσατε. Τα υπόλοιπα ισχύουν όπως παρακάτω.',
        'We have cancelled the part of your booking that you chose. The rest stands as below.',
      );
    case 'rebooked':
      return say(
        about,
        'μεταφέραμε την κράτησή σας στο δρομολόγιο που επιλέξατε, χωρίς καμία επιβάρυνση.',
        'We have moved your booking to the sailing you chose, free of charge.',
      );
    default:
      return say(
        about,
        'η αλλαγή που ζητήσατε έγινε. Το ταξίδι σας είναι τώρα όπως παρακάτω.',
        'The change you asked for is done. Your trip is now as below.',
      );
  }
}
