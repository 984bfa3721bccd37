import type { Log } from '#foundation/log/log.ts';
import type { Hook } from './hook.ts';
import type { Delivery, Outbox, Result } from './outbox.ts';
import { signBody, SIGNATURE_HEADER } from './signature.ts';

export type Schedule = (ms: number, run: () => void) => () => void;
export type Send = (url: string, init: RequestInit) => Promise<Response>;

export type CourierOptions = {
  hook: Pick<Hook, 'id' | 'url' | 'httpMethod' | 'headers' | 'secret'>;
  projectId: string;
  dataset: string;
  outbox: Outbox;
  clock: () => Date;
  log: Log;
  send: Send;
  schedule: Schedule;
};

const AT_ONCE = 4;
const ANSWER_MS = 10_000;
/** Longer than an answer may take. After a crash nobody sends a claimed delivery until this has passed. */
const CLAIM_MS = 15_000;
const FIRST_RETRY_MS = 500;
/** Also the longest that a page stays old after its site came back. */
const LONGEST_RETRY_MS = 15_000;
/** A receiver that says "your fault" this often means it. */
const REFUSALS = 5;
const GIVE_UP_MS = 24 * 60 * 60 * 1000;
/** As much of an answer as the log keeps. */
const ANSWER_LENGTH = 1000;

/**
 * Sends what one hook owes: at once after a commit, then with growing pauses until the receiver takes it. A delivery that
 * fails does not hold up those behind it. While a receiver is away, one delivery at a time asks for it, and the log gets
 * one line when it goes and one when it comes: a site that starts after its lake is no reason to warn.
 */
export class DeliveryWorker {
  readonly #options: CourierOptions;
  #round: Promise<void> | undefined;
  #again = false;
  #closed = false;
  #cancelTimer: (() => void) | undefined;
  #failuresInRow = 0;
  #away = false;
  readonly #stop = new AbortController();

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** There may be something to send. Never throws and never waits. */
  wake(): void {
    if (this.#closed) return;
    if (this.#round) {
      this.#again = true;
      return;
    }
    this.#cancelTimer?.();
    this.#round = this.#run().finally(() => {
      this.#round = undefined;
      if (this.#again) {
        this.#again = false;
        this.wake();
      }
    });
  }

  /** Resolves when nothing is being sent; deliveries that wait for a retry do not count. */
  async idle(): Promise<void> {
    while (this.#round) await this.#round;
  }

  /** Stops. What was not answered yet is sent again after the next start, with the same idempotency key. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#again = false;
    this.#cancelTimer?.();
    this.#stop.abort();
    await this.idle();
  }

  async #run(): Promise<void> {
    const { outbox, hook, log } = this.#options;
    try {
      await outbox.collect();
      for (;;) {
        const claimed = await outbox.claim(this.#away ? 1 : AT_ONCE, CLAIM_MS);
        if (claimed.length === 0) break;
        if (this.#closed) {
          await outbox.release(claimed.map(({ id }) => id));
          return;
        }
        const results = await Promise.all(claimed.map((delivery) => this.#deliver(delivery)));
        if (this.#closed) return;
        if (results.includes('taken')) {
          if (this.#failuresInRow > 0) await outbox.release();
          this.#failuresInRow = 0;
        } else {
          this.#failuresInRow += 1;
          break;
        }
      }
      await this.#planNext();
    } catch (error) {
      log.error({ hook: hook.id, error: String(error) }, 'webhooks could not be read; trying again later');
      this.#wakeIn(LONGEST_RETRY_MS);
    }
  }

  async #planNext(): Promise<void> {
    const due = await this.#options.outbox.nextDue();
    if (!due || this.#closed) return;
    const pause = this.#failuresInRow === 0 ? 0 : pauseAfter(this.#failuresInRow);
    this.#wakeIn(Math.max(due.getTime() - this.#options.clock().getTime(), pause));
  }

  #wakeIn(ms: number): void {
    if (this.#closed) return;
    this.#cancelTimer?.();
    this.#cancelTimer = this.#options.schedule(ms, () => this.wake());
  }

  async #deliver(delivery: Delivery): Promise<'taken' | 'refused' | 'unreachable'> {
    const { outbox, hook, clock, log } = this.#options;
    const result = await this.#send(delivery);
    if (this.#closed && result.status === undefined) {
      await outbox.release([delivery.id]);
      return 'unreachable';
    }
    if (result.status !== undefined && result.status >= 200 && result.status < 300) {
      this.#noteAway(false);
      await outbox.finish(delivery.id, 'delivered', result);
      return 'taken';
    }
    const attempts = delivery.attempts + 1;
    const refused = isRefusal(result.status);
    this.#noteAway(!refused);
    const { status, error } = result;
    const facts = { hook: hook.id, delivery: delivery.id, attempts, status, error };
    const age = clock().getTime() - delivery.createdAt.getTime();
    if (age > GIVE_UP_MS || (refused && attempts >= REFUSALS)) {
      log.error(facts, 'webhook given up');
      await outbox.finish(delivery.id, 'failed', result);
    } else {
      if (refused) log.warn(facts, 'webhook refused');
      await outbox.postpone(delivery.id, pauseAfter(attempts), result);
    }
    return refused ? 'refused' : 'unreachable';
  }

  #noteAway(away: boolean): void {
    if (away === this.#away) return;
    this.#away = away;
    const { hook, log } = this.#options;
    const text = away
      ? 'the receiver of a webhook does not answer; deliveries wait for it'
      : 'the receiver of a webhook answers again';
    log.info({ hook: hook.id, url: hook.url }, text);
  }

  async #send(delivery: Delivery): Promise<Result> {
    const { hook, projectId, dataset, clock, send } = this.#options;
    const startedAt = clock();
    const timeout = AbortSignal.timeout(ANSWER_MS);
    try {
      const response = await send(hook.url, {
        method: hook.httpMethod,
        // A redirect would send the signed body where nobody configured it.
        redirect: 'manual',
        signal: AbortSignal.any([timeout, this.#stop.signal]),
        headers: {
          ...hook.headers,
          'content-type': 'application/json',
          ...(hook.secret !== null && {
            [SIGNATURE_HEADER]: signBody(delivery.body, startedAt, hook.secret),
          }),
          'idempotency-key': delivery.id,
          'sanity-webhook-id': hook.id,
          'sanity-project-id': projectId,
          'sanity-dataset': dataset,
          'sanity-document-id': delivery.documentId,
          'sanity-operation': delivery.operation,
          'sanity-transaction-id': delivery.transactionId,
        },
        // `fetch` allows no body here.
        ...(hook.httpMethod !== 'GET' && { body: delivery.body }),
      });
      return { status: response.status, answer: await beginning(response), startedAt };
    } catch (error) {
      return { error: reason(error), startedAt };
    }
  }
}

/** The receiver decides how much it says; we keep little and do not read on. */
async function beginning(response: Response): Promise<string> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (text.length < ANSWER_LENGTH) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    await reader.cancel();
  } catch {
    // The status arrived; what it says on top is only for the log.
  }
  // PostgreSQL has no place for this character.
  return text.slice(0, ANSWER_LENGTH).replaceAll('\0', '');
}

function pauseAfter(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10));
}

/** Answers that sending again will not change, unlike a receiver that is down, slow or asks to wait. */
function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status < 500 && ![408, 425, 429].includes(status);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
