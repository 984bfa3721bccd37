import { timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { bearerToken } from '#foundation/http/credentials.ts';
import { type Guard, routesWith } from '#foundation/http/route.ts';
import { type Attempts, createAttempts } from '#reservations/bookings/access/attempts.ts';
import { createSigner, type Signer } from '#reservations/bookings/access/signed.ts';
import type { StoredResponse } from '#reservations/bookings/idempotency.ts';
import type { Context } from '#reservations/context/context.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { createFeedReader, type FeedReader, siteUrlOf } from '#reservations/network/gtfs/stored-feed.ts';
import type { Service } from '#reservations/search/price-list/services.ts';
import { createComputedCache, type ComputedCache } from './computed-cache.ts';

/** What handlers get besides the request: the service's context, and this process's counters and caches. */
export type HttpContext = Context & {
  attempts: Attempts;
  signer: Signer;
  timetables: ComputedCache<string>;
  services: ComputedCache<Service[]>;
  priceLists: ComputedCache<string>;
  readFeed: FeedReader;
};

export function createHttpContext(context: Context): HttpContext {
  const signer = createSigner({ ...context, key: context.secrets.dataKey });
  return {
    ...context,
    signer,
    attempts: createAttempts(context.limits, signer, context.log),
    timetables: createComputedCache(context.db),
    services: createComputedCache(context.db),
    priceLists: createComputedCache(context.db),
    readFeed: createFeedReader(context.db, siteUrlOf(context)),
  };
}

/** One endpoint of the service; everything about it follows from this declaration. */
export const defineRoute = routesWith<HttpContext>();

/** Idempotency key: any text that nobody else would choose, such as a UUID. */
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,128}$/));
export const idempotent = v.object({ 'Idempotency-Key': IdempotencyKey });

/** Only the operator's own staff and programs, with the operator's token. The site never calls these endpoints. */
export const operator: Guard<HttpContext, undefined> = {
  security: [{ operatorToken: [] }],
  refusals: [401],
  async check(request, _, { secrets }) {
    if (!isSame(bearerToken(request) ?? '', secrets.operatorToken)) throw new DomainError('operator_only');
    return undefined;
  },
};

export function storedResponse({ status, answer }: StoredResponse): Response {
  return new Response(answer, { status, headers: { 'Content-Type': 'application/json' } });
}

function isSame(sent: string, known: string): boolean {
  const one = Buffer.from(sent);
  const other = Buffer.from(known);
  return one.length === other.length && timingSafeEqual(one, other);
}
