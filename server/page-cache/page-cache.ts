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
import { createFairRunner } from '#foundation/limits/fair-queue.ts';
import { TooBusy } from '#foundation/limits/too-busy.ts';
import { type Locale, locales } from '#foundation/text/locales.ts';
import { siteRoute } from '#server/site-routes.ts';
import { type CacheKey, cacheKeyFor, dropJunkHeaders, isForPage } from '#lib/page-cache/cache-key.ts';
import { type PageBudget, pageCaller } from './page-budget.ts';
import { sendTooManyRequests } from './too-many-requests.ts';
import { renderAndCache } from './render-and-cache.ts';
import { createPageStore, type CachedPage } from './page-store.ts';
import { watchPurges } from './purge-watch.ts';

/** Whether a rendered response can be shared with waiting requests, belongs to this request alone, or was aborted. */
export type RenderOutcome =
  | { kind: 'shared'; page: EncodedPage }
  /** `isNothing`: the address leads nowhere. */
  | { kind: 'alone'; isNothing: boolean }
  | { kind: 'gone' };

/** The shortest pause between two refreshes of an expired page: Next may need a moment to render it. */
const REFRESH_PAUSE_MS = 1_000;
/** How long we remember that an address answers everybody differently, so that no request waits for another's response there. */
const ALONE_MS = 10_000;

/**
 * The limit of missing pages for all callers together. Each takes some 40 ms of the only thread; beyond the limit every slot pauses
 * after one, so that they take at most a third of the thread.
 */
const NOTHING = { most: 40, perSecond: 4 };
const REST_MS = 500;
/** Addresses that haven't been seen to exist are rendered a few at a time, with callers taking turns: most may be made up. */
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
 * @param options.otherwise answers what isn't for the page cache
 */
export function createPageCache(options: {
  answer: SecuredHandler;
  otherwise: Handle;
  budget: PageBudget;
  maxBytes: number;
  now: () => number;
  /** Whether the build made a page, by Next's path: such a page needn't queue with addresses that may be made up. */
  isBuilt?: (page: string) => boolean;
  /** Called with how each page was answered, for metrics. */
  count?: (answer: PageAnswer) => void;
}): PageCache {
  const { answer, otherwise, budget, now, count = () => {}, isBuilt = () => false } = options;
  const kept = createPageStore(options.maxBytes);
  const watch = watchPurges();
  const unknown = createFairRunner<RenderOutcome>({ ...UNKNOWN, restMs });
  /** Gives each rendering its own key: after a purge no request may share a rendering that started before. */
  let runs = 0;
  const alone = new LRUCache<string, 'page' | 'nothing'>({ max: 1_000, ttl: ALONE_MS });
  const running = new Map<string, Promise<RenderOutcome>>();
  const close = onPurge((tags) => {
    watch.purged(tags);
    kept.purge(tags);
    // Requests from now on must not get a response whose rendering started before.
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
      // The client has left while its request was queued.
      response.destroyed
        ? Promise.resolve(GONE)
        : renderAndCache({ ...details, key, answer, kept, watch, now, request, response });
    const { exact, page } = details.cacheKey;
    const joined = `${details.preferences.encoding} ${exact}`;
    const isKnown = kept.get(key) !== undefined || isKnownPage(page);
    const rendering = isKnown ? work() : unknown.run(turnOf(request), String((runs += 1)), work);
    running.set(joined, rendering);
    const over = () => {
      if (running.get(joined) === rendering) running.delete(joined);
    };
    rendering.then(over, over);
    return rendering;
  }

  /** Refreshes a page in the background, without sending the response to anybody. */
  function refresh(key: string, page: CachedPage, request: IncomingMessage, details: Details): void {
    const { cacheKey, preferences } = details;
    if (running.has(`${preferences.encoding} ${cacheKey.exact}`) || now() < page.refreshAfter) return;
    page.refreshAfter = now() + REFRESH_PAUSE_MS;
    const nobody = new ServerResponse(request);
    run(key, request, nobody, details)
      .catch((error: unknown) => console.error(error))
      .finally(() => nobody.emit('close'));
  }

  /** Renders a response for this caller only; pages count against its limit. */
  async function renderAlone(
    request: IncomingMessage,
    response: ServerResponse,
    isKnown = true,
  ): Promise<void> {
    if (!isForPage(request)) {
      // Existing files have been answered earlier, so a path that looks like a file is as expensive as a missing page.
      const isUnmatched = UNMATCHED.has(siteRoute(request.url ?? '/'));
      return isUnmatched ? inTurn(request, response) : otherwise(request, response);
    }
    const wait = await budget.make(request, isKnown);
    if (wait > 0) return sendTooManyRequests(request, response, wait);
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    if (mayBeMadeUp(path) && !locales.some((locale) => isKnownPage(pageIn(locale, path))))
      await inTurn(request, response);
    else await otherwise(request, response);
    if (response.statusCode === 404) await budget.foundNothing(request);
  }

  /** An address whose query only Next can interpret may be made up, too. */
  async function inTurn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const work = async (): Promise<RenderOutcome> => {
      if (response.destroyed) return GONE;
      await otherwise(request, response);
      return { kind: 'alone', isNothing: response.statusCode === 404 };
    };
    await unknown.run(turnOf(request), String((runs += 1)), work).catch((error: unknown) => {
      if (!(error instanceof TooBusy)) throw error;
      sendTooManyRequests(request, response, BUSY_SECONDS);
    });
  }

  return {
    close,
    size: kept.size,
    async handle(request, response) {
      dropJunkHeaders(request);
      const cacheKey = cacheKeyFor(request);
      if (cacheKey === null) return renderAlone(request, response);
      const preferences = preferencesOf(request);
      const details = { cacheKey, preferences };
      const key = `${preferences.encoding} ${cacheKey.key}`;
      const joined = `${preferences.encoding} ${cacheKey.exact}`;
      for (;;) {
        const found = kept.get(key);
        if (found && now() < found.staleUntil) {
          count(now() < found.freshUntil ? 'hit' : 'stale');
          send(found.page, response, preferences.seen, Math.floor((now() - found.keptAt) / 1000));
          if (now() >= found.freshUntil) refresh(key, found, request, details);
          return;
        }
        const known = alone.get(cacheKey.exact);
        if (known) return renderAlone(request, response, known === 'page');
        const others = running.get(joined);
        if (!others) {
          const wait = await budget.make(request, isKnownPage(cacheKey.page));
          if (wait > 0) return sendTooManyRequests(request, response, wait);
          // Another request may have started it meanwhile.
          if (running.has(joined)) continue;
          count('miss');
          const outcome = await run(key, request, response, details).catch((error: unknown) => {
            if (!(error instanceof TooBusy)) throw error;
            sendTooManyRequests(request, response, BUSY_SECONDS);
            return GONE;
          });
          if (outcome.kind === 'alone')
            alone.set(cacheKey.exact, response.statusCode === 404 ? 'nothing' : 'page');
          if (response.statusCode === 404) await budget.foundNothing(request);
          return;
        }
        const outcome = await others.catch(() => GONE);
        if (response.destroyed) return;
        if (outcome.kind === 'shared') return send(outcome.page, response, preferences.seen, 0);
        if (outcome.kind === 'alone') return renderAlone(request, response);
      }
    },
  };
}

const UNMATCHED: ReadonlySet<string> = new Set([UNKNOWN_ROUTE, 'file']);

function isNothing(outcome: RenderOutcome): boolean {
  if (outcome.kind === 'shared') return outcome.page.status >= 400;
  return outcome.kind === 'alone' && outcome.isNothing;
}

/** Whether a part of the path is a permalink, or the path matches no route. Booking pages are slow but always exist. */
function mayBeMadeUp(path: string): boolean {
  const route = siteRoute(path);
  return !route.startsWith('/booking') && (route === UNKNOWN_ROUTE || route.includes(':'));
}

/** Next's path: with the language in front. */
function pageIn(locale: Locale, path: string): string {
  if (path === `/${locale}` || path.startsWith(`/${locale}/`)) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

type Details = { cacheKey: CacheKey; preferences: ResponsePreferences };

/** The key for taking turns: the caller, or the connection if callers can't be distinguished. */
function turnOf(request: IncomingMessage): string {
  return pageCaller(request) ?? `connection ${request.socket.remotePort}`;
}
