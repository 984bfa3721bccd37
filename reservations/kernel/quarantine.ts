import type { MiddlewareHandler } from 'hono';
import { DomainError } from './domain-error.ts';

/**
 * How a copy of the data is kept from acting as if it were the real one: nobody is told anything, no money moves, and nothing happens
 * to a booking by itself. `sells` lets people try everything out by hand; otherwise bookings can be looked at only.
 */
export type Quarantine = { sells: boolean };

/** Requests that only ask although they have a body, and the network, which belongs to whoever tries it out. */
const HARMLESS = /\/(?:search|quotes|changes\/quote|operator\/network)$/;
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Keeps the bookings of a copy as they are. */
export function refuseInQuarantine(quarantine: Quarantine | null): MiddlewareHandler {
  return async (c, next) => {
    const isRefused =
      quarantine && !quarantine.sells && !SAFE.includes(c.req.method) && !HARMLESS.test(c.req.path);
    if (isRefused) throw new DomainError('copy_for_testing');
    await next();
  };
}
