import type { RouteLimit } from '#foundation/http/route.ts';
import { distantCallerOf } from '#foundation/limits/caller.ts';

/**
 * Per client address. Hundreds of guests can share one on board or in a hotel, so these limits are meant for bots. Not counted are
 * the site's own calls and those of this machine.
 */
export const SEARCHES: RouteLimit<unknown> = {
  rule: { name: 'searches', most: 240, seconds: 120, fill: 'drip' },
  key: distantCallerOf,
};
/** Each takes places out of sale for its time. */
export const HOLDS: RouteLimit<unknown> = {
  rule: { name: 'holds', most: 60, seconds: 15 * 60, fill: 'drip' },
  key: distantCallerOf,
};
