import { enqueueUnwritten, migrateDesk } from '#desk/index.ts';
import type { Kysely } from 'kysely';
import type { Outbox } from '#reservations/index.ts';

/** The reservation service's name in the outgoing mail; stored with every email. */
export const SERVICE = 'reservations';

/** The outgoing mail of the desk as the outbox of the reservation service. `wake` is called after what may have been queued. */
export function outboxOf(wake: () => void = () => {}): Outbox {
  return { enqueue: (trx, email) => enqueueUnwritten(trx, { ...email, service: SERVICE }), wake };
}

/** The same where no desk runs, as for commands: what is queued waits for one. Brings the desk's tables up to date. */
export async function openOutbox(db: Kysely<unknown>): Promise<Outbox> {
  await migrateDesk(db);
  return outboxOf();
}
