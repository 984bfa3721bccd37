import type { IncomingMessage } from 'node:http';
import { isPrivateAddress } from '#foundation/http/forwarded-for.ts';
import { networkOf } from '#foundation/limits/caller.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { isPart } from '#lib/page-cache/cache-key.ts';

/** Pages that Next must render for one caller. On board and in hotels hundreds share an address, but most pages are cached. */
const RENDERS = { name: 'pages made', most: 400, seconds: 60, fill: 'drip' } as const;
/** Parts that the router prefetches: some dozens per page view, and cheap. */
const PARTS = { name: 'parts made', most: 4_000, seconds: 60, fill: 'drip' } as const;
/** Of these, missing pages. A crawler with an old list finds some dozens. */
const MISSING = { name: 'pages not there', most: 40, seconds: 60, fill: 'drip' } as const;

export type PageBudget = {
  /** Counts a page that must be rendered. @returns seconds to wait, or 0 */
  make(request: IncomingMessage, isKnown: boolean): Promise<number>;
  /** Counts a missing page. */
  foundNothing(request: IncomingMessage): Promise<void>;
};

/**
 * Limits how much rendering one caller may cause. Pages from memory aren't counted. A caller that has requested too many missing
 * pages may still request existing ones.
 */
export function createPageBudget(now: () => number): PageBudget {
  const buckets = createMemoryBuckets({ clock: () => new Date(now()) });
  return {
    async make(request, isKnown) {
      const caller = pageCaller(request);
      // This machine, or a proxy that isn't configured: one limit for everybody would close the site.
      if (caller === null) return 0;
      const wait = isKnown ? 0 : await buckets.look(MISSING, caller);
      return wait > 0 ? wait : buckets.take(isPart(request) ? PARTS : RENDERS, caller);
    },
    async foundNothing(request) {
      const caller = pageCaller(request);
      if (caller !== null) await buckets.take(MISSING, caller);
    },
  };
}

/** Null for this machine and private networks. The server has settled the address before (`settleForwardedFor`). */
export function pageCaller({ headers }: IncomingMessage): string | null {
  const address =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')[0]
      ?.trim() ?? '';
  return address === '' || isPrivateAddress(address) ? null : networkOf(address);
}
