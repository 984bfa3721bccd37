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
import { giveBack, isFresh, lease, type LeasedEmail } from './lease.ts';
import { messageIdOf } from './message-id.ts';
import { keepDue, noteFailure, noteSent } from './note.ts';
import { type MailTransport, SEND_MS } from './transport.ts';

const POLL_MS = 5_000;
/** Emails per connection that one claim brings. */
const PER_CONNECTION = 5;
const TELL_MS = 1_000;
const MINUTE_MS = 60_000;
/** What is leased must have its turn while the lease lasts. */
const TURN_MS = 30_000;
const Headers = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

export type MailWorker = Omit<Runner, 'wake' | 'idle' | 'metrics'> & Partial<Pick<Runner, 'metrics'>>;

type Parts = { db: Kysely<DeskTables>; clock: () => Date; log: Log; events: DeskEvents; siteUrl: string };

/** Sends the outgoing mail; without a mail server (`mail` is null) it is kept for staff to look at. */
export function createMailWorker({ mail, ...parts }: Parts & { mail: MailTransport | null }): MailWorker {
  const { log, events } = parts;
  const worker = mail
    ? createRunner(outgoingMail(parts, mail), { log, pollMs: POLL_MS })
    : createLoop({
        work: () => keepMail(parts),
        pollMs: POLL_MS,
        onError: (error) => log.error({ reason: reasonOf(error) }, 'outgoing mail could not be kept'),
      });
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

async function keepMail({ db, clock, events }: Parts): Promise<number> {
  const kept = await keepDue(db, clock());
  if (kept > 0) events.tell({ kind: 'mail' });
  return kept;
}

/**
 * As many at the same time as the transport takes. While the server is away one email at a time is tried, so that an outage costs a
 * few emails an attempt and not all of them.
 */
function outgoingMail(
  { db, clock, log, events, siteUrl }: Parts,
  transport: MailTransport,
): JobKind<LeasedEmail, boolean> {
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

  return {
    name: 'mail',
    subjectOf: ({ id }) => String(id),
    concurrency: () => (isAway ? 1 : transport.atOnce),
    batch: () => (isAway ? 1 : batchOf(transport)),
    claim: (limit) => lease(db, clock(), limit),
    isFresh: (email) => isFresh(email, clock(), SEND_MS),
    // Two to the same person keep their order.
    orderKey: ({ recipient }) => recipient,
    async run(email, stopping) {
      await slot(stopping);
      const attachments = await attachmentsToSend(db, email);
      if (attachments === null) return false;
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
        throw new NotSent(failureOf(error));
      });
      return true;
    },
    async succeed(email, isSent) {
      // Put off or taken back while it waited for its turn.
      if (!isSent) return false;
      isAway = false;
      await noteSent(db, email, clock());
      hasNews = true;
      if (clock().getTime() - toldAt >= TELL_MS) tell();
      return true;
    },
    async fail(email, error) {
      // An error of our own is about this email; its text may quote an address.
      const failure =
        error instanceof NotSent
          ? error.failure
          : ({ kind: 'later', said: reasonOf(error), code: reasonOf(error) } as const);
      const { kind, code } = failure;
      log.warn({ mail: email.id, attempts: email.attempts, kind, code }, 'mail could not be sent');
      isAway = kind === 'away';
      // Nobody is told of a server that is away: that would wake us, and each time cost another email an attempt.
      if (!isAway) hasNews = true;
      return { isDead: await noteFailure(db, email, failure, clock()), isAway };
    },
    release: (emails) => giveBack(db, emails, clock()),
    finished() {
      if (hasNews) tell();
    },
  };
}

/** The transport did not take it. */
class NotSent extends Error {
  override name = 'NotSent';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

function batchOf({ atOnce, perMinute = Number.POSITIVE_INFINITY }: MailTransport): number {
  return Math.max(1, Math.min(atOnce * PER_CONNECTION, Math.floor((perMinute * TURN_MS) / MINUTE_MS)));
}
