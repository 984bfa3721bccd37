import { bilingual } from '#reservations/messages/texts.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { athensDay } from '#foundation/dates/athens.ts';
import { hashToken } from '#reservations/bookings/access/open-booking.ts';
import { requireOpen } from '#reservations/sailings/require-open.ts';
import { hashOf, once, replay, type StoredResponse } from '../bookings/idempotency.ts';
import { fieldError, prepare } from '../bookings/prepare.ts';
import { holdsToEnd } from '../bookings/end-hold.ts';
import type { Context } from '#reservations/context/context.ts';
import type { WaitingRequest, WaitingResult } from '#contracts/reservations/waiting.ts';
import { type Db, first, affectedRows } from '#reservations/kernel/rows.ts';
import { lockSailing } from '#reservations/sailings/inventory/capacity.ts';
import { type Allocation, onSailings } from '#reservations/sailings/inventory/move.ts';
import { shortageOf } from '#reservations/sailings/inventory/swap.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { sailingsOf } from '#reservations/sailings/segment-id.ts';
import type { Segment } from '#reservations/sailings/segments.ts';
import type { Buyer } from '#reservations/context/buyer.ts';
import { inTurn } from '#reservations/context/turns.ts';
import { limitWaiting, type Waiter, waiterOf } from '../unpaid/limit-waiting.ts';
import { showEntry } from './entry.ts';
import { sealContact } from './secret.ts';

/**
 * Adds a party to the waiting list of a sailing without room for it; returns the entry and the only copy of its
 * token.
 * @throws DomainError state_conflict when there is room or the list is full, sales_closed, rule_violation,
 * contact_unverified, unpaid_limit, idempotency_conflict
 */
export async function joinWaiting(
  context: Context,
  request: WaitingRequest,
  key: string,
  buyer: Buyer,
): Promise<StoredResponse> {
  const now = context.clock();
  const claim = { scope: 'waiting', key, bodyHash: hashOf(request) };
  const earlier = await replay(context, claim);
  if (earlier) return earlier;
  requireContact(request);
  const marks = waiterOf(context, request.contact.email, buyer);
  const catalogue = await context.catalogue();
  const { tripId, class: travelClass, party } = request;
  const wanted = { segments: [{ tripId, class: travelClass, direction: 'A' as const }], party };
  await holdsToEnd(context)(sailingsOf(wanted));
  const { trips: segments, allocations } = await prepare(context.db, catalogue, wanted, athensDay(now));
  const [segment] = segments;
  if (!segment) throw new DomainError('not_found');
  requireOpen(segment, 0, now);
  const join = async (trx: Db): Promise<StoredResponse> => {
    await limitWaiting(trx, catalogue.policy.unpaid, marks, segment.sailingId, now);
    await lockSailing(trx, segment.sailingId);
    await requireFull(trx, allocations, now);
    if (!request.maySplit) await requireRoomWhenEmpty(trx, allocations);
    await requireShort(trx, segment.sailingId, catalogue.policy.waiting.longestList);
    const token = Buffer.from(context.ids(32)).toString('base64url');
    const id = await insert(trx, context, request, segment, { now, token, ...marks });
    await markQueue(trx, segment, allocations);
    const result: WaitingResult = { entry: await showEntry(trx, context.secrets, id, now), token };
    return { status: 201, answer: JSON.stringify(result) };
  };
  return inTurn(context.turns, buyer, request.contact.email, () => once(context, claim, now, join));
}

function requireContact({ contact }: WaitingRequest): void {
  if (contact.email ?? contact.phone) return;
  throw new DomainError('rule_violation', {
    errors: [fieldError('contact.email', 'required', bilingual('errors.waitingNeedsContact'))],
  });
}

/** The same check that a hold would make. */
async function requireFull(trx: Db, allocations: readonly Allocation[], now: Date): Promise<void> {
  if (await shortageOf(trx, [], allocations, now)) return;
  throw new DomainError('state_conflict', {
    detail: bilingual('refusals.thereIsRoom'),
  });
}

/** Refuses to wait for what the ship would not have even when empty. */
async function requireRoomWhenEmpty(trx: Db, allocations: readonly Allocation[]): Promise<void> {
  const small = await affectedRows(
    trx,
    sql`select 1 from reservations.leg_inventory l join json_to_recordset(${JSON.stringify(allocations)}::text::json)
        as a ("sailingId" text, "fromSeq" integer, "toSeq" integer, resource text, quantity integer)
      on l.sailing_id = a."sailingId" and l.resource = a.resource and l.leg_no >= a."fromSeq" and l.leg_no < a."toSeq"
      where ${onSailings(allocations)} and l.capacity < a.quantity`,
  );
  if (small === 0) return;
  throw new DomainError('rule_violation', {
    errors: [fieldError('party', 'too_large', bilingual('errors.tooLargeForShip'))],
  });
}

async function requireShort(trx: Db, sailingId: string, longest: number): Promise<void> {
  const row = await first(
    trx,
    { count: v.number() },
    sql`select count(*)::integer as count from reservations.waiting_entry
      where sailing_id = ${sailingId} and state = 'waiting'`,
  );
  if ((row?.count ?? 0) < longest) return;
  throw new DomainError('state_conflict', {
    detail: bilingual('refusals.waitingListFull'),
  });
}

async function insert(
  trx: Db,
  context: Context,
  request: WaitingRequest,
  segment: Segment,
  { now, token, contact, network }: { now: Date; token: string } & Waiter,
): Promise<string> {
  const id = newUuid(context.ids);
  const closes = new Date(segment.salesClose).toISOString();
  await sql`insert into reservations.waiting_entry (id, token_hash, sailing_id, from_seq, to_seq, class, party, locale,
      may_split, created_at, expires_at, sealed, contact, network)
    values (${id}::uuid, ${hashToken(token)}, ${segment.sailingId}, ${segment.fromSeq}::integer, ${segment.toSeq}::integer,
      ${request.class}, ${JSON.stringify(request.party)}::text::json, ${request.locale}, ${request.maySplit}::boolean,
      ${now.toISOString()}::timestamptz, ${closes}::timestamptz, ${sealContact(context, id, request.contact)},
      ${contact}, ${network})`.execute(trx);
  return id;
}

/** From now on, places that become free on these legs go to the list. */
async function markQueue(trx: Db, segment: Segment, allocations: readonly Allocation[]): Promise<void> {
  await sql`insert into reservations.waiting_sailing (sailing_id, match_at) values (${segment.sailingId}, '-infinity')
    on conflict (sailing_id) do update set match_at = '-infinity'`.execute(trx);
  for (const { resource } of allocations)
    await sql`update reservations.leg_inventory set queue = true where sailing_id = ${segment.sailingId}
      and resource = ${resource} and leg_no >= ${segment.fromSeq}::integer and leg_no < ${segment.toSeq}::integer`.execute(
      trx,
    );
}
