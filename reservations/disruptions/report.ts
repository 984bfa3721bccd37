import { sql } from 'kysely';
import * as v from 'valibot';
import { athensInstant } from '#foundation/dates/athens.ts';
import { hashOf, once, replay, type StoredResponse } from '../bookings/idempotency.ts';
import type {
  AffectedBooking,
  DisruptionReport,
  DisruptionRequest,
} from '#contracts/reservations/disruptions/operator.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';
import { applyFact } from './apply-fact.ts';
import { lockOccupants, OvertakenError } from './displace.ts';
import { listAffected } from './list.ts';
import { countDue, offerDue, offerOne } from './offer-due.ts';
import {
  affectedBy,
  type Disruption,
  findDisruption,
  lockDisruptionsOn,
} from '#reservations/bookings/disruption-rows.ts';

const ATTEMPTS = 10;

const RecordedId = v.object({ id: v.nullable(v.string()) });

/**
 * Records a disruption. Updates the sailing and stores every affected booking in one transaction, then works out alternatives and
 * queues one email per booking. After a crash in between, `maintain` continues.
 * @throws DomainError not_found, rule_violation, idempotency_conflict
 */
export async function reportDisruption(
  context: Context,
  request: DisruptionRequest,
  key: string,
): Promise<StoredResponse> {
  const now = context.clock();
  const claim = { scope: 'disruption', key, bodyHash: hashOf(request) };
  const earlier = await replay(context, claim);
  if (!earlier) {
    const catalogue = await context.catalogue();
    const stored = await withRetries(() =>
      once(context, claim, now, async (trx) => {
        const made = await record(trx, context, catalogue, request);
        return { status: made ? 201 : 200, answer: JSON.stringify({ id: made?.id ?? null }) };
      }),
    );
    return finish(context, request, stored);
  }
  return finish(context, request, earlier);
}

/** A dry run: what would happen. @throws DomainError not_found, rule_violation */
export async function previewDisruption(
  context: Context,
  request: DisruptionRequest,
): Promise<DisruptionReport> {
  const catalogue = await context.catalogue();
  let report: DisruptionReport | null = null;
  try {
    await withRetries(() =>
      context.db.transaction().execute(async (trx) => {
        const made = await record(trx, context, catalogue, request);
        if (made) {
          const cache = new Map();
          for (const row of await affectedBy(trx, made.id))
            await offerOne(trx, context, catalogue, row, cache);
          report = { ...(await reportOf(trx, made)), id: null };
        }
        throw new DryRunRollback();
      }),
    );
  } catch (error) {
    if (!(error instanceof DryRunRollback)) throw error;
  }
  return report ?? unchanged(context, request);
}

/** Progress of a disruption: who is affected, what they were offered and what they chose. */
export async function reportOf(db: Db, disruption: Disruption): Promise<DisruptionReport> {
  const rows = await affectedBy(db, disruption.id);
  const sizes = await partySizes(db, disruption.id);
  return {
    id: disruption.id,
    kind: disruption.kind,
    sailingId: disruption.sailingId,
    cause: disruption.cause,
    createdAt: athensInstant(disruption.createdAt),
    withdrawnAt: disruption.withdrawnAt && athensInstant(disruption.withdrawnAt),
    releasedHolds: disruption.detail.releasedHolds,
    waiting: await countDue(db, disruption.id),
    affected: rows.map((row): AffectedBooking => ({
      reference: row.reference,
      segment: row.segment,
      effect: row.effect,
      passengers: sizes.get(row.bookingId) ?? 0,
      offers: row.offers,
      choice: row.choice,
    })),
  };
}

class DryRunRollback extends Error {}

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof OvertakenError) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function finish(
  context: Context,
  request: DisruptionRequest,
  stored: StoredResponse,
): Promise<StoredResponse> {
  const { id } = v.parse(RecordedId, JSON.parse(stored.answer));
  if (id === null) return { status: 200, answer: JSON.stringify(unchanged(context, request)) };
  await offerDue(context, id);
  const disruption = await findDisruption(context.db, id);
  if (!disruption) throw new Error('a disruption disappeared');
  return { status: stored.status, answer: JSON.stringify(await reportOf(context.db, disruption)) };
}

/** Null when nothing needed to change. Earlier disruptions of the sailing are locked before its places. */
async function record(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  request: DisruptionRequest,
): Promise<Disruption | null> {
  const now = context.clock();
  const locked =
    request.kind === 'swap-vessel' ? await lockOccupants(trx, request.sailingId) : new Set<string>();
  const earlier = await lockDisruptionsOn(trx, request.sailingId);
  const applied = await applyFact(trx, context, catalogue, request, locked);
  if (!applied.changed) return null;
  const id = newUuid(context.ids);
  const { kind, sailingId, cause, text } = request;
  const { detail } = applied;
  await sql`insert into reservations.disruption (id, sailing_id, created_at, kind, cause, text_el, text_en, detail)
    values (${id}::uuid, ${sailingId}, ${now.toISOString()}::timestamptz, ${kind}, ${cause}, ${text.el}, ${text.en},
      ${JSON.stringify(detail)}::text::jsonb)`.execute(trx);
  for (const old of earlier)
    if (overtakes(request, old))
      await sql`update reservations.disruption set superseded_by = ${id}::uuid where id = ${old.id}::uuid`.execute(
        trx,
      );
  const disruption = { id, kind, sailingId, cause, text, detail, createdAt: now, withdrawnAt: null };
  await listAffected(trx, catalogue, disruption, applied.displaced, now);
  return disruption;
}

/**
 * The latest report of a delay replaces the previous one, and a cancelled sailing has no other disruptions. Displaced
 * bookings are no longer on the sailing: their choice stays.
 */
function overtakes(request: DisruptionRequest, old: Disruption): boolean {
  if (old.kind === 'swap-vessel') return false;
  return request.kind === 'cancel' || (request.kind === 'delay' && old.kind === 'delay');
}

function unchanged(context: Context, { kind, sailingId, cause }: DisruptionRequest): DisruptionReport {
  const createdAt = athensInstant(context.clock());
  return {
    id: null,
    kind,
    sailingId,
    cause,
    createdAt,
    withdrawnAt: null,
    releasedHolds: 0,
    waiting: 0,
    affected: [],
  };
}

async function partySizes(db: Db, disruptionId: string): Promise<Map<string, number>> {
  const rows = await all(
    db,
    { id: v.string(), passengers: v.number() },
    sql`select a.booking_id as id, count(*)::integer as passengers
      from reservations.disruption_booking a join reservations.ticket t on t.booking_id = a.booking_id
        and t.segment = a.segment and t.item like 'passenger:%' and t.state in ('live', 'open')
      where a.disruption_id = ${disruptionId}::uuid group by a.booking_id`,
  );
  return new Map(rows.map(({ id, passengers }) => [id, passengers]));
}
