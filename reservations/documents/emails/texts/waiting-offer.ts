import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, moment, referenceOf, routeOf, say, shipFacts } from './about.ts';

/** Places have become free for who waited for them, and are kept for a while. */
export function waitingListOffer(about: About): Draft {
  const until = about.data.until ?? about.booking.holdExpiresAt;
  return {
    subject: say(about, `Βρέθηκαν θέσεις: ${routeOf(about)}`, `Places have become free: ${routeOf(about)}`),
    paragraphs: [
      say(
        about,
        'ελευθερώθηκαν οι θέσεις που περιμένατε και τις κρατάμε για εσάς. Ολοκληρώστε την κράτηση πριν λήξει ο χρόνος, αλλιώς προσφέρονται στους επόμενους της λίστας.',
        'The places you were waiting for have become free and are kept for you. Complete the booking before the time is up, or they are offered to the next on the list.',
      ),
    ],
    facts: [
      [say(about, 'Κωδικός κράτησης', 'Booking reference'), referenceOf(about)],
      [say(about, 'Τις κρατάμε έως', 'Kept until'), until ? moment(until, about) : ''],
      ...shipFacts(about),
    ],
  };
}
