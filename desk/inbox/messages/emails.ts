import type { CallRequest } from '#contracts/desk/call.ts';
import type { ContactRequest } from '#contracts/desk/contact.ts';
import { STAFF_LOCALE } from '#desk/kernel/staff-locale.ts';
import { text } from '#desk/messages/texts.ts';
import { compose } from '#desk/mail/compose.ts';
import type { Email } from '#desk/mail/transport.ts';
import { receiptEmail } from '#desk/inbox/receipt.ts';

const CAME_FROM = { page: 'inbox.toStaff.fromPage', chat: 'inbox.toStaff.fromChat' } as const;

/** To staff, who reply to it; and to the sender, with no text that a stranger could have chosen. */
export function messageEmails(
  sent: ContactRequest,
  mailTo: string,
  reference: string,
  from: keyof typeof CAME_FROM = 'page',
) {
  const topic = text(STAFF_LOCALE, `inbox.topics.${sent.topic}`);
  const body = compose({
    locale: STAFF_LOCALE,
    title: `${topic}: ${sent.name}`,
    hello: text(STAFF_LOCALE, CAME_FROM[from], { reference }),
    paragraphs: [],
    facts: [
      [text(STAFF_LOCALE, 'inbox.toStaff.topic'), topic],
      [text(STAFF_LOCALE, 'inbox.toStaff.name'), sent.name],
      [text(STAFF_LOCALE, 'inbox.toStaff.email'), sent.email],
      [text(STAFF_LOCALE, 'inbox.toStaff.phone'), sent.phone],
      [text(STAFF_LOCALE, 'inbox.toStaff.booking'), sent.booking],
      [text(STAFF_LOCALE, 'inbox.toStaff.language'), text(STAFF_LOCALE, `languages.${sent.locale}`)],
    ],
    quote: sent.text,
    sign: text(STAFF_LOCALE, 'inbox.toStaff.answerSender'),
  });
  const toStaff: Email = {
    to: mailTo,
    subject: `[${reference}] ${topic}: ${sent.name}`,
    ...body,
    headers: { 'Reply-To': sent.email, 'Content-Language': STAFF_LOCALE },
  };
  return { toStaff, receipt: receiptEmail('message', sent, reference) };
}

/** A request to be called: to staff, and to the sender if they gave an address, without any text of theirs. */
export function callEmails(sent: CallRequest, mailTo: string, reference: string) {
  const topic = text(STAFF_LOCALE, 'inbox.topics.call');
  const fact = (name: 'from' | 'to' | 'day' | 'name' | 'phone' | 'email', value: string) =>
    [text(STAFF_LOCALE, `inbox.toStaff.${name}`), value] as const;
  const body = compose({
    locale: STAFF_LOCALE,
    title: `${topic}: ${sent.name}`,
    hello: text(STAFF_LOCALE, 'inbox.toStaff.fromCalls', { reference }),
    paragraphs: [],
    facts: [
      fact('name', sent.name),
      fact('phone', sent.phone),
      [text(STAFF_LOCALE, 'inbox.toStaff.callTime'), text(STAFF_LOCALE, `inbox.callTimes.${sent.time}`)],
      [text(STAFF_LOCALE, 'inbox.toStaff.language'), text(STAFF_LOCALE, `languages.${sent.language}`)],
      fact('from', sent.from),
      fact('to', sent.to),
      fact('day', sent.day),
      fact('email', sent.email),
    ],
    quote: sent.text,
    sign: text(STAFF_LOCALE, 'inbox.toStaff.callSender'),
  });
  const toStaff: Email = {
    to: mailTo,
    subject: `[${reference}] ${topic}: ${sent.name}`,
    ...body,
    headers: { ...(sent.email !== '' && { 'Reply-To': sent.email }), 'Content-Language': STAFF_LOCALE },
  };
  return { toStaff, receipt: receiptEmail('call', sent, reference) };
}
