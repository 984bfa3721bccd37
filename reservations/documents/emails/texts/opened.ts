import { fullDay } from '#foundation/dates/day-words.ts';
import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, referenceOf, say } from './about.ts';

/** The ticket stays paid and waits for a new date. */
export function opened(about: About): Draft {
  const until = about.data.until ?? about.booking.segments.find(({ openUntil }) => openUntil)?.openUntil;
  return {
    subject: say(
      about,
      `Ανοιχτή ημερομηνία για την κράτηση ${referenceOf(about)}`,
      `Open date for booking ${referenceOf(about)}`,
    ),
    paragraphs: [
      say(
        about,
        'το εισιτήριό σας έχει τώρα ανοιχτή ημερομηνία. Ό,τι πληρώσατε ισχύει για νέο δρομολόγιο, που επιλέγετε στη σελίδα της κράτησής σας.',
        'Your ticket now has an open date. What you have paid counts towards another sailing, which you choose on the page of your booking.',
      ),
    ],
    facts: [
      [say(about, 'Κωδικός κράτησης', 'Booking reference'), referenceOf(about)],
      [say(about, 'Ισχύει έως', 'Valid until'), until ? fullDay(until, about.locale) : ''],
    ],
    closing: [
      say(
        about,
        'Το προηγούμενο εισιτήριο δεν ισχύει για επιβίβαση.',
        'The earlier ticket is not valid for boarding.',
      ),
    ],
  };
}
