import { text } from '#reservations/messages/texts.ts';
import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, money, referenceOf, routeOf, shipFacts } from './about.ts';
import { disturbedShips, hasValidTicket, sentenceOf, shipOff, subjectOf } from './standings.ts';

/** Another ship, a corrected name, or fewer travellers: the booking as it is now. */
export function changed(about: About): Draft {
  const { dueCents = 0, refundCents = 0, moreForRestCents = 0 } = about.data;
  const isPaid = about.booking.state === 'ticketed';
  const off = shipOff(about);
  return {
    subject: off
      ? subjectOf(off, about)
      : text(about.locale, 'emails.changed.subject', {
          reference: referenceOf(about),
          route: routeOf(about),
        }),
    paragraphs: [
      ...disturbedShips(about).map((ship) => sentenceOf(ship, about)),
      describeChange(about),
      ...(isPaid && hasValidTicket(about.booking) ? [text(about.locale, 'emails.changed.newTickets')] : []),
    ],
    facts: [
      [text(about.locale, 'emails.facts.reference'), referenceOf(about)],
      ...shipFacts(about),
      [text(about.locale, 'emails.facts.difference'), dueCents > 0 ? money(dueCents, about) : ''],
      [
        text(about.locale, 'emails.facts.moreForRest'),
        moreForRestCents > 0 ? money(moreForRestCents, about) : '',
      ],
      [text(about.locale, 'emails.facts.refund'), refundCents > 0 ? money(refundCents, about) : ''],
    ],
  };
}

function describeChange(about: About): string {
  switch (about.data.what) {
    case 'corrected':
      return text(about.locale, 'emails.changed.corrected');
    case 'cancelled':
      return text(about.locale, 'emails.changed.partCancelled');
    case 'rebooked':
      return text(about.locale, 'emails.changed.rebooked');
    default:
      return text(about.locale, 'emails.changed.asRequested');
  }
}
