import { requireOpen } from '#reservations/sailings/require-open.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import type { HoldRequest, HoldResult } from '#contracts/reservations/booking.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import { holdPlaces } from '#reservations/sailings/inventory/move.ts';
import { PromotionSoldOut } from '#reservations/promotions/allotments.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { sailingsOf } from '#reservations/sailings/segment-id.ts';
import type { Buyer } from '#reservations/context/buyer.ts';
import { inTurn } from '#reservations/context/turns.ts';
import { limitHold } from '#reservations/unpaid/limit-hold.ts';
import { serveWaiting } from '#reservations/waiting/serve.ts';
import { holdsToEnd } from '#reservations/bookings/end-hold.ts';
import {
  hashOf,
  type StoreResponse,
  once,
  replay,
  type StoredResponse,
} from '#reservations/bookings/idempotency.ts';
import { prepare } from '#reservations/bookings/prepare.ts';
import { writeHold } from '#reservations/bookings/write-hold.ts';

const ATTEMPTS = 3;

/**
 * Holds the places of a whole booking for fifteen minutes: all of its segments or none, in one transaction. Returns
 * the booking and the only copy of its access token.
 * @throws DomainError rule_violation, sales_closed, price_changed, sold_out, unpaid_limit, idempotency_conflict
 */
export function placeHold(
  context: Context,
  request: HoldRequest,
  key: string,
  buyer: Buyer,
): Promise<StoredResponse> {
  return inTurn(context.turns, buyer, null, () => placeWithRetries(context, request, key, buyer));
}

async function placeWithRetries(
  context: Context,
  request: HoldRequest,
  key: string,
  buyer: Buyer,
): Promise<StoredResponse> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await placeOnce(context, request, key, buyer);
    } catch (error) {
      // The last day-trip seat or use of a code was taken meanwhile: retry, so that the traveller gets the new price.
      if (attempt === ATTEMPTS) throw error;
      // Places that a waiting list no longer needs are available to everybody: serve the list before reporting
      // `sold_out`.
      const isFull = error instanceof DomainError && error.code === 'sold_out';
      if (
        !(isFull && (await serveWaiting(context, sailingsOf(request))) > 0) &&
        !(error instanceof PromotionSoldOut)
      )
        throw error;
    }
}

async function placeOnce(
  context: Context,
  request: HoldRequest,
  key: string,
  buyer: Buyer,
): Promise<StoredResponse> {
  const now = context.clock();
  const claim = { scope: 'hold', key, bodyHash: hashOf(request) };
  const [earlier, catalogue] = await Promise.all([
    replay(context, claim),
    context.catalogue(),
    holdsToEnd(context)(sailingsOf(request)),
  ]);
  if (earlier) return earlier;
  const prepared = await prepare(context.db, catalogue, request, athensDay(now));
  for (const [segment, trip] of prepared.trips.entries()) requireOpen(trip, segment, now);
  const { totalCents } = prepared.quote;
  if (totalCents !== request.expectedTotalCents) throw new DomainError('price_changed', { totalCents });
  const answerOf = (result: HoldResult) => ({ status: 201, answer: JSON.stringify(result) });
  const hold = async (trx: Db, keep: StoreResponse): Promise<StoredResponse> => {
    const { unpaid } = catalogue.policy;
    const { noted } = await limitHold(trx, context, unpaid, buyer, prepared.allocations, now);
    await holdPlaces(trx, prepared.allocations, now);
    const { result } = await writeHold(trx, context, catalogue, request, prepared, now, {
      keep: (made) => keep(answerOf(made)),
    });
    await noted(result.booking.reference);
    return answerOf(result);
  };
  return once(context, claim, now, hold);
}
