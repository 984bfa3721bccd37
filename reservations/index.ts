// Public entry point of the reservation service, for the process that runs it. HTTP clients need only the contracts.
import type { Kysely } from 'kysely';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { createFailedJobs } from '#foundation/jobs/failed-jobs.ts';
import type { Buckets } from '#foundation/limits/buckets.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { expireDue } from './bookings/end-hold.ts';
import { ERASE_AT_ONCE, erasePersonalData } from './bookings/erase.ts';
import { type BookingPrivacy, createBookingPrivacy } from './bookings/person.ts';
import { forgetOldKeys } from './bookings/idempotency.ts';
import { continueDisruptions } from './disruptions/maintain.ts';
import { fareGaps } from './fares/gaps.ts';
import { readMetrics } from './metrics.ts';
import { forgetPeople } from './bookings/promotion-of-person.ts';
import type { Log } from '#foundation/log/log.ts';
import { createApp } from './http/app.ts';
import { expireOpenTickets } from './servicing/expire-open.ts';
import { createEmailWriter } from './documents/emails/email-writer.ts';
import { takeOver } from './documents/emails/take-over.ts';
import type { Outbox, WriteEmail } from './context/outbox.ts';
import type { Post } from './context/outgoing-email.ts';
import { createCatalogueReader } from './catalogue/catalogue.ts';
import { resealAll } from './bookings/personal/reseal.ts';
import { createPaymentMaintenance } from './selling/payments/maintain.ts';
import type { PaymentProvider } from './context/payment-provider.ts';
import type { Quarantine } from './kernel/quarantine.ts';
import { rollForward } from './sailings/roll.ts';
import type { Secrets } from './kernel/secrets.ts';
import { forgetVerifications } from './contacts/verify.ts';
import { forgetClaims } from './unpaid/forget.ts';
import { createTurns } from './context/turns.ts';
import { alertOperator } from './unpaid/alert-operator.ts';
import { forgetWaiting } from './waiting/forget.ts';
import { resealWaiting } from './waiting/secret.ts';
import { serveWaiting } from './waiting/serve.ts';

export { migrateReservations } from './db/migrate.ts';
export { loadNetwork } from './network/load.ts';
export type { Outbox } from './context/outbox.ts';
export type { OutgoingEmail, Post } from './context/outgoing-email.ts';
export { cardPayments } from './selling/payments/stripe/card-payments.ts';
export { testPayments } from './selling/payments/test/test-payments.ts';
export type { PaymentProvider } from './context/payment-provider.ts';
export type { BookingPrivacy };

/** Finding voyages that are over reads every open booking: once an hour is enough. */
const ERASE_EVERY_MS = 3_600_000;

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Read-only requests with a body, as frequent as all others together. */
const READ_ONLY_POSTS = new Set(['/search', '/quotes']);

export type ReservationOptions = {
  /** Migrated with `migrateReservations`, with a network loaded by `loadNetwork`. The caller closes it. */
  db: Kysely<unknown>;
  /** The only source of time. */
  clock: () => Date;
  /** Unpredictable bytes, for references and access tokens. */
  ids: (size: number) => Uint8Array;
  log: Log;
  secrets: Secrets;
  /** Payment providers besides agencies; see `cardPayments` and `testPayments`. Default: none. */
  payments?: readonly PaymentProvider[];
  /** Origins of the site, to which a provider may redirect travellers. Without any, nobody can pay online. */
  siteOrigins?: readonly string[];
  /** Rate limits for searches, holds and wrong guesses; several processes must share one. Default: in memory. */
  limits?: Buckets;
  /** Where emails about bookings wait until they're sent; their sender calls {@link Reservations.writeEmail}. */
  outbox: Outbox;
  /** Sends codes and alerts, once per id. */
  post?: Post;
  /** Address for alerts about suspicious reservations, once per sailing and day. Needs `post`. */
  operatorAddress?: string | undefined;
  /** Set when the data is a copy of real bookings, such as a restored backup. Default: the data is real. */
  quarantine?: Quarantine | null;
};

export type Reservations = {
  /**
   * Handles a request whose path is relative to the service, e.g. `/search`. Never throws: a failure is a 503
   * problem.
   */
  fetch(request: Request): Promise<Response>;
  /**
   * Call once before the first request: creates the sailings up to the horizon. Work that fails is set aside; the
   * service runs all the same, and {@link maintain} retries it.
   * @throws when the database does not answer
   */
  prepare(): Promise<void>;
  /**
   * Call every few seconds: creates the sailings up to the horizon, ends expired holds and unpaid bookings, polls
   * payments, sends refunds, offers places that became free, deletes old keys and the personal data of
   * past voyages. Cheap when there is nothing to do, safe to run in several processes at once. What fails is set
   * aside and shown to the operator (`GET /operator/failed-jobs`).
   * @throws when the database does not answer
   */
  maintain(): Promise<void>;
  /** Writes an email that was queued in the outbox, at the moment it's sent. */
  writeEmail: WriteEmail;
  /** Personal data requests: access to a person's bookings, and erasure. */
  privacy: BookingPrivacy;
  /** Open items by name: holds, payments, refunds, and the sales of the last hour; for monitoring. */
  figures(): Promise<Record<string, number>>;
  /** Jobs of this process by kind and outcome, such as `refund_failed`; for monitoring. */
  jobs(): Record<string, number>;
  /** The path patterns of all endpoints, such as `/bookings/:reference`. */
  routes: readonly string[];
  /** Waits until the current run of `maintain` has finished. */
  close(): Promise<void>;
};

/**
 * @example
 * await migrateReservations(db);
 * await loadNetwork(db, network);
 * const service = createReservations({ db, clock: () => new Date(), ids: randomBytes, log, secrets, outbox });
 * await service.maintain();
 * await service.fetch(new Request('http://service/network'));
 */
export function createReservations(options: ReservationOptions): Reservations {
  const { db, clock, ids, log, secrets, payments = [], siteOrigins = [], post, outbox } = options;
  const { quarantine = null } = options;
  const turns = createTurns();
  const { limits = createMemoryBuckets({ clock }) } = options;
  const catalogue = createCatalogueReader(db);
  const providers = new Map(payments.map((provider) => [provider.name, provider]));
  const jobs = createFailedJobs({ db, schema: 'reservations', clock, log });
  const context = {
    db,
    clock,
    ids,
    log,
    jobs,
    secrets,
    limits,
    turns,
    catalogue,
    providers,
    siteOrigins,
    quarantine,
    outbox,
    post,
  };
  const app = createApp(context);
  const paymentWork = createPaymentMaintenance(context);
  let running: Promise<void> | null = null;
  let nextErasure = 0;
  let nextSealing = 0;

  async function seal(): Promise<number> {
    if (clock().getTime() < nextSealing) return 0;
    const sealed = await resealAll(context);
    await resealWaiting(context);
    nextSealing = clock().getTime() + ERASE_EVERY_MS;
    return sealed;
  }

  async function roll(): Promise<number> {
    const today = athensDay(clock());
    const { policy } = await catalogue();
    const days = await rollForward(db, today, policy);
    if (days === 0) return 0;
    const last = addDays(today, policy.horizonDays);
    const gaps = await fareGaps(db, addDays(last, 1 - days), last);
    for (const gap of gaps) log.warn(gap, 'sailings without a fare are not for sale');
    return days;
  }

  async function sendAlerts(): Promise<number> {
    const { operatorAddress } = options;
    return post && operatorAddress ? alertOperator(context, post, operatorAddress) : 0;
  }

  async function takeOverEmails(): Promise<number> {
    const count = await takeOver(context);
    // What the parts before have queued goes out at once as well.
    outbox.wake();
    return count;
  }

  type Part = [kind: string, done: string, work: () => Promise<number | void>];
  const firstParts: Part[] = [
    ['sealing', 'rows of personal data encrypted', seal],
    ['sailings', 'sailings rolled forward, in days', roll],
  ];
  const parts: Part[] = [
    ...firstParts,
    ['holds', 'holds expired', () => expireDue(context)],
    ['payments', 'payments settled', () => paymentWork.run()],
    ['open-tickets', 'open tickets expired', () => expireOpenTickets(context)],
    ['disruptions', 'bookings on disrupted sailings got offers', () => continueDisruptions(context)],
    ['waiting-lists', 'waiting lists served', () => serveWaiting(context)],
    ['old-keys', 'old idempotency keys deleted', () => forgetOldKeys(db, clock())],
    ['codes', 'expired contact codes deleted', () => forgetVerifications(db, clock())],
    ['unpaid-claims', 'settled unpaid claims deleted', () => forgetClaims(db)],
    ['unpaid-alerts', 'operator alerted about suspicious reservations', sendAlerts],
    ['emails', 'emails of an older program taken over', takeOverEmails],
    ['erasure', 'bookings with personal data erased', erase],
    ['failed-jobs', 'old failed jobs deleted', () => jobs.forget()],
  ];

  /** A failing part must not stop the others. */
  async function run(some: readonly Part[]): Promise<void> {
    const failures: unknown[] = [];
    for (const [kind, done, work] of some)
      try {
        const count = await jobs.part(kind, work);
        if (count > 0) log.info({ count }, done);
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
  }

  /** Runs again at the next call while there is more to erase than fits one call. */
  async function erase(): Promise<number> {
    const now = clock();
    if (now.getTime() < nextErasure) return 0;
    await forgetPeople(db, (await catalogue()).tariff, athensDay(now));
    await forgetWaiting(db, now);
    const erased = await erasePersonalData(context);
    if (erased < ERASE_AT_ONCE) nextErasure = now.getTime() + ERASE_EVERY_MS;
    return erased;
  }

  return {
    fetch: async (request) => {
      const response = await app.fetch(request);
      // The request may have queued an email.
      if (!SAFE_METHODS.has(request.method) && !READ_ONLY_POSTS.has(new URL(request.url).pathname))
        outbox.wake();
      return response;
    },
    prepare: () => run(firstParts),
    maintain: () => {
      // Calls share a slow run instead of piling up behind a timer. In quarantine, nothing runs that emails people, moves
      // money or changes bookings.
      running ??= run(quarantine ? firstParts : parts).finally(() => {
        running = null;
      });
      return running;
    },
    privacy: createBookingPrivacy(context),
    figures: () => readMetrics(db, clock()),
    jobs: () => paymentWork.metrics(),
    routes: app.routes.flatMap(({ path, method }) => (method === 'ALL' ? [] : [path])),
    writeEmail: createEmailWriter(context),
    close: async () => {
      await paymentWork.stop();
      await running?.catch(() => {});
    },
  };
}
