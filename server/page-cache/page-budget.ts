import type { IncomingMessage } from 'node:http';
import { isNear } from '#foundation/http/forwarded-for.ts';
import { networkOf } from '#foundation/limits/caller.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { isPart } from './cache-key.ts';

/** Pages that have to be asked of Next, of one caller. On board and in hotels hundreds share an address, and most pages are kept. */
const RENDERS = { name: 'pages made', most: 400, seconds: 60, fill: 'drip' } as const;
/** Parts that the router fetches ahead: some dozens for each page that is looked at, and cheap. */
const PARTS = { name: 'parts made', most: 4_000, seconds: 60, fill: 'drip' } as const;
/** Of these, addresses where nothing was. A crawler with an old list meets some dozens. */
const NOWHERE = { name: 'pages not there', most: 40, seconds: 60, fill: 'drip' } as const;

export type PageBudget = {
  /** Counts a page that must be made. @returns seconds to wait, or 0 */
  make(request: IncomingMessage, isKnown: boolean): Promise<number>;
  /** There was no page at this address. */
  foundNothing(request: IncomingMessage): Promise<void>;
};

/**
 * How much work one caller may cause. Pages from memory cost nothing and are never counted. Whoever asks for many addresses that do
 * not exist may go on with those that do.
 */
export function createPageBudget(now: () => number): PageBudget {
  const buckets = createMemoryBuckets({ clock: () => new Date(now()) });
  return {
    async make(request, isKnown) {
      const caller = pageCaller(request);
      // This machine itself, or a proxy that nobody announced: one limit for everybody would close the site.
      if (caller === null) return 0;
      const wait = isKnown ? 0 : await buckets.look(NOWHERE, caller);
      return wait > 0 ? wait : buckets.take(isPart(request) ? PARTS : RENDERS, caller);
    },
    async foundNothing(request) {
      const caller = pageCaller(request);
      if (caller !== null) await buckets.take(NOWHERE, caller);
    },
  };
}

/** Null for this machine and private networks. The address was settled by the server (`settleForwardedFor`). */
export function pageCaller({ headers }: IncomingMessage): string | null {
  const address =
    String(headers['x-forwarded-for'] ?? '')
      .split(',')[0]
      ?.trim() ?? '';
  return address === '' || isNear(address) ? null : networkOf(address);
}
