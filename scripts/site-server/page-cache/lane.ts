import { type IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { onPurge } from '#lib/page-cache/purge.ts';
import { type FinishedAnswer, send, type Wishes, wishesOf } from '../pages/finished-answer.ts';
import type { PageAnswer } from '../operation.ts';
import type { Handle, SecureAnswer } from '../pages/secure-answer.ts';
import { type AskedPage, askedPage } from './asked-page.ts';
import { askAndKeep } from './ask-and-keep.ts';
import { createKeptPages, type KeptPage } from './kept-pages.ts';
import { watchPurges } from './purge-watch.ts';

/** What was asked for turned out to be: fit for everybody who waits, only for whoever asked, or nothing at all. */
export type Outcome = { kind: 'shared'; page: FinishedAnswer } | { kind: 'alone' } | { kind: 'gone' };

/** A page that ran out is asked for anew at most this often: Next may need a moment to make it. */
const REFRESH_PAUSE_MS = 1_000;
/** How long an address is known to answer everybody differently, so that nobody waits there for somebody else's answer. */
const ALONE_MS = 10_000;

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
  const alone = new LRUCache<string, true>({ max: 1_000, ttl: ALONE_MS });
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
    const asking = askAndKeep({ ...details, key, answer, kept, watch, now, request, response });
    running.set(key, asking);
    const over = () => {
      if (running.get(key) === asking) running.delete(key);
    };
    asking.then(over, over);
    return asking;
  }

  /** Behind the visitor's back: the answer goes to nobody. */
  function refresh(key: string, page: KeptPage, request: IncomingMessage, details: Details): void {
    if (running.has(key) || now() < page.refreshAfter) return;
    page.refreshAfter = now() + REFRESH_PAUSE_MS;
    const nobody = new ServerResponse(request);
    run(key, request, nobody, details)
      .catch((error: unknown) => console.error(error))
      .finally(() => nobody.emit('close'));
  }

  return {
    close,
    size: kept.size,
    async handle(request, response) {
      const asked = askedPage(request);
      if (asked === null) return otherwise(request, response);
      const wishes = wishesOf(request);
      const details = { asked, wishes };
      const key = `${wishes.encoding} ${asked.key}`;
      for (;;) {
        const found = kept.get(key);
        if (found && now() < found.staleUntil) {
          count(now() < found.freshUntil ? 'hit' : 'stale');
          send(found.page, response, wishes.seen, Math.floor((now() - found.keptAt) / 1000));
          if (now() >= found.freshUntil) refresh(key, found, request, details);
          return;
        }
        if (alone.has(asked.key)) return otherwise(request, response);
        const others = running.get(key);
        if (!others) {
          count('miss');
          const outcome = await run(key, request, response, details);
          if (outcome.kind === 'alone') alone.set(asked.key, true);
          return;
        }
        const outcome = await others.catch((): Outcome => ({ kind: 'gone' }));
        if (response.destroyed) return;
        if (outcome.kind === 'shared') return send(outcome.page, response, wishes.seen, 0);
        if (outcome.kind === 'alone') return otherwise(request, response);
      }
    },
  };
}

type Details = { asked: AskedPage; wishes: Wishes };
