import { bilingual } from '#reservations/messages/texts.ts';
import { sql } from 'kysely';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';

export type SailingRow = {
  status: 'planned' | 'cancelled';
  delayMinutes: number;
  vesselId: string;
  configId: string;
  day: string;
};

export type CallRow = { port: string; quay: string; skipped: boolean; arrives: boolean; departs: boolean };

/** The sailing, kept as it is until the transaction ends. @throws DomainError not_found */
export async function requireSailing(trx: Db, id: string): Promise<SailingRow> {
  const row = await first(
    trx,
    sql<SailingRow>`select status, delay_minutes as "delayMinutes", vessel_id as "vesselId", config_id as "configId",
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
    sql<CallRow>`select port_code as port, quay_id as quay, skipped, arrives_at is not null as arrives,
      departs_at is not null as departs from reservations.sailing_call
      where sailing_id = ${sailingId} and seq = ${seq}::integer`,
  );
  if (row) return row;
  throw refuseFact('seq', 'no_such_call', bilingual('errors.noSuchCall'));
}

export function refuseFact(field: string, code: string, message: Bilingual): DomainError {
  return new DomainError('rule_violation', { errors: [{ field, code, message }] });
}

/** What travellers read now, and a line in the audit; a notice that is not given stays. */
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
