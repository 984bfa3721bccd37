import { type IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { onPurge } from '#server/next-cache/purge.ts';
import { type FinishedAnswer, send, type Wishes, wishesOf } from '#server/pages/finished-answer.ts';
import type { PageAnswer } from '#server/operation.ts';
import type { Handle, SecureAnswer } from '#server/pages/secure-answer.ts';
import { createFairRunner, TooBusy } from '#foundation/limits/fair-queue.ts';
import { type AskedPage, askedPage, dropJunkHeaders, isForPage } from './asked-page.ts';
import { createPageBudget, pageCaller } from './page-budget.ts';
import { refuseOften } from './refuse-often.ts';
import { askAndKeep } from './ask-and-keep.ts';
import { createKeptPages, type KeptPage } from './kept-pages.ts';
import { watchPurges } from './purge-watch.ts';

/** What was asked for turned out to be: fit for everybody who waits, only for whoever asked, or nothing at all. */
export type Outcome = { kind: 'shared'; page: FinishedAnswer } | { kind: 'alone' } | { kind: 'gone' };

/** A page that ran out is asked for anew at most this often: Next may need a moment to make it. */
const REFRESH_PAUSE_MS = 1_000;
/** How long an address is known to answer everybody differently, so that nobody waits there for somebody else's answer. */
const ALONE_MS = 10_000;

/** Addresses that have not answered with a page yet are asked of Next a few at a time, in turns: most may be made up. */
const UNKNOWN = { atOnce: 4, waitingPerCaller: 150, waiting: 1_000 };
const BUSY_SECONDS = 5;
const GONE: Outcome = { kind: 'gone' };

export type Lane = {
  handle: Handle;
  size(): { pages: number; bytes: number };
  close(): void;
};

/**
 * Answers pages from memory, in front of Next (docs/decisions/043-pages-from-memory.md).
 * @param options.otherwise answers what is not for the lane
 */
export function createLane(options: {
  answer: SecureAnswer;
  otherwise: Handle;
  maxBytes: number;
  now: () => number;
  /** Hears how each page was answered, for the figures. */
  count?: (answer: PageAnswer) => void;
}): Lane {
  const { answer, otherwise, now, count = () => {} } = options;
  const kept = createKeptPages(options.maxBytes);
  const watch = watchPurges();
  const budget = createPageBudget(now);
  const unknown = createFairRunner<Outcome>(UNKNOWN);
  /** No two share a turn: after a purge nobody may be given what was begun before. */
  let runs = 0;
  const alone = new LRUCache<string, 'page' | 'nothing'>({ max: 1_000, ttl: ALONE_MS });
  const running = new Map<string, Promise<Outcome>>();
  const close = onPurge((tags) => {
    watch.purged(tags);
    kept.purge(tags);
    // Whoever comes from now on must not be given an answer that was begun before.
    running.clear();
  });

  function run(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    details: Details,
  ): Promise<Outcome> {
    const work = () =>
      // Who asked has left while it waited for its turn.
      response.destroyed
        ? Promise.resolve(GONE)
        : askAndKeep({ ...details, key, answer, kept, watch, now, request, response });
    const { exact, page } = details.asked;
    const joined = `${details.wishes.encoding} ${exact}`;
    const isKnown = kept.get(key) !== undefined || kept.tagsOf(page).length > 0;
    const asking = isKnown ? work() : unknown.run(turnOf(request), String((runs += 1)), work);
    running.set(joined, asking);
    const over = () => {
      if (running.get(joined) === asking) running.delete(joined);
    };
    asking.then(over, over);
    return asking;
  }

  /** Behind the visitor's back: the answer goes to nobody. */
  function refresh(key: string, page: KeptPage, request: IncomingMessage, details: Details): void {
    const { asked, wishes } = details;
    if (running.has(`${wishes.encoding} ${asked.exact}`) || now() < page.refreshAfter) return;
    page.refreshAfter = now() + REFRESH_PAUSE_MS;
    const nobody = new ServerResponse(request);
    run(key, request, nobody, details)
      .catch((error: unknown) => console.error(error))
      .finally(() => nobody.emit('close'));
  }

  /** What only this caller gets; pages among it count. */
  async function byItself(request: IncomingMessage, response: ServerResponse, isKnown = true): Promise<void> {
    if (!isForPage(request)) return otherwise(request, response);
    const wait = await budget.make(request, isKnown);
    if (wait > 0) return refuseOften(request, response, wait);
    await otherwise(request, response);
    if (response.statusCode === 404) await budget.foundNothing(request);
  }

  return {
    close,
    size: kept.size,
    async handle(request, response) {
      dropJunkHeaders(request);
      const asked = askedPage(request);
      if (asked === null) return byItself(request, response);
      const wishes = wishesOf(request);
      const details = { asked, wishes };
      const key = `${wishes.encoding} ${asked.key}`;
      const joined = `${wishes.encoding} ${asked.exact}`;
      for (;;) {
        const found = kept.get(key);
        if (found && now() < found.staleUntil) {
          count(now() < found.freshUntil ? 'hit' : 'stale');
          send(found.page, response, wishes.seen, Math.floor((now() - found.keptAt) / 1000));
          if (now() >= found.freshUntil) refresh(key, found, request, details);
          return;
        }
        const known = alone.get(asked.exact);
        if (known) return byItself(request, response, known === 'page');
        const others = running.get(joined);
        if (!others) {
          const wait = await budget.make(request, kept.tagsOf(asked.page).length > 0);
          if (wait > 0) return refuseOften(request, response, wait);
          // Somebody else may have begun meanwhile.
          if (running.has(joined)) continue;
          count('miss');
          const outcome = await run(key, request, response, details).catch((error: unknown) => {
            if (!(error instanceof TooBusy)) throw error;
            refuseOften(request, response, BUSY_SECONDS);
            return GONE;
          });
          if (outcome.kind === 'alone')
            alone.set(asked.exact, response.statusCode === 404 ? 'nothing' : 'page');
          if (response.statusCode === 404) await budget.foundNothing(request);
          return;
        }
        const outcome = await others.catch(() => GONE);
        if (response.destroyed) return;
        if (outcome.kind === 'shared') return send(outcome.page, response, wishes.seen, 0);
        if (outcome.kind === 'alone') return byItself(request, response);
      }
    },
  };
}

type Details = { asked: AskedPage; wishes: Wishes };

/** Whose turn it is: a caller, or each connection of those whom nobody can tell apart. */
function turnOf(request: IncomingMessage): string {
  return pageCaller(request) ?? `connection ${request.socket.remotePort}`;
}
