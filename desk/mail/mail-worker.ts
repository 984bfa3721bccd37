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
const TELL_MS = 1_000;
const MINUTE_MS = 60_000;
/** What is leased must have its turn while the lease lasts. */
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
/** What became of an email whose turn it was; `gone`: it was put off or taken back while it waited. */
type Outcome = 'sent' | 'withheld' | 'gone';

/** Sends the outgoing mail; without a mail server (`mail` is null) it is kept for staff to look at. */
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

/** Without a mail server: writes what is unwritten, and keeps everything. */
function mailKeeper(parts: Parts): MailWorker {
  const { db, clock, log, events } = parts;
  const writing = createRunner(unwrittenMail(parts), { log, pollMs: null });
  const keeping = createLoop({
    async work() {
      await writing.run();
      const kept = await keepDue(db, clock());
      if (kept > 0) events.tell({ kind: 'mail' });
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

/** What is the same for an email to be sent and one to be kept. */
function emailJob({ db, clock, log }: Parts) {
  return {
    name: 'mail',
    subjectOf: ({ id }: LeasedEmail) => String(id),
    isFresh: (email: LeasedEmail) => isFresh(email, clock(), SEND_MS),
    // Two to the same person keep their order. Whom an unwritten one is for, nobody knows yet.
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

/** An error of our own is about this email; its text may quote an address. */
function ownFailure(error: unknown): Failure {
  return { kind: 'later', said: reasonOf(error), code: reasonOf(error) };
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
 * As many at the same time as the transport takes. While the server is away one email at a time is tried, so that an outage costs a
 * few emails an attempt and not all of them.
 */
function outgoingMail(parts: Parts, transport: MailTransport): JobKind<LeasedEmail, Outcome> {
  const { db, clock, events, siteUrl, writers } = parts;
  const job = emailJob(parts);
  let isAway = false;
  let hasNews = false;
  let toldAt = 0;
  let nextSlot = 0;

  /** Waits for the email's turn at the pace that the server takes. */
  async function slot(stopping: AbortSignal): Promise<void> {
    const { perMinute } = transport;
    if (perMinute === undefined) return;
    const now = performance.now();
    const mine = Math.max(now, nextSlot);
    nextSlot = mine + MINUTE_MS / perMinute;
    if (mine > now) await pause(mine - now, undefined, { signal: stopping }).catch(() => {});
  }

  function tell(): void {
    toldAt = clock().getTime();
    hasNews = false;
    events.tell({ kind: 'mail' });
  }

  /** With its own lease for being sent, however long it took to write. */
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
      if (clock().getTime() - toldAt >= TELL_MS) tell();
      return true;
    },
    async fail(email, error) {
      const failure = error instanceof NotSent ? error.failure : ownFailure(error);
      // What says nothing of the server leaves it as it was.
      if (error instanceof NotSent) isAway = failure.kind === 'away';
      // Nobody is told of a server that is away: that would wake us, and each time cost another email an attempt.
      if (!isAway) hasNews = true;
      const tried = error instanceof NotSent ? error.email : email;
      return { isDead: await job.fail(tried, failure), isAway };
    },
    finished() {
      if (hasNews) tell();
    },
  };
}

/** The transport did not take it. */
class NotSent extends Error {
  override name = 'NotSent';
  readonly failure: Failure;
  /** As it was tried, with its lease. */
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
