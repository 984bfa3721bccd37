import type { Locale } from '#foundation/text/locales.ts';
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
  const words = texts[sent.locale];
  const own = words[kind];
  return {
    to: sent.email,
    subject: `${own.subject}: ${reference}`,
    ...compose({
      locale: sent.locale,
      title: own.subject,
      hello: words.hello,
      paragraphs: [own.have, own.next],
      facts: [[words.reference, reference], ...facts],
      sign: words.sign,
      small: [words.notYou],
    }),
    headers: { 'Content-Language': sent.locale, 'Auto-Submitted': 'auto-replied' },
  };
}

type Own = Record<'subject' | 'have' | 'next', string>;
type Words = Record<'hello' | 'reference' | 'notYou' | 'sign', string> & Record<Kind, Own>;

const texts: Record<Locale, Words> = {
  el: {
    hello: 'Καλημέρα σας,',
    reference: 'Αριθμός αναφοράς',
    notYou:
      'Αν δεν μας γράψατε εσείς, κάποιος έδωσε τη διεύθυνσή σας κατά λάθος και δεν χρειάζεται να κάνετε τίποτα.',
    sign: 'Μελτέμι',
    message: {
      subject: 'Λάβαμε το μήνυμά σας',
      have: 'λάβαμε το μήνυμά σας.',
      next: 'Απαντάμε την ίδια ή την επόμενη εργάσιμη μέρα. Αν ταξιδεύετε μέσα στις επόμενες 24 ώρες, τηλεφωνήστε μας και πείτε μας τον αριθμό αναφοράς.',
    },
    cargo: {
      subject: 'Λάβαμε το αίτημα μεταφοράς',
      have: 'λάβαμε το αίτημά σας για μεταφορά φορτίου.',
      next: 'Ως το τέλος της επόμενης εργάσιμης μέρας σας στέλνουμε την τιμή και το πλοίο. Η θέση κρατιέται μόνο όταν απαντήσετε ότι συμφωνείτε.',
    },
    application: {
      subject: 'Λάβαμε την αίτησή σας',
      have: 'λάβαμε την αίτησή σας για εργασία μαζί με το βιογραφικό.',
      next: 'Σας απαντάμε μέσα σε δύο εβδομάδες, όποια κι αν είναι η απάντηση. Την αίτηση και το βιογραφικό τα σβήνουμε έξι μήνες μετά.',
    },
  },
  en: {
    hello: 'Hello,',
    reference: 'Reference',
    notYou:
      'If you did not write to us, somebody gave your address by mistake, and there is nothing you need to do.',
    sign: 'Meltemi Lines',
    message: {
      subject: 'We have your message',
      have: 'We have received your message.',
      next: 'We answer on the same or the next working day. If you travel within the next 24 hours, please call us and tell us the reference.',
    },
    cargo: {
      subject: 'We have your cargo request',
      have: 'We have received your request to carry cargo.',
      next: 'By the end of the next working day we will send you the price and the ship. Space is kept only once you reply that you agree.',
    },
    application: {
      subject: 'We have your application',
      have: 'We have received your application together with your CV.',
      next: 'You will hear from us within two weeks, whatever the answer is. Six months later we erase the application and the CV.',
    },
  },
};
