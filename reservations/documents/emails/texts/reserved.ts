import { text } from '#reservations/messages/texts.ts';
import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, moment, money, referenceOf, routeOf, shipFacts } from './about.ts';
import { disturbedShips, sentenceOf, shipOff, subjectOf } from './standings.ts';

/** Places are reserved until `payBy`, to be paid at an agency or, where cards are taken, on the page of the booking. */
export function reserved(about: About): Draft {
  const { payBy } = about.booking;
  const until = payBy ? moment(payBy, about) : '';
  const off = shipOff(about);
  return {
    subject: off
      ? subjectOf(off, about)
      : text(about.locale, 'emails.reserved.subject', {
          reference: referenceOf(about),
          route: routeOf(about),
        }),
    paragraphs: [
      ...disturbedShips(about).map((ship) => sentenceOf(ship, about)),
      text(about.locale, `emails.reserved.${about.takesCards ? 'payOnlineOrAtAgency' : 'payAtAgency'}`),
    ],
    facts: [
      [text(about.locale, 'emails.facts.reference'), referenceOf(about)],
      [text(about.locale, 'emails.facts.payBy'), until],
      [text(about.locale, 'emails.facts.amount'), money(about.booking.quote.totalCents, about)],
      ...shipFacts(about),
    ],
    closing: [text(about.locale, 'emails.reserved.ticketsFollow')],
  };
}
