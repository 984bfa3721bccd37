import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, money, referenceOf, routeOf, say } from './about.ts';

/** The booking is over: because its traveller wished so, or because it was not paid in time. */
export function cancelled(about: About): Draft {
  const { refundCents = 0, keptCents = 0, why } = about.data;
  const unpaid = say(
    about,
    'η κράτησή σας δεν πληρώθηκε έως την προθεσμία και ακυρώθηκε. Δεν οφείλετε τίποτα. Αν θέλετε ακόμη να ταξιδέψετε, κάντε νέα κράτηση.',
    'Your booking was not paid by its deadline and has been cancelled. You owe nothing. If you still wish to travel, please book again.',
  );
  const wished = say(
    about,
    'η κράτησή σας ακυρώθηκε και οι θέσεις ελευθερώθηκαν. Τα εισιτήρια δεν ισχύουν πια.',
    'Your booking has been cancelled and its places released. The tickets are no longer valid.',
  );
  return {
    subject: say(
      about,
      `Ακύρωση κράτησης ${referenceOf(about)}: ${routeOf(about)}`,
      `Booking ${referenceOf(about)} cancelled: ${routeOf(about)}`,
    ),
    paragraphs: [why === 'unpaid' ? unpaid : wished],
    facts: [
      [say(about, 'Κωδικός κράτησης', 'Booking reference'), referenceOf(about)],
      [
        say(about, 'Σας επιστρέφονται', 'Coming back to you'),
        refundCents > 0 ? money(refundCents, about) : '',
      ],
      [say(about, 'Ακυρωτικά', 'Cancellation charge'), keptCents > 0 ? money(keptCents, about) : ''],
    ],
    closing:
      refundCents > 0
        ? [
            say(
              about,
              'Τα χρήματα επιστρέφουν με τον τρόπο που πληρώσατε. Στην κάρτα τα στέλνουμε εμείς και σας γράφουμε μόλις σταλούν· αν πληρώσατε σε πρακτορείο, τα παραλαμβάνετε σε οποιοδήποτε πρακτορείο μας με τον κωδικό της κράτησης και ταυτότητα.',
              'The money goes back the way you paid. If you paid by card, we send it there and write to you once it has been sent; if you paid at an agency, collect it at any of our agencies with the booking reference and an identity card.',
            ),
          ]
        : [],
  };
}
