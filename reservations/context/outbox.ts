import type { Db } from '#reservations/kernel/rows.ts';
import type { OutgoingEmail } from './outgoing-email.ts';

/** An event that a traveller must be notified of. The email itself is written when it's sent, from the booking as it is then. */
export type QueuedEmail = {
  /** Idempotency key: an email that is taken twice is sent once. */
  id: string;
  /** Id of the booking. Its emails are sent in the order in which they were queued. */
  about: string;
  kind: string;
  /** The event that it reports: a second email with the same occasion, booking and kind is ignored. */
  occasion: string;
  /** What the email needs besides the booking; never a name or an address. */
  data: unknown;
  /** Tickets (`urgent`) go before news of disruptions. */
  priority: 'urgent' | 'notice';
  at: Date;
};

/** Where emails wait until they're sent, in the same database. */
export type Outbox = {
  /** Queues an email in the caller's transaction, so that it's committed together with the event that it reports. */
  enqueue(trx: Db, email: QueuedEmail): Promise<void>;
  /** Something may have been queued and committed. Never throws and never waits. */
  wake(): void;
};

/**
 * Writes a queued email at the moment it's sent. Null: it has no recipient. @throws if it can't be written now; the caller retries
 * later
 */
export type WriteEmail = (
  email: Pick<QueuedEmail, 'id' | 'about' | 'kind' | 'data'>,
) => Promise<Omit<OutgoingEmail, 'id' | 'priority'> | null>;
