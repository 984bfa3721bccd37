import { type IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { onPurge } from '#server/next-cache/purge.ts';
import {
  type EncodedPage,
  send,
  type ResponsePreferences,
  preferencesOf,
} from '#server/pages/encoded-page.ts';
import type { PageAnswer } from '#server/operation.ts';
import type { Handle, SecuredHandler } from '#server/pages/page-policy.ts';
import { UNKNOWN_ROUTE } from '#foundation/http/route-names.ts';
import { createFairRunner, TooBusy } from '#foundation/limits/fair-queue.ts';
import { type Locale, locales } from '#foundation/text/locales.ts';
import { siteRoute } from '#server/site-routes.ts';
import { type CacheKey, cacheKeyFor, dropJunkHeaders, isForPage } from './cache-key.ts';
import { createPageBudget, pageCaller } from './page-budget.ts';
import { refuseOften } from './refuse-often.ts';
import { renderAndCache } from './render-and-cache.ts';
import { createPageStore, type CachedPage } from './page-store.ts';
import { watchPurges } from './purge-watch.ts';

/** Whether a rendered response can be shared with waiting requests, belongs to this request alone, or was aborted. */
export type RenderOutcome =
  | { kind: 'shared'; page: EncodedPage }
  /** `isNothing`: the address leads nowhere. */
  | { kind: 'alone'; isNothing: boolean }
  | { kind: 'gone' };

/** A page that ran out is asked for anew at most this often: Next may need a moment to make it. */
const REFRESH_PAUSE_MS = 1_000;
/** How long an address is known to answer everybody differently, so that nobody waits there for somebody else's answer. */
const ALONE_MS = 10_000;

/**
 * Addresses where nothing was, of all callers together. A page for one takes some 40 ms of the one thread, so that beyond these each of
 * the places rests: a third of the thread goes there at most.
 */
const NOTHING = { most: 40, perSecond: 4 };
const REST_MS = 500;
/** Addresses that have not answered with a page yet are asked of Next a few at a time, in turns: most may be made up. */
const UNKNOWN = { atOnce: 4, waitingPerCaller: 150, waiting: 1_000 };
const BUSY_SECONDS = 5;
const GONE: RenderOutcome = { kind: 'gone' };

export type PageCache = {
  handle: Handle;
  size(): { pages: number; bytes: number };
  close(): void;
};

/**
 * Answers pages from memory, in front of Next (docs/decisions/043-page-cache.md).
 * @param options.otherwise answers what is not for the lane
 */
export function createPageCache(options: {
  answer: SecuredHandler;
  otherwise: Handle;
  maxBytes: number;
  now: () => number;
  /** Whether the build made a page, by its path as Next knows it: it need not wait among addresses that may be made up. */
  isBuilt?: (page: string) => boolean;
  /** Hears how each page was answered, for the figures. */
  count?: (answer: PageAnswer) => void;
}): PageCache {
  const { answer, otherwise, now, count = () => {}, isBuilt = () => false } = options;
  const kept = createPageStore(options.maxBytes);
  const watch = watchPurges();
  const budget = createPageBudget(now);
  const unknown = createFairRunner<RenderOutcome>({ ...UNKNOWN, restMs });
  /** No two share a turn: after a purge nobody may be given what was begun before. */
  let runs = 0;
  const alone = new LRUCache<string, 'page' | 'nothing'>({ max: 1_000, ttl: ALONE_MS });
  const running = new Map<string, Promise<RenderOutcome>>();
  const close = onPurge((tags) => {
    watch.purged(tags);
    kept.purge(tags);
    // Whoever comes from now on must not be given an answer that was begun before.
    running.clear();
  });

  let nothing = { tokens: NOTHING.most, at: now() };

  function restMs(outcome: RenderOutcome): number {
    if (!isNothing(outcome)) return 0;
    const filled = nothing.tokens + ((now() - nothing.at) / 1000) * NOTHING.perSecond;
    nothing = { tokens: Math.min(NOTHING.most, filled), at: now() };
    if (nothing.tokens < 1) return REST_MS;
    nothing.tokens -= 1;
    return 0;
  }

  const isKnownPage = (page: string) => kept.tagsOf(page).length > 0 || isBuilt(page);

  function run(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    details: Details,
  ): Promise<RenderOutcome> {
    const work = () =>
      // Who asked has left while it waited for its turn.
      response.destroyed
        ? Promise.resolve(GONE)
        : renderAndCache({ ...details, key, answer, kept, watch, now, request, response });
    const { exact, page } = details.asked;
    const joined = `${details.wishes.encoding} ${exact}`;
    const isKnown = kept.get(key) !== undefined || isKnownPage(page);
    const asking = isKnown ? work() : unknown.run(turnOf(request), String((runs += 1)), work);
    running.set(joined, asking);
    const over = () => {
      if (running.get(joined) === asking) running.delete(joined);
    };
    asking.then(over, over);
    return asking;
  }

  /** Behind the visitor's back: the answer goes to nobody. */
  function refresh(key: string, page: CachedPage, request: IncomingMessage, details: Details): void {
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
    if (!isForPage(request)) {
      // Files that are there have been answered before; what looks like one costs as much as a page that is not there.
      const isNowhere = NOWHERE.has(siteRoute(request.url ?? '/'));
      return isNowhere ? inTurn(request, response) : otherwise(request, response);
    }
    const wait = await budget.make(request, isKnown);
    if (wait > 0) return refuseOften(request, response, wait);
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (mayBeMadeUp(path) && !locales.some((locale) => isKnownPage(pageIn(locale, path))))
      await inTurn(request, response);
    else await otherwise(request, response);
    if (response.statusCode === 404) await budget.foundNothing(request);
  }

  /** With a query that only Next can judge, an address may be made up as well. */
  async function inTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const work = async (): Promise<RenderOutcome> => {
      if (response.destroyed) return GONE;
      await otherwise(request, response);
      return { kind: 'alone', isNothing: response.statusCode === 404 };
    };
    await unknown.run(turnOf(request), String((runs += 1)), work).catch((error: unknown) => {
      if (!(error instanceof TooBusy)) throw error;
      refuseOften(request, response, BUSY_SECONDS);
    });
  }

  return {
    close,
    size: kept.size,
    async handle(request, response) {
      dropJunkHeaders(request);
      const asked = cacheKeyFor(request);
      if (asked === null) return byItself(request, response);
      const wishes = preferencesOf(request);
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
          const wait = await budget.make(request, isKnownPage(asked.page));
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

const NOWHERE: ReadonlySet<string> = new Set([UNKNOWN_ROUTE, 'file']);

function isNothing(outcome: RenderOutcome): boolean {
  if (outcome.kind === 'shared') return outcome.page.status >= 400;
  return outcome.kind === 'alone' && outcome.isNothing;
}

/** Whether a part of the path names a document, or nothing of ours at all. Pages of a booking take long and are always there. */
function mayBeMadeUp(path: string): boolean {
  const route = siteRoute(path);
  return !route.startsWith('/booking') && (route === UNKNOWN_ROUTE || route.includes(':'));
}

/** As Next knows it: with its language in front. */
function pageIn(locale: Locale, path: string): string {
  if (path === `/${locale}` || path.startsWith(`/${locale}/`)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

type Details = { asked: CacheKey; wishes: ResponsePreferences };

/** Whose turn it is: a caller, or each connection of those whom nobody can tell apart. */
function turnOf(request: IncomingMessage): string {
  return pageCaller(request) ?? `connection ${request.socket.remotePort}`;
}
