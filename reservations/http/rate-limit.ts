import type { RouteLimit } from '#foundation/http/route.ts';
import { remoteCallerOf } from '#foundation/limits/caller.ts';

/**
 * Per client address. Hundreds of guests on board or in a hotel can share one, so these limits are meant for bots.
 * The site's own calls and those from this machine are not counted.
 */
export const SEARCHES: RouteLimit<unknown> = {
  rule: { name: 'searches', most: 240, seconds: 120, fill: 'drip' },
  key: remoteCallerOf,
};
/** Each hold takes places out of sale until it expires. */
export const HOLDS: RouteLimit<unknown> = {
  rule: { name: 'holds', most: 60, seconds: 15 * 60, fill: 'drip' },
  key: remoteCallerOf,
};
