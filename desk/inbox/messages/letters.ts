import type { ContactRequest, Topic } from '#contracts/desk/contact.ts';
import { compose } from '#desk/mail/compose.ts';
import type { Email } from '#desk/mail/transport.ts';
import { receiptLetter } from '#desk/inbox/receipt.ts';

/** As staff read it, in Greek. */
const TOPIC: Record<Topic, string> = {
  booking: 'Κράτηση',
  refund: 'Επιστροφή χρημάτων',
  timetable: 'Δρομολόγια',
  access: 'Βοήθεια στο ταξίδι',
  lost: 'Απολεσθέντα',
  group: 'Ομάδες',
  other: 'Άλλο θέμα',
};

const CAME_FROM = {
  page: 'Μήνυμα από τη σελίδα επικοινωνίας',
  chat: 'Μήνυμα από τη συνομιλία, εκτός ωραρίου',
};

/** To staff, who answer with «Απάντηση»; and to the sender, without a word that a stranger could have chosen. */
export function messageLetters(
  sent: ContactRequest,
  mailTo: string,
  reference: string,
  from: keyof typeof CAME_FROM = 'page',
) {
  const body = compose({
    locale: 'el',
    title: `${TOPIC[sent.topic]}: ${sent.name}`,
    hello: `${CAME_FROM[from]}, ${reference}.`,
    paragraphs: [],
    facts: [
      ['Θέμα', TOPIC[sent.topic]],
      ['Όνομα', sent.name],
      ['E-mail', sent.email],
      ['Τηλέφωνο', sent.phone],
      ['Κωδικός κράτησης', sent.booking],
      ['Γλώσσα', sent.locale === 'el' ? 'ελληνικά' : 'αγγλικά'],
    ],
    quote: sent.text,
    sign: 'Απαντήστε σε αυτό το e-mail και η απάντηση θα πάει στον αποστολέα.',
  });
  const toStaff: Email = {
    to: mailTo,
    subject: `[${reference}] ${TOPIC[sent.topic]}: ${sent.name}`,
    ...body,
    headers: { 'Reply-To': sent.email, 'Content-Language': 'el' },
  };
  return { toStaff, receipt: receiptLetter('message', sent, reference) };
}
