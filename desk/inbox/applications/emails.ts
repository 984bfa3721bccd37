import type { ApplicationRequest } from '#contracts/desk/career.ts';
import { STAFF_LOCALE } from '#desk/kernel/staff-locale.ts';
import { text } from '#desk/messages/texts.ts';
import { receiptEmail } from '#desk/inbox/receipt.ts';
import { compose } from '#desk/mail/compose.ts';
import type { Email } from '#desk/mail/transport.ts';

/** To the recruiting mailbox, with the curriculum vitae attached by the outbox; and the receipt. */
export function applicationEmails(sent: ApplicationRequest, mailTo: string, reference: string) {
  const title = sent.opening?.title[STAFF_LOCALE] ?? text(STAFF_LOCALE, 'inbox.noOpening');
  const body = compose({
    locale: STAFF_LOCALE,
    title: `${title}: ${sent.name}`,
    hello: text(STAFF_LOCALE, 'inbox.toStaff.application', { reference }),
    paragraphs: [text(STAFF_LOCALE, 'inbox.toStaff.cvAttached')],
    facts: [
      [text(STAFF_LOCALE, 'inbox.toStaff.opening'), title],
      [text(STAFF_LOCALE, 'inbox.toStaff.where'), text(STAFF_LOCALE, `inbox.where.${sent.where}`)],
      [text(STAFF_LOCALE, 'inbox.toStaff.name'), sent.name],
      [text(STAFF_LOCALE, 'inbox.toStaff.email'), sent.email],
      [text(STAFF_LOCALE, 'inbox.toStaff.phone'), sent.phone],
      [text(STAFF_LOCALE, 'inbox.toStaff.language'), text(STAFF_LOCALE, `languages.${sent.locale}`)],
    ],
    quote: sent.text,
    sign: text(STAFF_LOCALE, 'inbox.toStaff.answerApplicant'),
  });
  const toStaff: Email = {
    to: sent.opening?.applyTo ?? mailTo,
    subject: `[${reference}] ${title}: ${sent.name}`,
    ...body,
    headers: { 'Reply-To': sent.email, 'Content-Language': STAFF_LOCALE },
  };
  return { toStaff, receipt: receiptEmail('application', sent, reference) };
}
