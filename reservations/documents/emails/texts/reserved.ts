import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, moment, money, referenceOf, routeOf, say, shipFacts } from './about.ts';
import { disturbedShips, sentenceOf, shipOff, subjectOf } from './standings.ts';

/** The places are kept, and are paid at an agency in time. */
export function reserved(about: About): Draft {
  const { payBy } = about.booking;
  const until = payBy ? moment(payBy, about) : '';
  const off = shipOff(about);
  return {
    subject: off
      ? subjectOf(off, about)
      : say(
          about,
          `Κράτηση ${referenceOf(about)}: ${routeOf(about)}`,
          `Reservation ${referenceOf(about)}: ${routeOf(about)}`,
        ),
    paragraphs: [
      ...disturbedShips(about).map((ship) => sentenceOf(ship, about)),
      say(
        about,
        'οι θέσεις σας κρατήθηκαν. Η κράτηση πληρώνεται σε οποιοδήποτε πρακτορείο μας ή στη σελίδα της. Χωρίς πληρωμή έως την προθεσμία, οι θέσεις ελευθερώνονται.',
        'Your places are reserved. Pay at any of our agencies or on the page of your booking. Without a payment by the deadline the places are released.',
      ),
    ],
    facts: [
      [say(about, 'Κωδικός κράτησης', 'Booking reference'), referenceOf(about)],
      [say(about, 'Πληρωμή έως', 'Pay by'), until],
      [say(about, 'Ποσό', 'Amount'), money(about.booking.quote.totalCents, about)],
      ...shipFacts(about),
    ],
    closing: [
      say(
        about,
        'Μόλις πληρωθεί, σας στέλνουμε τα εισιτήρια με e-mail.',
        'As soon as it is paid, we send you the tickets by email.',
      ),
    ],
  };
}
