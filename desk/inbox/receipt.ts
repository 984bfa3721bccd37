import type { Locale } from '#foundation/text/locales.ts';
import { text } from '#desk/messages/texts.ts';
import { compose } from '../mail/compose.ts';
import type { Email } from '../mail/transport.ts';
import type { Kind } from './reference.ts';

type Facts = readonly (readonly [string, string])[];

/**
 * Tells the sender that we have it. Anybody can type anybody's address into a form, so nothing in this letter is free text
 * from the form: no name, no message. It would be worth nothing to those who send advertising.
 */
export function receiptLetter(
  kind: Kind,
  sent: { email: string; locale: Locale },
  reference: string,
  facts: Facts = [],
): Email {
  const { locale } = sent;
  const subject = text(locale, `inbox.receipt.${kind}.subject`);
  return {
    to: sent.email,
    subject: `${subject}: ${reference}`,
    ...compose({
      locale,
      title: subject,
      hello: text(locale, 'inbox.receipt.hello'),
      paragraphs: [text(locale, `inbox.receipt.${kind}.have`), text(locale, `inbox.receipt.${kind}.next`)],
      facts: [[text(locale, 'inbox.receipt.reference'), reference], ...facts],
      sign: text(locale, 'inbox.receipt.sign'),
      small: [text(locale, 'inbox.receipt.notYou')],
    }),
    headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-replied' },
  };
}
