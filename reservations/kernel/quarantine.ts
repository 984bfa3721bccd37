import type { MiddlewareHandler } from 'hono';
import { DomainError } from './domain-error.ts';

/**
 * Keeps a copy of the data from acting like the real installation: no emails go out, no money moves, and nothing
 * happens to a booking automatically. `sells` lets people try everything by hand; otherwise bookings are read-only.
 */
export type Quarantine = { sells: boolean };

/** Read-only requests that have a body, and the network, which testers may replace. */
const ALLOWED_PATHS = /\/(?:search|quotes|changes\/quote|operator\/network)$/;
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses requests that would change the bookings of a copy. */
export function refuseInQuarantine(quarantine: Quarantine | null): MiddlewareHandler {
  return async (c, next) => {
    const isRefused =
      quarantine && !quarantine.sells && !SAFE.includes(c.req.method) && !ALLOWED_PATHS.test(c.req.path);
    if (isRefused) throw new DomainError('copy_for_testing');
    await next();
  };
}
