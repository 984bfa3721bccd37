import type { ApplicationRequest } from '#contracts/desk/career.ts';
import { receiptLetter } from '#desk/inbox/receipt.ts';
import { compose } from '#desk/mail/compose.ts';
import type { Email } from '#desk/mail/transport.ts';

/** To whoever looks for people, with the curriculum vitae attached by the outbox; and the receipt. */
export function applicationLetters(sent: ApplicationRequest, mailTo: string, reference: string) {
  const title = sent.opening?.title.el ?? 'Χωρίς συγκεκριμένη θέση';
  const body = compose({
    locale: 'el',
    title: `${title}: ${sent.name}`,
    hello: `Αίτηση για εργασία, ${reference}.`,
    paragraphs: [
      'Το βιογραφικό είναι συνημμένο. Η αίτηση σβήνεται από το σύστημα έξι μήνες μετά· σβήστε και αυτό το e-mail.',
    ],
    facts: [
      ['Θέση', title],
      ['Πού', sent.where === 'ship' ? 'στο πλοίο' : 'στη στεριά'],
      ['Όνομα', sent.name],
      ['E-mail', sent.email],
      ['Τηλέφωνο', sent.phone],
      ['Γλώσσα', sent.locale === 'el' ? 'ελληνικά' : 'αγγλικά'],
    ],
    quote: sent.text,
    sign: 'Απαντήστε σε αυτό το e-mail και η απάντηση θα πάει στον υποψήφιο.',
  });
  const toStaff: Email = {
    to: sent.opening?.applyTo ?? mailTo,
    subject: `[${reference}] ${title}: ${sent.name}`,
    ...body,
    headers: { 'Reply-To': sent.email, 'Content-Language': 'el' },
  };
  return { toStaff, receipt: receiptLetter('application', sent, reference) };
}
