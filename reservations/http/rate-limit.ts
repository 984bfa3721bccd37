import type { BucketRule, Buckets } from '#foundation/limits/buckets.ts';
import { distantCallerOf } from '#foundation/limits/caller.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';

/** Per client address. Hundreds of guests can share one on board or in a hotel, so these limits are meant for bots. */
export const SEARCHES: BucketRule = { name: 'searches', most: 240, seconds: 120, fill: 'drip' };
/** Each takes places out of sale for its time. */
export const HOLDS: BucketRule = { name: 'holds', most: 60, seconds: 15 * 60, fill: 'drip' };

/** @throws DomainError too_many_requests. Calls of nobody in particular are not counted: the site's own, and those of this machine. */
export async function rateLimit(limits: Buckets, rule: BucketRule, request: Request): Promise<void> {
  const caller = distantCallerOf(request);
  if (caller === null) return;
  const retryAfterSeconds = await limits.take(rule, caller);
  if (retryAfterSeconds > 0) throw new DomainError('too_many_requests', { retryAfterSeconds });
}
