import type { Locale } from '#foundation/text/locales.ts';
/** A letter ready to be sent. `id` never changes: who takes the letter twice under the same id sends it once. */
export type OutgoingEmail = {
  id: string;
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  /** Of no use afterwards; who has not sent it until then throws it away. */
  discardAt: Date;
  /** `first`: somebody is waiting for it with the page open. Tickets (`urgent`, the default) go before news of disruptions. */
  priority?: 'first' | 'urgent' | 'notice';
  attachments: { filename: string; contentType: string; content: Uint8Array }[];
};

/** Takes responsibility for a letter, once per id. @throws when it could not; the letter is offered again later */
export type Post = (email: OutgoingEmail) => Promise<void>;
