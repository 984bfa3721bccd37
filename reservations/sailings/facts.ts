import { bilingual } from '#reservations/messages/texts.ts';
import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import { type Db, first, type RowOf } from '#reservations/kernel/rows.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';

export const SailingRow = {
  status: column.sailing.status,
  delayMinutes: column.sailing.delay_minutes,
  vesselId: column.sailing.vessel_id,
  configId: column.sailing.config_id,
  day: column.sailing.service_day,
};
export type SailingRow = RowOf<typeof SailingRow>;

export const CallRow = {
  port: v.string(),
  quay: column.sailing_call.quay_id,
  skipped: column.sailing_call.skipped,
  arrives: v.boolean(),
  departs: v.boolean(),
};
export type CallRow = RowOf<typeof CallRow>;

/** The sailing, locked until the transaction ends. @throws DomainError not_found */
export async function requireSailing(trx: Db, id: string): Promise<SailingRow> {
  const row = await first(
    trx,
    SailingRow,
    sql`select status, delay_minutes as "delayMinutes", vessel_id as "vesselId", config_id as "configId",
      service_day as day from reservations.sailing where id = ${id} for no key update`,
  );
  if (row) return row;
  throw new DomainError('not_found', {
    detail: bilingual('refusals.noSuchSailing'),
  });
}

/** @throws DomainError rule_violation */
export async function requireCall(trx: Db, sailingId: string, seq: number): Promise<CallRow> {
  const row = await first(
    trx,
    CallRow,
    sql`select port_code as port, quay_id as quay, skipped, arrives_at is not null as arrives,
      departs_at is not null as departs from reservations.sailing_call
      where sailing_id = ${sailingId} and seq = ${seq}::integer`,
  );
  if (row) return row;
  throw refuseFact('seq', 'no_such_call', bilingual('errors.noSuchCall'));
}

export function refuseFact(field: string, code: string, message: Bilingual): DomainError {
  return new DomainError('rule_violation', { errors: [{ field, code, message }] });
}

/** Records the notice for travellers and an audit entry; without a new notice the old one stays. */
export async function noteFact(
  trx: Db,
  fact: { sailingId: string; at: Date; notice?: Bilingual | null },
  what: string,
  detail: object,
): Promise<void> {
  const at = fact.at.toISOString();
  const notice = fact.notice ?? null;
  await sql`update reservations.sailing set facts_at = ${at}::timestamptz,
    notice_el = case when ${fact.notice !== undefined}::boolean then ${notice?.el ?? null}::text else notice_el end,
    notice_en = case when ${fact.notice !== undefined}::boolean then ${notice?.en ?? null}::text else notice_en end
    where id = ${fact.sailingId}`.execute(trx);
  await sql`insert into reservations.audit (at, what, detail) values (${at}::timestamptz, ${what},
    ${JSON.stringify({ sailingId: fact.sailingId, ...detail })}::text::jsonb)`.execute(trx);
}
