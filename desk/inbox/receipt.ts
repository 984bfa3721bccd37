import type { Locale } from '#foundation/text/locales.ts';
import { text } from '#desk/messages/texts.ts';
import { compose } from '../mail/compose.ts';
import type { Email } from '../mail/transport.ts';
import type { Kind } from './reference.ts';

type Facts = readonly (readonly [string, string])[];

/**
 * Confirms receipt to the sender. Anybody can enter anybody's address in a form, so this email contains no free text
 * from the form: no name, no message. That makes it useless for sending advertising.
 */
export function receiptEmail(
  kind: Kind | 'call',
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
