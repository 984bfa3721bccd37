import type { Db } from '#reservations/kernel/rows.ts';
import type { OutgoingEmail } from './outgoing-email.ts';

/** That a traveller must hear of something. The email itself is written when it's sent, from the booking as it is then. */
export type QueuedEmail = {
  /** Never changes, whoever takes it twice sends it once. */
  id: string;
  /** Id of the booking. Its emails go out in the order in which they were queued. */
  about: string;
  kind: string;
  /** What it tells of: the same occasion of the same booking and kind again changes nothing. */
  occasion: string;
  /** What the email needs beyond the booking; never a name or an address. */
  data: unknown;
  /** Tickets (`urgent`) go before news of disruptions. */
  priority: 'urgent' | 'notice';
  at: Date;
};

/** Where emails wait until they're sent, in the same database. */
export type Outbox = {
  /** Queues an email in the caller's transaction, so that it's there together with what it tells of or not at all. */
  enqueue(trx: Db, email: QueuedEmail): Promise<void>;
  /** Something may have been queued and committed. Never throws and never waits. */
  wake(): void;
};

/**
 * Writes a queued email at the moment it's sent. Null: there's nobody to send it to. @throws when it can't be written now; the
 * caller tries again later
 */
export type WriteEmail = (
  email: Pick<QueuedEmail, 'id' | 'about' | 'kind' | 'data'>,
) => Promise<Omit<OutgoingEmail, 'id' | 'priority'> | null>;
