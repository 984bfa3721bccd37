import type { IncomingMessage } from 'node:http';
import { isThisMachine, networkOf } from '#foundation/limits/caller.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';

/** The limit of the reservation service (`reservations/http/rate-limit.ts`), which doesn't see who gets a kept page. */
export const SEARCHES = { name: 'searches', most: 240, seconds: 120, fill: 'drip' } as const;

export type SearchLimit = {
  /** Counts a search of this caller. @returns seconds to wait, or 0 */
  take(request: IncomingMessage): Promise<number>;
};

/** Counts each caller's searches as the service would: this machine isn't counted. */
export function createSearchLimit(now: () => number): SearchLimit {
  const buckets = createMemoryBuckets({ clock: () => new Date(now()) });
  return {
    async take({ headers }) {
      const [address = ''] = String(headers['x-forwarded-for'] ?? '').split(',');
      const caller = networkOf(address);
      return caller === '' || isThisMachine(caller) ? 0 : buckets.take(SEARCHES, caller);
    },
  };
}
