import type { BucketRule } from '#foundation/limits/buckets.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { tooManyRequests } from '#content-lake/protocol/errors.ts';

export type QuotaLimits = {
  /** Queries per network. */
  queries: Omit<BucketRule, 'name' | 'fill'>;
  /** Time of the query processes per network, in hundredths of a second. */
  hundredths: Omit<BucketRule, 'name' | 'fill'>;
};

export type Quota = {
  /** Counts a query. @throws LakeError 429 with the time to wait. */
  admit(caller: string): Promise<void>;
  /** Counts the time it took. */
  charge(caller: string, milliseconds: number): void;
};

/**
 * The limit for anonymous queries. Counted in this process alone: it protects this process, and counting each query in a
 * database would cost more than the query.
 */
export function createQuota(limits: QuotaLimits, now: () => number = () => performance.now()): Quota {
  const buckets = createMemoryBuckets({ clock: () => new Date(now()) });
  const queries: BucketRule = { name: 'lake queries', fill: 'drip', ...limits.queries };
  const time: BucketRule = { name: 'lake query time', fill: 'drip', ...limits.hundredths };
  return {
    async admit(caller) {
      const wait = Math.max(await buckets.take(queries, caller), await buckets.look(time, caller));
      if (wait > 0) throw tooManyRequests('Too many queries from this network; try again later', wait);
    },
    charge(caller, milliseconds) {
      for (let taken = 10; taken <= milliseconds; taken += 10) void buckets.take(time, caller);
    },
  };
}
