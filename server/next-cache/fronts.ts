import { setTimeout as wait } from 'node:timers/promises';
import { createJsonLog } from '#foundation/log/json-log.ts';
import type { Staleness } from './staleness.ts';

const ANSWER_MS = 2_000;
/** A cache that was restarted in between has nothing stale to serve. */
const AGAIN_AFTER_MS = [200, 1_000, 5_000, 15_000];

const log = createJsonLog({ part: 'page-cache', level: process.env.LOG_LEVEL });

/**
 * Tells every cache in front of the site (PAGE_CACHE_PURGE_URLS) which tags are stale, in parallel. Resolves after one attempt
 * each; failures are retried in the background, and logged after the last attempt.
 */
export async function purgeFronts(fronts: readonly string[], stale: Staleness): Promise<void> {
  await Promise.all(
    fronts.map(async (front) => {
      const failure = await purge(front, stale);
      if (failure !== null) void purgeLater(front, stale, failure);
    }),
  );
}

async function purgeLater(front: string, stale: Staleness, first: string): Promise<void> {
  let failure: string | null = first;
  for (const delay of AGAIN_AFTER_MS) {
    log.warn({ front, failure, againInMs: delay }, 'upstream cache purge failed');
    await wait(delay, undefined, { ref: false });
    failure = await purge(front, stale);
    if (failure === null) return;
  }
  log.error(
    { front, failure, tags: stale.tags },
    'a cache in front shows stale pages until they are too old',
  );
}

/** @returns null, or why it failed */
async function purge(front: string, { tags, soon }: Staleness): Promise<string | null> {
  try {
    const answer = await fetch(front, {
      method: 'PURGE',
      headers: { 'X-Stale-Tags': tags.join(' '), 'X-Stale': soon ? 'soon' : 'now' },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `answered ${answer.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
