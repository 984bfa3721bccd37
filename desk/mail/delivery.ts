import type { Kysely } from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { DeskTables } from '../db/tables.ts';
import type { DeskEvents } from '#desk/kernel/events.ts';
import type { Log } from '#foundation/log/log.ts';
import { attachmentsToSend } from './attachments.ts';
import { failureOf } from './failure.ts';
import { giveBack, isFresh, lease, type LeasedEmail } from './lease.ts';
import { messageIdOf } from './message-id.ts';
import { keepDue, noteFailure, noteSent } from './note.ts';
import { type MailTransport, SEND_MS } from './transport.ts';

/** Letters that one question to the database brings for each connection. */
const PER_CONNECTION = 5;
const TELL_MS = 1_000;
const MINUTE_MS = 60_000;
/** What is leased must have its turn while the lease lasts. */
const TURN_MS = 30_000;
const Headers = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

export type DeliveryParts = {
  db: Kysely<DeskTables>;
  clock: () => Date;
  log: Log;
  events: DeskEvents;
  /** Null: letters are kept and go nowhere. */
  mail: MailTransport | null;
  siteUrl: string;
};

export type Delivery = {
  /** Sends until nothing is due, also what others are queueing meanwhile. @returns how many went out or were kept */
  run(): Promise<number>;
  /** Takes no more letters and waits for those that are under way, half a minute at most. */
  stop(): Promise<void>;
};

/**
 * Sends what is due with as many workers as the transport takes letters. While the server is away one letter at a time is tried,
 * so that an outage costs a few letters an attempt and not all of them.
 */
export function createDelivery({ db, clock, log, events, mail, siteUrl }: DeliveryParts): Delivery {
  const workers = new Set<Promise<void>>();
  const leased: LeasedEmail[] = [];
  let refilling: Promise<number> | null = null;
  let handled = 0;
  let toldAt = 0;
  let hasNews = false;
  let isAway = false;
  /** Until when each recipient's letter before is under way: two to the same person keep their order. */
  const underWay = new Map<string, Promise<void>>();
  let nextSlot = 0;
  // A request that wakes this does not wait for it, and lends it nothing of its own.
  const outside = AsyncLocalStorage.snapshot();
  const stopping = new AbortController();
  const { signal } = stopping;

  async function refill(transport: MailTransport): Promise<number> {
    const letters = await lease(db, clock(), isAway ? 1 : batchOf(transport));
    leased.push(...letters);
    return letters.length;
  }

  async function next(transport: MailTransport): Promise<LeasedEmail | null> {
    while (!signal.aborted) {
      // A recipient's next letter waits for the one before; others need not.
      const free = leased.findIndex(({ recipient }) => !underWay.has(recipient));
      const [letter] = leased.splice(Math.max(free, 0), 1);
      // What waited too long for its turn is left to whoever leases it next.
      if (letter && isFresh(letter, clock(), SEND_MS)) return letter;
      if (letter) continue;
      refilling ??= refill(transport).finally(() => {
        refilling = null;
      });
      if ((await refilling) === 0) return null;
    }
    return null;
  }

  async function work(transport: MailTransport): Promise<void> {
    for (let letter = await next(transport); letter; letter = await next(transport)) {
      await inOrder(letter.recipient, async () => {
        await slot(transport);
        await send(transport, letter);
      });
      // Nobody is told of a server that is away: the word would wake us, and each time cost another letter an attempt.
      if (isAway) break;
      hasNews = true;
      if (clock().getTime() - toldAt >= TELL_MS) tell();
    }
    if (isAway || signal.aborted) await giveBack(db, leased.splice(0), clock());
  }

  async function inOrder(recipient: string, work: () => Promise<void>): Promise<void> {
    const before = underWay.get(recipient) ?? Promise.resolve();
    const mine = before.then(work);
    const settled = mine.catch(() => {});
    underWay.set(recipient, settled);
    try {
      await mine;
    } finally {
      if (underWay.get(recipient) === settled) underWay.delete(recipient);
    }
  }

  /** Waits for this letter's turn at the pace that the server takes. */
  async function slot({ perMinute }: MailTransport): Promise<void> {
    if (perMinute === undefined) return;
    const now = performance.now();
    const mine = Math.max(now, nextSlot);
    nextSlot = mine + MINUTE_MS / perMinute;
    if (mine > now) await pause(mine - now, undefined, { signal }).catch(() => {});
  }

  async function send(transport: MailTransport, letter: LeasedEmail): Promise<void> {
    const attachments = await attachmentsToSend(db, letter);
    if (attachments === null) return;
    try {
      await transport.send({
        to: letter.recipient,
        subject: letter.subject,
        text: letter.text,
        headers: v.parse(Headers, letter.headers),
        messageId: messageIdOf(letter.key, siteUrl),
        date: letter.dated_at,
        attachments,
        ...(letter.html === null ? {} : { html: letter.html }),
      });
    } catch (error) {
      const failure = failureOf(error);
      const { kind, code } = failure;
      log.warn({ mail: letter.id, attempts: letter.attempts, kind, code }, 'mail could not be sent');
      isAway = kind === 'away';
      await noteFailure(db, letter, failure, clock());
      return;
    }
    await noteSent(db, letter, clock());
    handled += 1;
    if (!isAway) return;
    // The one letter that tried the server again got through: now all others.
    isAway = false;
    callWorkers(transport);
  }

  function tell(): void {
    toldAt = clock().getTime();
    hasNews = false;
    events.tell({ kind: 'mail' });
  }

  function callWorkers(transport: MailTransport): void {
    while (!signal.aborted && workers.size < (isAway ? 1 : transport.atOnce)) {
      const worker = outside(() => work(transport));
      workers.add(worker);
      const leave = () => workers.delete(worker);
      worker.then(leave, leave);
    }
  }

  return {
    async run() {
      if (!mail) {
        const kept = await keepDue(db, clock());
        if (kept > 0) tell();
        return kept;
      }
      const before = handled;
      callWorkers(mail);
      while (workers.size > 0) await Promise.all(workers);
      if (hasNews) tell();
      return handled - before;
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(workers);
      mail?.close();
    },
  };
}

function batchOf({ atOnce, perMinute = Number.POSITIVE_INFINITY }: MailTransport): number {
  return Math.max(1, Math.min(atOnce * PER_CONNECTION, Math.floor((perMinute * TURN_MS) / MINUTE_MS)));
}
