import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { athensInstant } from '#foundation/dates/athens.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Refund } from '#contracts/reservations/payment.ts';
import { type Db, all, type RowOf } from '#reservations/kernel/rows.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { finishRefund } from './send-refunds.ts';

const MOST = 500;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const Row = {
  reference: column.booking.reference,
  id: column.refund.id,
  what: column.refund.what,
  cents: column.refund.cents,
  state: column.refund.state,
  error: column.refund.last_error,
  provider: column.refund.provider,
  attempts: column.refund.attempts,
  createdAt: column.refund.created_at,
  doneAt: column.refund.done_at,
  receipt: column.refund.receipt,
};
type Row = RowOf<typeof Row>;

/** The refunds of one state, or one refund, oldest first and at most five hundred. */
export async function listRefunds(db: Db, which: { state: string } | { id: string }): Promise<Refund[]> {
  return (await rowsOf(db, which)).map(shown);
}

/**
 * An agency has paid a refund out, or staff have manually settled one that the provider declined.
 * @throws DomainError not_found, state_conflict when it was paid through another channel or with another receipt
 */
export async function payRefundAtAgency(context: Context, id: string, receipt: string): Promise<Refund> {
  if (!UUID.test(id)) throw new DomainError('not_found');
  const [before] = await rowsOf(context.db, { id });
  if (!before) throw new DomainError('not_found');
  const isForAgency = before.provider === 'agency' || before.state === 'failed';
  if (before.state !== 'done' && !isForAgency) throw new DomainError('state_conflict');
  // What the card provider declined is paid out at a counter instead, from the agencies' cash.
  await sql`update reservations.refund set provider = 'agency', state = 'due' where id = ${id}::uuid and state = 'failed'`.execute(
    context.db,
  );
  await finishRefund(context, id, { kind: 'done', providerRef: receipt }, receipt);
  const [after] = await rowsOf(context.db, { id });
  if (!after || after.receipt !== receipt) throw new DomainError('state_conflict');
  return shown(after);
}

function rowsOf(db: Db, which: { state: string } | { id: string }): Promise<Row[]> {
  const where = 'id' in which ? sql`r.id = ${which.id}::uuid` : sql`r.state = ${which.state}`;
  return all(
    db,
    Row,
    sql`select r.id, b.reference, r.provider, r.cents, r.what, r.state, r.attempts, r.created_at as "createdAt",
      r.done_at as "doneAt", r.last_error as error, r.receipt
      from reservations.refund r join reservations.booking b on b.id = r.booking_id
      where ${where} order by r.created_at, r.id limit ${MOST}::integer`,
  );
}

function shown(row: Row): Refund {
  const { id, reference, provider, cents, what, state, attempts, error } = row;
  return {
    id,
    reference,
    provider,
    cents,
    what,
    state,
    attempts,
    error,
    createdAt: athensInstant(row.createdAt),
    doneAt: row.doneAt ? athensInstant(row.doneAt) : null,
  };
}
