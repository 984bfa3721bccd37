import { text } from '#reservations/messages/texts.ts';
import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, moment, referenceOf, routeOf, shipFacts } from './about.ts';

/** Places became free for a traveller on the waiting list and are held for a while. */
export function waitingListOffer(about: About): Draft {
  const until = about.data.until ?? about.booking.holdExpiresAt;
  return {
    subject: text(about.locale, 'emails.waitingOffer.subject', { route: routeOf(about) }),
    paragraphs: [text(about.locale, 'emails.waitingOffer.placesFree')],
    facts: [
      [text(about.locale, 'emails.facts.reference'), referenceOf(about)],
      [text(about.locale, 'emails.facts.heldUntil'), until ? moment(until, about) : ''],
      ...shipFacts(about),
    ],
  };
}
