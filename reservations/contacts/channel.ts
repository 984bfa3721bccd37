import { text } from '#reservations/messages/texts.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type {
  ContactChannelName,
  VerificationPurpose,
} from '#contracts/reservations/contacts/verification.ts';
import type { Context } from '#reservations/context/context.ts';
import { composeEmail } from '#reservations/kernel/compose-email.ts';

type CodeMessage = {
  /** Idempotency key: the same id is sent once. */
  id: string;
  address: string;
  code: string;
  language: Locale;
  purpose: VerificationPurpose;
  expiresAt: Date;
  minutes: number;
};

/**
 * Accepts a code for delivery, once per id.
 * @throws when it can't; the caller must not report then that a code was sent
 */
export type ContactChannel = { send(context: Context, message: CodeMessage): Promise<void> };

/**
 * Text messages can become a second entry; the table, the proof and the limits already identify addresses by channel.
 */
export const channels: Record<ContactChannelName, ContactChannel> = { email: { send: sendByEmail } };

/** Bypasses the queue of booking emails: the recipient is waiting for the code. */
async function sendByEmail(context: Context, message: CodeMessage): Promise<void> {
  if (context.quarantine) {
    // A copy of the data sends no email; testers find the code in the log.
    context.log.info({ code: message.code }, 'verification code not sent: the data is a copy');
    return;
  }
  if (!context.post) throw new Error('no email delivery is configured');
  const { id, address, language, code, purpose, minutes, expiresAt } = message;
  const subject = text(language, 'emails.code.subject', { code });
  const paragraphs = [
    text(language, `emails.code.${purpose}`, { code, minutes }),
    text(language, 'emails.code.neverByPhone'),
  ];
  const { policy } = await context.catalogue();
  const content = composeEmail(
    { subject, paragraphs },
    {
      locale: language,
      hello: text(language, 'emails.frame.greeting'),
      button: null,
      sign: policy.ticket.operator[language],
    },
  );
  await context.post({
    id,
    to: address,
    locale: language,
    subject,
    ...content,
    discardAt: expiresAt,
    attachments: [],
    priority: 'first',
  });
}
