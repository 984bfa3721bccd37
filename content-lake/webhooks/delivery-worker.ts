import { createRunner, type JobKind, type Runner } from '#foundation/jobs/runner.ts';
import type { Log } from '#foundation/log/log.ts';
import type { Hook } from './hook.ts';
import type { Delivery, Outbox, Result } from './outbox.ts';
import { signBody, SIGNATURE_HEADER } from './signature.ts';

export type Schedule = (ms: number, run: () => void) => () => void;
export type Send = (url: string, init: RequestInit) => Promise<Response>;

type Options = {
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
/** Longer than the timeout of a request. After a crash, nobody resends a claimed delivery until this has passed. */
const CLAIM_MS = 15_000;
const FIRST_RETRY_MS = 500;
/** Also the longest time that a page stays outdated after its site came back. */
const LONGEST_RETRY_MS = 15_000;
/** After this many client errors (4xx), further attempts are pointless. */
const REFUSALS = 5;
const GIVE_UP_MS = 24 * 60 * 60 * 1000;
/** How much of a response the log keeps. */
const ANSWER_LENGTH = 1000;

export type DeliveryWorker = Omit<Runner, 'run' | 'metrics'>;

/**
 * Sends one webhook's deliveries: at once after a commit, then with growing pauses until the receiver accepts. A failed
 * delivery doesn't hold up those behind it. While a receiver is down, one delivery at a time tests it, and the log gets
 * one line when it goes down and one when it is back: a site that starts after its lake is no reason to warn. What wasn't
 * confirmed when this stops is sent again after the next start, with the same idempotency key.
 */
export function createDeliveryWorker(options: Options): DeliveryWorker {
  const { schedule, log } = options;
  let cancelTimer = () => {};
  let isStopped = false;
  const wakeIn = (ms: number) => {
    cancelTimer();
    if (!isStopped) cancelTimer = schedule(ms, wake);
  };
  // Commits of any process wake it, and retries are scheduled.
  const runner = createRunner(deliveries(options, wake, wakeIn), { log, pollMs: null });
  function wake(): void {
    cancelTimer();
    runner.wake();
  }
  return {
    wake,
    start: runner.start,
    idle: runner.idle,
    async stop() {
      isStopped = true;
      cancelTimer();
      await runner.stop();
    },
  };
}

function deliveries(
  options: Options,
  wake: () => void,
  wakeIn: (ms: number) => void,
): JobKind<Delivery, Result> {
  const { hook, outbox, clock, log } = options;
  let isDown = false;
  /** Consecutive runs at whose end nothing was accepted. */
  let failedRuns = 0;
  let hasFailed = false;
  let hasRecovered = false;
  let refusalsInRow = 0;

  function setDown(down: boolean): void {
    if (down === isDown) return;
    isDown = down;
    const text = down
      ? 'the receiver of a webhook does not respond; deliveries are waiting'
      : 'the receiver of a webhook responds again';
    log.info({ hook: hook.id, url: hook.url }, text);
  }

  async function planNext(): Promise<void> {
    if (hasRecovered) {
      hasRecovered = false;
      await outbox.release();
      return wake();
    }
    const due = await outbox.nextDue();
    if (!due) return;
    const pause = failedRuns === 0 ? 0 : pauseAfter(failedRuns);
    wakeIn(Math.max(due.getTime() - clock().getTime(), pause));
  }

  return {
    name: 'webhook',
    subjectOf: ({ id }) => id,
    concurrency: () => (isDown ? 1 : AT_ONCE),
    async claim(limit) {
      await outbox.collect();
      return outbox.claim(limit, CLAIM_MS);
    },
    async run(delivery, stopping) {
      const result = await attempt(options, delivery, stopping);
      if (result.status === undefined || result.status < 200 || result.status >= 300)
        throw new DeliveryFailure(result);
      return result;
    },
    async succeed({ id }, result) {
      setDown(false);
      await outbox.finish(id, 'delivered', result);
      hasRecovered ||= failedRuns > 0;
      hasFailed = false;
      failedRuns = 0;
      refusalsInRow = 0;
    },
    async fail(delivery, failure, stopping) {
      const { id, createdAt } = delivery;
      const result =
        failure instanceof DeliveryFailure ? failure.result : { error: reason(failure), startedAt: clock() };
      const { status, error } = result;
      if (stopping.aborted && status === undefined) {
        await outbox.release([id]);
        return { isDead: false };
      }
      const attempts = delivery.attempts + 1;
      const isRefused = isRefusal(status);
      setDown(!isRefused);
      hasFailed = true;
      refusalsInRow = isRefused ? refusalsInRow + 1 : 0;
      const isDead =
        clock().getTime() - createdAt.getTime() > GIVE_UP_MS || (isRefused && attempts >= REFUSALS);
      if (isRefused || isDead)
        log.warn({ hook: hook.id, delivery: id, attempts, status, error }, 'webhook refused');
      if (isDead) await outbox.finish(id, 'failed', result);
      else await outbox.postpone(id, pauseAfter(attempts), result);
      // If the receiver rejects everything, don't send everything at once.
      return { isDead, isAway: !isRefused || refusalsInRow >= AT_ONCE };
    },
    release: (some) => outbox.release(some.map(({ id }) => id)),
    async finished(errors) {
      if (hasFailed) failedRuns += 1;
      hasFailed = false;
      if (errors.length > 0) return wakeIn(LONGEST_RETRY_MS);
      await planNext().catch((error: unknown) => {
        log.error({ hook: hook.id, error: String(error) }, 'webhooks could not be read; trying again later');
        wakeIn(LONGEST_RETRY_MS);
      });
    },
  };
}

/** The receiver didn't respond, or not with success. */
class DeliveryFailure extends Error {
  readonly result: Result;

  constructor(result: Result) {
    super('not taken');
    this.result = result;
  }
}

async function attempt(
  { hook, projectId, dataset, clock, send }: Options,
  delivery: Delivery,
  stopping: AbortSignal,
): Promise<Result> {
  const startedAt = clock();
  const timeout = AbortSignal.timeout(ANSWER_MS);
  try {
    const response = await send(hook.url, {
      method: hook.httpMethod,
      // A redirect would send the signed body to an address that nobody configured.
      redirect: 'manual',
      signal: AbortSignal.any([timeout, stopping]),
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
      // `fetch` allows no body with GET.
      ...(hook.httpMethod !== 'GET' && { body: delivery.body }),
    });
    return { status: response.status, answer: await readStart(response), startedAt };
  } catch (error) {
    return { error: reason(error), startedAt };
  }
}

/** The receiver decides on the length of its response; we keep little and don't read on. */
async function readStart(response: Response): Promise<string> {
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
    // The status arrived; the body is only for the log.
  }
  // PostgreSQL can't store this character.
  return text.slice(0, ANSWER_LENGTH).replaceAll('\0', '');
}

function pauseAfter(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(failures - 1, 10));
}

/** Responses that a retry won't change, unlike a receiver that is down, slow or asks to wait. */
function isRefusal(status: number | undefined): boolean {
  return status !== undefined && status < 500 && ![408, 425, 429].includes(status);
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
