import { mailboxOf } from '#reservations/kernel/contact-marks.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import type { Buyer } from './buyer.ts';

/** More concurrent requests than any traveller sends. */
const MAX_WAITING = 300;

/** Runs one caller's work sequentially. */
export type Turns = {
  /** @throws DomainError too_many_requests when too many wait already */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
};

/**
 * Runs each caller's requests one after the other in this process, before they take a database connection. The locks
 * on marks decide in the database, but a hundred requests of one caller waiting there would occupy every connection.
 */
export function createTurns(): Turns {
  const queues = new Map<string, { last: Promise<unknown>; waiting: number }>();
  return {
    async take(key, work) {
      const queue = queues.get(key) ?? { last: Promise.resolve(), waiting: 0 };
      if (queue.waiting >= MAX_WAITING) throw new DomainError('too_many_requests', { retryAfterSeconds: 5 });
      queues.set(key, queue);
      queue.waiting += 1;
      const turn = queue.last.then(work);
      queue.last = turn.catch(() => {});
      try {
        return await turn;
      } finally {
        queue.waiting -= 1;
        if (queue.waiting === 0) queues.delete(key);
      }
    },
  };
}

/** Takes the turn of the contact, then of the network: always in this order, so that there is no deadlock. */
export function inTurn<T>(
  turns: Turns,
  buyer: Buyer,
  email: string | null,
  work: () => Promise<T>,
): Promise<T> {
  if (buyer.kind === 'staff') return work();
  const { network } = buyer;
  const ofNetwork = () => (network === null ? work() : turns.take(`network ${network}`, work));
  return email === null ? ofNetwork() : turns.take(`contact ${mailboxOf(email)}`, ofNetwork);
}
