import type { FailedJobs } from '#foundation/jobs/failed-jobs.ts';
import type { Buckets } from '#foundation/limits/buckets.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { Log } from '#foundation/log/log.ts';
import type { Outbox } from './outbox.ts';
import type { Post } from './outgoing-email.ts';
import type { Turns } from './turns.ts';
import type { Secrets } from '#reservations/kernel/secrets.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { Quarantine } from '#reservations/kernel/quarantine.ts';

/** What every part of the service works with. Time and random values come only from here. */
export type Context = {
  db: Db;
  clock: () => Date;
  /** Unpredictable bytes. */
  ids: (size: number) => Uint8Array;
  log: Log;
  /** Rate limits per caller. */
  limits: Buckets;
  /** Runs work row by row and sets aside what fails. */
  jobs: FailedJobs;
  /** Runs one caller's requests for unpaid places one after the other. */
  turns: Turns;
  secrets: Secrets;
  catalogue: () => Promise<Catalogue>;
  /** Payment providers besides agencies, by name. */
  providers: ReadonlyMap<string, PaymentProvider>;
  /** Origins to which a provider may redirect travellers, such as `https://www.meltemi.example`. */
  siteOrigins: readonly string[];
  /** Set when the data is a copy. */
  quarantine?: Quarantine | null;
  /** Where emails about bookings are queued. */
  outbox: Outbox;
  /** Sends email immediately; absent where no email delivery is configured. */
  post?: Post | undefined;
};
