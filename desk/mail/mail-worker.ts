import type { Kysely } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { createLoop } from '#foundation/jobs/loop.ts';
import { createRunner, type JobKind, type Runner } from '#foundation/jobs/runner.ts';
import type { Log } from '#foundation/log/log.ts';
import type { DeskEvents } from '#desk/kernel/events.ts';
import { reasonOf } from '#desk/kernel/reason-of.ts';
import type { DeskTables } from '../db/schema.gen.ts';
import { attachmentsToSend } from './attachments.ts';
import { type Failure, failureOf } from './failure.ts';
import { giveBack, isFresh, lease, LEASE_MS, type LeasedEmail, UNWRITTEN } from './lease.ts';
import { messageIdOf } from './message-id.ts';
import { keepDue, noteFailure, noteSent } from './note.ts';
import { type MailTransport, SEND_MS } from './transport.ts';
import { noteWithheld, type ReadyEmail, storeWritten, write, type Writers } from './write.ts';

const POLL_MS = 5_000;
/** Emails per connection that one claim brings. */
const PER_CONNECTION = 5;
/** The shortest time between two `mail` events, which make open Studios refetch the list. */
const EMIT_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;
/** A leased email must have its turn before its lease expires. */
const TURN_MS = 30_000;
const Headers = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

export type MailWorker = Omit<Runner, 'idle'>;

type Parts = {
  db: Kysely<DeskTables>;
  clock: () => Date;
  log: Log;
  events: DeskEvents;
  siteUrl: string;
  writers: Writers;
};
/** The outcome of an attempt; `gone`: the email was postponed or discarded while it waited for its turn. */
type Outcome = 'sent' | 'withheld' | 'gone';

/** Sends the outgoing mail; without a mail server (`mail` is null) it is kept for staff to see. */
export function createMailWorker({ mail, ...parts }: Parts & { mail: MailTransport | null }): MailWorker {
  const { log, events } = parts;
  const worker = mail ? createRunner(outgoingMail(parts, mail), { log, pollMs: POLL_MS }) : mailKeeper(parts);
  let stopListening = () => {};
  return {
    ...worker,
    start() {
      stopListening = events.listen(({ kind }) => {
        if (kind === 'mail') worker.wake();
      }, worker.wake);
      worker.start();
    },
    async stop() {
      stopListening();
      await worker.stop();
      mail?.close();
    },
  };
}

/** Without a mail server: writes unwritten emails, and keeps them all. */
function mailKeeper(parts: Parts): MailWorker {
  const { db, clock, log, events } = parts;
  const writing = createRunner(unwrittenMail(parts), { log, pollMs: null });
  const keeping = createLoop({
    async work() {
      await writing.run();
      const kept = await keepDue(db, clock());
      if (kept > 0) events.emit({ kind: 'mail' });
      return kept;
    },
    pollMs: POLL_MS,
    onError: (error) => log.error({ reason: reasonOf(error) }, 'outgoing mail could not be kept'),
  });
  return {
    ...keeping,
    metrics: writing.metrics,
    async stop() {
      await Promise.all([writing.stop(), keeping.stop()]);
    },
  };
}

/** The part of the job that is the same for emails to be sent and emails to be kept. */
function emailJob({ db, clock, log }: Parts) {
  return {
    name: 'mail',
    subjectOf: ({ id }: LeasedEmail) => String(id),
    isFresh: (email: LeasedEmail) => isFresh(email, clock(), SEND_MS),
    // Emails to one person keep their order. An unwritten email has no recipient yet.
    orderKey: ({ recipient, service, about }: LeasedEmail) => recipient || `${service} ${about}`,
    release: (emails: readonly LeasedEmail[]) => giveBack(db, emails, clock()),
    /** Records a failed attempt. @returns whether it was the last */
    fail(email: LeasedEmail, failure: Failure): Promise<boolean> {
      const { id, kind: what, attempts } = email;
      const { kind, code } = failure;
      log.warn({ mail: id, ...(what && { what }), attempts, kind, code }, 'mail could not be sent');
      return noteFailure(db, email, failure, clock());
    },
  };
}

/** An error of our own program concerns only this email. Its message may quote an address, so only its class is recorded. */
function ownFailure(error: unknown): Failure {
  return { kind: 'later', detail: reasonOf(error), code: reasonOf(error) };
}

function unwrittenMail(parts: Parts): JobKind<LeasedEmail> {
  const { db, clock, writers } = parts;
  const job = emailJob(parts);
  return {
    ...job,
    concurrency: () => 1,
    batch: () => PER_CONNECTION,
    claim: (limit) => lease(db, clock(), limit, { services: [...writers.keys()], states: UNWRITTEN }),
    async run(email) {
      const written = await write(writers, email);
      if (written) await storeWritten(db, email, written, clock());
      else await noteWithheld(db, email, clock());
    },
    succeed: async () => {},
    fail: async (email, error) => ({ isDead: await job.fail(email, ownFailure(error)) }),
  };
}

/**
 * Sends as many emails at the same time as the transport allows. While the server is away only one email at a time is tried, so that
 * an outage costs a few emails an attempt and not all of them.
 */
function outgoingMail(parts: Parts, transport: MailTransport): JobKind<LeasedEmail, Outcome> {
  const { db, clock, events, siteUrl, writers } = parts;
  const job = emailJob(parts);
  let isAway = false;
  let hasNews = false;
  let emittedAt = 0;
  let nextSlot = 0;

  /** Waits for the email's turn at the server's pace. */
  async function slot(stopping: AbortSignal): Promise<void> {
    const { perMinute } = transport;
    if (perMinute === undefined) return;
    const now = performance.now();
    const mine = Math.max(now, nextSlot);
    nextSlot = mine + MINUTE_MS / perMinute;
    if (mine > now) await pause(mine - now, undefined, { signal: stopping }).catch(() => {});
  }

  function emitNews(): void {
    emittedAt = clock().getTime();
    hasNews = false;
    events.emit({ kind: 'mail' });
  }

  /** The email gets a new lease for sending, however long writing took. */
  async function writeNow(email: LeasedEmail): Promise<ReadyEmail | 'withheld' | 'gone'> {
    const written = await write(writers, email);
    if (!written) return 'withheld';
    const leasedUntil = new Date(clock().getTime() + LEASE_MS);
    return (await storeWritten(db, email, written, leasedUntil)) ?? 'gone';
  }

  async function readyToSend(email: LeasedEmail): Promise<ReadyEmail | 'withheld' | 'gone'> {
    if (email.state === 'unwritten') return writeNow(email);
    const attachments = await attachmentsToSend(db, email);
    return attachments === null ? 'gone' : { email, attachments };
  }

  return {
    ...job,
    concurrency: () => (isAway ? 1 : transport.atOnce),
    batch: () => (isAway ? 1 : batchOf(transport)),
    claim: (limit) => lease(db, clock(), limit, { services: [...writers.keys()] }),
    async run(leased, stopping) {
      await slot(stopping);
      const ready = await readyToSend(leased);
      if (typeof ready === 'string') return ready;
      const { email, attachments } = ready;
      const outgoing = {
        to: email.recipient,
        subject: email.subject,
        text: email.text,
        headers: v.parse(Headers, email.headers),
        messageId: messageIdOf(email.key, siteUrl),
        date: email.dated_at,
        attachments,
        ...(email.html === null ? {} : { html: email.html }),
      };
      await transport.send(outgoing).catch((error: unknown) => {
        throw new NotSent(failureOf(error), email);
      });
      return 'sent';
    },
    async succeed(email, outcome) {
      if (outcome === 'withheld') await noteWithheld(db, email, clock());
      if (outcome !== 'sent') return false;
      isAway = false;
      await noteSent(db, email, clock());
      hasNews = true;
      if (clock().getTime() - emittedAt >= EMIT_EVERY_MS) emitNews();
      return true;
    },
    async fail(email, error) {
      const failure = error instanceof NotSent ? error.failure : ownFailure(error);
      // An error that isn't the server's doesn't change whether the server counts as away.
      if (error instanceof NotSent) isAway = failure.kind === 'away';
      // No event while the server is away: it would wake this worker, and each time cost another email an attempt.
      if (!isAway) hasNews = true;
      const tried = error instanceof NotSent ? error.email : email;
      return { isDead: await job.fail(tried, failure), isAway };
    },
    finished() {
      if (hasNews) emitNews();
    },
  };
}

/** The transport did not accept the email. */
class NotSent extends Error {
  override name = 'NotSent';
  readonly failure: Failure;
  /** The email as it was tried, with its lease. */
  readonly email: LeasedEmail;

  constructor(failure: Failure, email: LeasedEmail) {
    super(failure.code);
    this.failure = failure;
    this.email = email;
  }
}

function batchOf({ atOnce, perMinute = Number.POSITIVE_INFINITY }: MailTransport): number {
  return Math.max(1, Math.min(atOnce * PER_CONNECTION, Math.floor((perMinute * TURN_MS) / MINUTE_MS)));
}
