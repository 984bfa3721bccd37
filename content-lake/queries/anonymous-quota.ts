import type { BucketRule } from '#foundation/limits/buckets.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { tooManyRequests } from '#content-lake/protocol/errors.ts';

export type QuotaLimits = {
  /** Queries of one network. */
  queries: Omit<BucketRule, 'name' | 'fill'>;
  /** Time of the query processes that one network may take, in hundredths of a second. */
  hundredths: Omit<BucketRule, 'name' | 'fill'>;
};

export type Quota = {
  /** Counts a query. @throws LakeError 429 that says when to come again. */
  admit(caller: string): Promise<void>;
  /** Counts what it took. */
  charge(caller: string, milliseconds: number): void;
};

/**
 * How much strangers may ask for. Counted in this process alone: it is this process that is protected, and asking a database for
 * each query would cost more than the query.
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
