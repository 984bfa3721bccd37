import { text } from '#reservations/messages/texts.ts';
import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, money, referenceOf, routeOf } from './about.ts';

/** The booking was cancelled by its traveller, or because it wasn't paid in time. */
export function cancelled(about: About): Draft {
  const { refundCents = 0, keptCents = 0, why } = about.data;
  const unpaid = text(about.locale, 'emails.cancelled.unpaid');
  const asRequested = text(about.locale, 'emails.cancelled.asRequested');
  return {
    subject: text(about.locale, 'emails.cancelled.subject', {
      reference: referenceOf(about),
      route: routeOf(about),
    }),
    paragraphs: [why === 'unpaid' ? unpaid : asRequested],
    facts: [
      [text(about.locale, 'emails.facts.reference'), referenceOf(about)],
      [text(about.locale, 'emails.facts.refund'), refundCents > 0 ? money(refundCents, about) : ''],
      [text(about.locale, 'emails.facts.cancellationCharge'), keptCents > 0 ? money(keptCents, about) : ''],
    ],
    closing: refundCents > 0 ? [text(about.locale, 'emails.cancelled.howRefunded')] : [],
  };
}
