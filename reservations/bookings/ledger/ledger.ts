import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { type Db, all } from '#reservations/kernel/rows.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';

/**
 * `receivable`: what travellers owe us (negative: what we owe them). `sales`: what we have sold (negative, as income
 * is). `compensation`: what late ships cost. `cash:<provider>`: money received, by provider.
 */
type Account = 'receivable' | 'sales' | 'compensation' | `cash:${string}`;

export type Entry = { account: Account; cents: number };

/**
 * Writes one balanced ledger transaction of a booking, inside the database transaction of the event it records. Zero
 * entries are left out. `what` names the event (`sold`, `paid`, `refunded`, `cancelled` …), `reference` the
 * provider's own number.
 * @throws Error when the entries do not sum to zero
 */
export async function post(
  trx: Db,
  transaction: {
    ids: (size: number) => Uint8Array;
    at: Date;
    bookingId: string;
    what: string;
    reference?: string;
    entries: readonly Entry[];
  },
): Promise<void> {
  const entries = transaction.entries.filter(({ cents }) => cents !== 0);
  const sum = entries.reduce((total, { cents }) => total + cents, 0);
  if (sum !== 0) throw new Error(`ledger transaction ${transaction.what} is off by ${sum} cents`);
  if (entries.length === 0) return;
  await sql`insert into reservations.ledger_entry (transaction_id, at, booking_id, account, cents, what, reference)
    select ${newUuid(transaction.ids)}::uuid, ${transaction.at.toISOString()}::timestamptz, ${transaction.bookingId}::uuid,
      account, cents, ${transaction.what}, ${transaction.reference ?? ''}
    from json_to_recordset(${JSON.stringify(entries)}::text::json) as e (account text, cents integer)`.execute(
    trx,
  );
}

/** The balance of each account of a booking; accounts never used are absent. */
export async function balancesOf(db: Db, bookingId: string): Promise<Map<string, number>> {
  const rows = await all(
    db,
    { account: column.ledger_entry.account, cents: v.number() },
    sql`select account, sum(cents)::integer as cents from reservations.ledger_entry
      where booking_id = ${bookingId}::uuid group by account`,
  );
  return new Map(rows.map(({ account, cents }) => [account, cents]));
}

/** What the traveller still owes; negative when a refund is due. */
export async function dueCents(db: Db, bookingId: string): Promise<number> {
  return (await balancesOf(db, bookingId)).get('receivable') ?? 0;
}
