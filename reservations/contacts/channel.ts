import type { Locale } from '#foundation/text/locales.ts';
import type {
  ContactChannelName,
  VerificationPurpose,
} from '#contracts/reservations/contacts/verification.ts';
import type { Context } from '#reservations/context/context.ts';
import { composeEmail } from '#reservations/kernel/compose-email.ts';

type CodeMessage = {
  /** Never changes: the same id is sent once. */
  id: string;
  address: string;
  code: string;
  language: Locale;
  purpose: VerificationPurpose;
  expiresAt: Date;
  minutes: number;
};

/** Takes responsibility for a code, once per id. @throws when it could not; nobody is told then that a code is on its way */
export type ContactChannel = { send(context: Context, message: CodeMessage): Promise<void> };

/** Text messages can become a second entry; the table, the proof and the limits know addresses by their channel already. */
export const channels: Record<ContactChannelName, ContactChannel> = { email: { send: sendByEmail } };

/** Past the queue of booking news: whoever waits for a code is looking at the mailbox now. */
async function sendByEmail(context: Context, message: CodeMessage): Promise<void> {
  if (context.quarantine) {
    // A copy of the data writes to nobody; whoever tries it out finds the code here.
    context.log.info({ code: message.code }, 'code not sent: this is a copy of the data');
    return;
  }
  if (!context.post) throw new Error('nothing sends email here');
  const { id, address, language, expiresAt } = message;
  const { subject, paragraphs } = language === 'el' ? greek(message) : english(message);
  const { policy } = await context.catalogue();
  const { text, html } = composeEmail(
    { subject, paragraphs },
    {
      locale: language,
      hello: language === 'el' ? 'Καλημέρα σας,' : 'Hello,',
      button: null,
      sign: policy.ticket.operator[language],
    },
  );
  await context.post({
    id,
    to: address,
    locale: language,
    subject,
    text,
    html,
    discardAt: expiresAt,
    attachments: [],
    priority: 'first',
  });
}

function greek({ code, minutes, purpose }: CodeMessage) {
  const what = purpose === 'agency' ? 'της κράτησης' : 'της λίστας αναμονής';
  return {
    subject: `${code} είναι ο κωδικός επιβεβαίωσης`,
    paragraphs: [
      `ο κωδικός σας είναι ${code}. Γράψτε τον στη σελίδα ${what} που έχετε ανοιχτή. Ισχύει για ${minutes} λεπτά.`,
      'Δεν τον ζητάμε ποτέ τηλεφωνικά. Αν δεν τον ζητήσατε εσείς, αγνοήστε αυτό το μήνυμα: χωρίς τον κωδικό δεν γίνεται τίποτα.',
    ],
  };
}

function english({ code, minutes, purpose }: CodeMessage) {
  const what = purpose === 'agency' ? 'booking' : 'waiting list';
  return {
    subject: `${code} is your confirmation code`,
    paragraphs: [
      `Your code is ${code}. Enter it on the ${what} page you have open. It’s valid for ${minutes} minutes.`,
      'We never ask for it by phone. If you didn’t request it, ignore this email: nothing happens without the code.',
    ],
  };
}
