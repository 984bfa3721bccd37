import { text } from '#reservations/messages/texts.ts';
import type { Draft } from '#reservations/kernel/compose-email.ts';
import { type About, money, referenceOf } from './about.ts';

/** A refund was made. */
export function refunded(about: About): Draft {
  const { cents = 0 } = about.data;
  return {
    subject: text(about.locale, 'emails.refunded.subject', { reference: referenceOf(about) }),
    paragraphs: [why(about), way(about)],
    facts: [
      [text(about.locale, 'emails.facts.reference'), referenceOf(about)],
      [text(about.locale, 'emails.facts.amount'), cents > 0 ? money(cents, about) : ''],
    ],
  };
}

/** An agency pays in cash. The email precedes that only when the refund wasn't the traveller's request. */
function way(about: About): string {
  const { provider, isPaidOut = false } = about.data;
  if (provider !== 'agency') return text(about.locale, 'emails.refunded.toCard');
  return isPaidOut
    ? text(about.locale, 'emails.refunded.paidOut')
    : text(about.locale, 'emails.refunded.atAgency');
}

/** Refunds the traveller didn't request are explained. */
function why(about: About): string {
  switch (about.data.what) {
    case 'paid-too-late':
      return text(about.locale, 'emails.refunded.paidTooLate');
    case 'paid-again':
      return text(about.locale, 'emails.refunded.paidAgain');
    case 'wrong-amount':
      return text(about.locale, 'emails.refunded.wrongAmount');
    default:
      return text(about.locale, 'emails.refunded.refund');
  }
}
