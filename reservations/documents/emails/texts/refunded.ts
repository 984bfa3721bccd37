import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, money, referenceOf, say } from './about.ts';

/** Money has gone back. */
export function refunded(about: About): Draft {
  const { cents = 0 } = about.data;
  return {
    subject: say(
      about,
      `Επιστροφή χρημάτων για την κράτηση ${referenceOf(about)}`,
      `Refund for booking ${referenceOf(about)}`,
    ),
    paragraphs: [why(about), way(about)],
    facts: [
      [say(about, 'Κωδικός κράτησης', 'Booking reference'), referenceOf(about)],
      [say(about, 'Ποσό', 'Amount'), cents > 0 ? money(cents, about) : ''],
    ],
  };
}

/** An agency hands it out; the letter goes out before that only when nobody had asked for the money back. */
function way(about: About): string {
  const { provider, isPaidOut = false } = about.data;
  if (provider !== 'agency')
    return say(
      about,
      'Το ποσό επιστρέφει στην κάρτα με την οποία πληρώσατε. Συνήθως εμφανίζεται σε λίγες εργάσιμες ημέρες, ανάλογα με την τράπεζά σας.',
      'The amount goes back to the card you paid with. It usually appears within a few working days, depending on your bank.',
    );
  return isPaidOut
    ? say(about, 'Το ποσό σάς δόθηκε στο πρακτορείο.', 'The amount was handed to you at the agency.')
    : say(
        about,
        'Παραλαμβάνετε το ποσό σε οποιοδήποτε πρακτορείο μας, με τον κωδικό της κράτησης και ταυτότητα.',
        'Collect the amount at any of our agencies, with the booking reference and an identity card.',
      );
}

/** What the traveller did not ask for is explained; what they asked for they know. */
function why(about: About): string {
  switch (about.data.what) {
    case 'paid-too-late':
      return say(
        about,
        'η πληρωμή σας έφτασε αφού είχε λήξει ο χρόνος κράτησης των θέσεων, και στο μεταξύ οι θέσεις δόθηκαν. Σας επιστρέφουμε ολόκληρο το ποσό. Αν θέλετε ακόμη να ταξιδέψετε, κάντε νέα κράτηση.',
        'Your payment arrived after the time to complete the booking was over, and the places had been taken by then. We are returning all of it. If you still wish to travel, please book again.',
      );
    case 'paid-again':
      return say(
        about,
        'πληρώσατε την κράτησή σας περισσότερες από μία φορές. Σας επιστρέφουμε ό,τι πληρώσατε παραπάνω· τα εισιτήριά σας ισχύουν κανονικά.',
        'Your booking was paid more than once. We are returning the excess; your tickets stay valid.',
      );
    case 'wrong-amount':
      return say(
        about,
        'το ποσό που πληρώθηκε δεν ήταν αυτό της κράτησης, γι’ αυτό σας το επιστρέφουμε.',
        'The amount that was paid was not that of the booking, so we are returning it.',
      );
    default:
      return say(
        about,
        'σας επιστρέφουμε χρήματα για την κράτησή σας.',
        'We are returning money for your booking.',
      );
  }
}
