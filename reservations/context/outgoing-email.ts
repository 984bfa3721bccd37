import type { Locale } from '#foundation/text/locales.ts';
/** An email ready to be sent. `id` is the idempotency key: an email accepted twice with the same id is sent once. */
export type OutgoingEmail = {
  id: string;
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  /** Of no use afterwards: the receiver discards it if it has not been sent by then. */
  discardAt: Date;
  /**
   * `first`: somebody is waiting for it on an open page. Tickets (`urgent`, the default) go before news of
   * disruptions.
   */
  priority?: 'first' | 'urgent' | 'notice';
  attachments: { filename: string; contentType: string; content: Uint8Array }[];
};

/** Accepts an email for delivery, once per id. @throws when it can't; the email is offered again later */
export type Post = (email: OutgoingEmail) => Promise<void>;
