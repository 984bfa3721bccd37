import { bilingual } from '#reservations/messages/texts.ts';
import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { type Db, first } from '#reservations/kernel/rows.ts';
import {
  displacedBy,
  lockSailing,
  type Shortage,
  shortagesIn,
  takeCapacityOf,
} from './inventory/capacity.ts';
import { noteFact, refuseFact, requireSailing } from './facts.ts';
import type { Fact } from './status.ts';

export type Swap =
  | { kind: 'swapped' | 'same' }
  /** Nothing was changed. `displaced`: ids of the bookings to move first, the latest bookings first. */
  | { kind: 'too-small'; shortages: Shortage[]; displaced: string[] };

/**
 * Another ship makes the sailing, with its configuration of that day. Runs inside the caller's transaction. When more
 * is sold on a leg than the ship has, returns `too-small` rather than throwing, so that the caller can move the
 * displaced bookings and try again.
 * @throws DomainError not_found, rule_violation
 */
export async function swapVessel(trx: Db, fact: Fact & { vesselId: string }): Promise<Swap> {
  const { sailingId, vesselId } = fact;
  await lockSailing(trx, sailingId);
  const sailing = await requireSailing(trx, sailingId);
  const config = await first(
    trx,
    { id: column.vessel_config.id },
    sql`select id from reservations.vessel_config
      where vessel_id = ${vesselId} and valid @> ${sailing.day}::date and vessel_number >= 0`,
  );
  if (!config) throw refuseFact('vesselId', 'no_such_ship', bilingual('errors.noSuchShip'));
  if (config.id === sailing.configId) return { kind: 'same' };
  const shortages = await shortagesIn(trx, sailingId, config.id);
  if (shortages.length > 0)
    return { kind: 'too-small', shortages, displaced: await displacedBy(trx, sailingId, shortages) };
  await takeCapacityOf(trx, sailingId, config.id);
  await sql`update reservations.sailing set vessel_id = ${vesselId}, config_id = ${config.id},
    planned_vessel_id = coalesce(planned_vessel_id, vessel_id) where id = ${sailingId}`.execute(trx);
  await noteFact(trx, fact, 'vessel-swapped', { from: sailing.vesselId, to: vesselId });
  return { kind: 'swapped' };
}
