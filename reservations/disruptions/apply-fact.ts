import { bilingual } from '#reservations/messages/texts.ts';
import { Bilingual } from '#contracts/reservations/primitives.ts';
import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { DisruptionRequest } from '#contracts/reservations/disruptions/operator.ts';
import type { Context } from '#reservations/context/context.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { causeOf } from '../rights/compensation.ts';
import { refuseFact } from '../sailings/facts.ts';
import { cancelSailing, delaySailing, moveQuay, skipCall, swapVessel } from '../sailings/status.ts';
import { displaceUntilItFits } from './displace.ts';
import type { DisruptionDetail } from '#reservations/bookings/disruption-rows.ts';

export type FactResult = {
  /** False: nothing needed to change. */
  changed: boolean;
  detail: DisruptionDetail;
  /** Bookings displaced from a ship that is too small, with the segment. */
  displaced: Map<string, number>;
};

type Before = NonNullable<DisruptionDetail['before']>;

/**
 * Applies a report to the facts of the sailing, in the caller's transaction.
 * @throws DomainError not_found, rule_violation
 */
export async function applyFact(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  request: DisruptionRequest,
  locked: ReadonlySet<string>,
): Promise<FactResult> {
  const at = context.clock();
  const { sailingId } = request;
  const before = await factsBefore(trx, sailingId, 'seq' in request ? request.seq : null);
  const cause = causeOf(catalogue.rights, request.cause, before.day);
  if (!cause) throw refuseFact('cause', 'unknown_cause', bilingual('errors.unknownCause'));
  const fact = { sailingId, at, notice: request.text };
  const detail: DisruptionDetail = { before: before.facts, releasedHolds: 0 };
  const none = new Map<string, number>();
  switch (request.kind) {
    case 'cancel': {
      const changed = await cancelSailing(trx, { ...fact, cause: cause.sailing });
      return { changed, detail, displaced: none };
    }
    case 'delay': {
      const { delayMinutes, fromSeq } = request;
      const changed = await delaySailing(trx, { ...fact, cause: cause.sailing, delayMinutes, fromSeq });
      return { changed, detail: { ...detail, delayMinutes, fromSeq }, displaced: none };
    }
    case 'skip-call': {
      const { seq } = request;
      const changed = await skipCall(trx, { ...fact, cause: cause.sailing, seq });
      return { changed, detail: { ...detail, seq }, displaced: none };
    }
    case 'move-quay': {
      const { seq, quayId } = request;
      const changed = await moveQuay(trx, { ...fact, seq, quayId });
      return { changed, detail: { ...detail, seq }, displaced: none };
    }
    case 'swap-vessel': {
      const { vesselId } = request;
      const moved = await displaceUntilItFits(trx, context, catalogue, { sailingId, vesselId }, locked);
      const swap = await swapVessel(trx, { ...fact, vesselId });
      if (swap.kind === 'too-small') throw new Error('the ship is still too small after all displacements');
      return {
        changed: swap.kind === 'swapped',
        detail: { ...detail, releasedHolds: moved.releasedHolds },
        displaced: moved.displaced,
      };
    }
  }
}

async function factsBefore(
  trx: Db,
  sailingId: string,
  seq: number | null,
): Promise<{ facts: Before; day: string }> {
  const row = await first(
    trx,
    {
      delayMinutes: v.number(),
      vesselId: column.sailing.vessel_id,
      quayId: v.nullable(column.sailing_call.quay_id),
      notice: v.nullable(Bilingual),
      day: column.sailing.service_day,
    },
    sql`select s.delay_minutes as "delayMinutes", s.vessel_id as "vesselId",
      s.service_day as day, c.quay_id as "quayId",
      case when s.notice_el is null then null else json_build_object('el', s.notice_el, 'en', s.notice_en) end as notice
      from reservations.sailing s
      left join reservations.sailing_call c on c.sailing_id = s.id and c.seq = ${seq}::integer where s.id = ${sailingId}`,
  );
  if (!row)
    throw new DomainError('not_found', {
      detail: bilingual('refusals.noSuchSailing'),
    });
  const { day, ...facts } = row;
  return { day, facts };
}
