import { text } from '#reservations/messages/texts.ts';
import { fullDay } from '#foundation/dates/format-day.ts';
import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, referenceOf } from './about.ts';

/** The ticket stays paid and waits for a new date. */
export function opened(about: About): Draft {
  const until = about.data.until ?? about.booking.segments.find(({ openUntil }) => openUntil)?.openUntil;
  return {
    subject: text(about.locale, 'emails.opened.subject', { reference: referenceOf(about) }),
    paragraphs: [text(about.locale, 'emails.opened.isOpen')],
    facts: [
      [text(about.locale, 'emails.facts.reference'), referenceOf(about)],
      [text(about.locale, 'emails.facts.validUntil'), until ? fullDay(until, about.locale) : ''],
    ],
    closing: [text(about.locale, 'emails.opened.earlierTicket')],
  };
}
