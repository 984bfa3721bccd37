import { text } from '#reservations/messages/texts.ts';
import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, money, referenceOf, routeOf, shipFacts } from './about.ts';
import { disturbedShips, hasValidTicket, sentenceOf, shipOff, subjectOf } from './standings.ts';

/** Paid: the tickets are attached. */
export function ticketed(about: About): Draft {
  const off = shipOff(about);
  return {
    subject: off
      ? subjectOf(off, about)
      : text(about.locale, 'emails.ticketed.subject', {
          reference: referenceOf(about),
          route: routeOf(about),
        }),
    paragraphs: [
      ...disturbedShips(about).map((ship) => sentenceOf(ship, about)),
      ...(hasValidTicket(about.booking)
        ? [text(about.locale, 'emails.ticketed.paid'), text(about.locale, 'emails.ticketed.calendar')]
        : []),
    ],
    facts: [
      [text(about.locale, 'emails.facts.reference'), referenceOf(about)],
      ...shipFacts(about),
      [text(about.locale, 'emails.facts.total'), money(about.booking.quote.totalCents, about)],
    ],
    closing: hasValidTicket(about.booking) ? [text(about.locale, 'emails.ticketed.bringIdentity')] : [],
  };
}
