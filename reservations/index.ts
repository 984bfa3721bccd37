// Public door of the reservation service: what the process that runs it needs. Callers over HTTP need only contract/.
import type { Kysely } from 'kysely';
import { athensDay } from '#lib/dates/athens.ts';
import { expireDue } from './bookings/end-hold.ts';
import { erasePersonalData } from './bookings/erase.ts';
import { forgetOldKeys } from './bookings/idempotency.ts';
import type { Log } from './log.ts';
import { createApp } from './http/app.ts';
import { createCatalogueReader } from './network/catalogue.ts';
import { rollForward } from './sailings/roll.ts';

export { migrateReservations } from './db/migrate.ts';
export { loadNetwork } from './network/load.ts';

/** A look for voyages that are over reads every open booking: once an hour is soon enough. */
const ERASE_EVERY_MS = 3_600_000;

export type ReservationOptions = {
  /** Migrated with `migrateReservations`, and a network loaded with `loadNetwork`. The caller closes it. */
  db: Kysely<unknown>;
  /** The only source of the time. */
  clock: () => Date;
  /** Unpredictable bytes, for references and access tokens. */
  ids: (size: number) => Uint8Array;
  log: Log;
};

export type Reservations = {
  /** Answers a request whose path starts at the service, e.g. `/search`. Never throws: a failure is a 503 problem. */
  fetch(request: Request): Promise<Response>;
  /**
   * Call every few seconds: makes the sailings up to the horizon, ends holds whose time is over, forgets old keys and who travelled
   * on voyages that are over. Cheap when
   * there is nothing to do, safe to run in several processes at once. @throws what the database refused
   */
  maintain(): Promise<void>;
  /** Waits for the call of `maintain` that is running. */
  close(): Promise<void>;
};

/**
 * @example
 * await migrateReservations(db);
 * await loadNetwork(db, network);
 * const service = createReservations({ db, clock: () => new Date(), ids: randomBytes, log });
 * await service.maintain();
 * await service.fetch(new Request('http://service/network'));
 */
export function createReservations({ db, clock, ids, log }: ReservationOptions): Reservations {
  const catalogue = createCatalogueReader(db);
  const app = createApp({ db, clock, ids, log, catalogue });
  let running: Promise<void> | null = null;
  let nextErasure = 0;

  async function maintain(): Promise<void> {
    const now = clock();
    const { policy } = await catalogue();
    const days = await rollForward(db, athensDay(now), policy);
    if (days > 0) log.info({ days }, 'sailings rolled forward');
    const ended = await expireDue(db, now);
    if (ended > 0) log.info({ ended }, 'holds expired');
    await forgetOldKeys(db, now);
    if (now.getTime() < nextErasure) return;
    const erased = await erasePersonalData(db, now);
    if (erased > 0) log.info({ erased }, 'personal data erased');
    nextErasure = now.getTime() + ERASE_EVERY_MS;
  }

  return {
    fetch: async (request) => app.fetch(request),
    maintain: () => {
      // A slow call must not pile up behind a timer.
      running ??= maintain().finally(() => {
        running = null;
      });
      return running;
    },
    close: async () => {
      await running?.catch(() => {});
    },
  };
}
