import type { IncomingMessage, ServerResponse } from 'node:http';
import { TAGS } from '#server/pages/answer-page.ts';
import { encode, send, type ResponsePreferences } from '#server/pages/encoded-page.ts';
import type { SecuredHandler } from '#server/pages/page-policy.ts';
import { isShared } from '#server/pages/shared.ts';
import type { CacheKey } from '#lib/page-cache/cache-key.ts';
import { BY_LANGUAGE } from '#lib/page-cache/whole-page.ts';
import { isStale, type PageStore, cachedPage, tagsOf } from './page-store.ts';
import type { RenderOutcome } from './page-cache.ts';
import type { PurgeWatch } from './purge-watch.ts';

/** Has Next render a page, caches it if allowed, and sends it to the client. */
export async function renderAndCache(options: {
  key: string;
  cacheKey: CacheKey;
  preferences: ResponsePreferences;
  request: IncomingMessage;
  response: ServerResponse;
  answer: SecuredHandler;
  kept: PageStore;
  watch: PurgeWatch;
  now: () => number;
}): Promise<RenderOutcome> {
  const { key, cacheKey, preferences, request, response, kept, now } = options;
  const begun = options.watch.begin();
  try {
    const taken = await options.answer(request, response);
    if (taken.kind === 'gone') return { kind: 'gone' };
    if (taken.kind === 'passed') return { kind: 'alone', isNothing: response.statusCode === 404 };
    const { answer } = taken;
    const vary = cacheKey.isByLanguage ? BY_LANGUAGE : [];
    const page = await encode(answer, { encoding: preferences.encoding, vary, leaveOut: [TAGS] });
    send(page, response, preferences.seen, null);
    if (!isShared(answer)) return { kind: 'alone', isNothing: answer.status === 404 };
    const own = tagsOf(answer);
    // There is no limit to the number of missing pages.
    if (own.length > 0 && answer.status < 400) kept.recordTags(cacheKey.page, own);
    // Next stores a page and its parts together, but sends the tags only with the page.
    const tags = own.length === 0 && cacheKey.isPart ? kept.tagsOf(cacheKey.page) : own;
    // Untagged pages can't be purged, so they aren't cached.
    if (!isStale(answer) && tags.length > 0 && !begun.wasPurged(tags))
      kept.set(key, cachedPage(page, answer, tags, now()), cacheKey.isRouter);
    return { kind: 'shared', page };
  } finally {
    begun.end();
  }
}
