import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { athensInstant } from '#foundation/dates/athens.ts';
import { findBooking, present } from '#reservations/bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import type { OperatorBooking, OperatorBookings } from '#contracts/reservations/life/operator-booking.ts';
import { parseReference } from '#contracts/reservations/reference.ts';
import { all, affectedRows } from '#reservations/kernel/rows.ts';
import { balancesOf } from '#reservations/bookings/ledger/ledger.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';

const MAX_BOOKINGS = 2000;

/**
 * A booking with its money and history, for the operator's staff; without names and number plates.
 * @throws DomainError not_found
 */
export async function operatorBooking(context: Context, typed: string): Promise<OperatorBooking> {
  const { db } = context;
  const reference = parseReference(typed);
  const row = reference && (await findBooking(db, reference));
  if (!row) throw new DomainError('not_found');
  const booking = await present(db, context.secrets, await context.catalogue(), row, context.clock());
  const audit = await all(
    db,
    {
      detail: v.record(v.string(), v.unknown()),
      what: column.audit.what,
      version: column.audit.version,
      at: column.audit.at,
    },
    sql`select at, what, version, detail from reservations.audit
      where booking_id = ${row.id}::uuid order by seq`,
  );
  const ledger = await all(
    db,
    {
      reference: column.ledger_entry.reference,
      transaction: column.ledger_entry.transaction_id,
      what: column.ledger_entry.what,
      account: column.ledger_entry.account,
      cents: column.ledger_entry.cents,
      at: column.ledger_entry.at,
    },
    sql`select at, transaction_id as transaction, what, account, cents, reference
      from reservations.ledger_entry where booking_id = ${row.id}::uuid order by seq`,
  );
  return {
    booking: {
      ...booking,
      passengers: booking.passengers.map(({ category, cancelled }) => ({ category, ...flag(cancelled) })),
      vehicles: booking.vehicles.map(({ category, cancelled }) => ({ category, ...flag(cancelled) })),
    },
    tickets: await all(
      db,
      {
        segment: column.ticket.segment,
        item: column.ticket.item,
        category: column.ticket.category,
        class: column.ticket.class,
        cents: column.ticket.cents,
        state: column.ticket.state,
        version: column.ticket.version,
      },
      sql`select segment, item, category, class, cents, state, version
        from reservations.ticket where booking_id = ${row.id}::uuid order by segment, item`,
    ),
    balances: Object.fromEntries(await balancesOf(db, row.id)),
    ledger: ledger.map((line) => ({ ...line, at: athensInstant(line.at) })),
    audit: audit.map((line) => ({ ...line, at: athensInstant(line.at) })),
  };
}

/**
 * The bookings of a sailing, including held and cancelled ones.
 * @throws DomainError not_found for a sailing that does not exist
 */
export async function operatorBookings(context: Context, sailing: string): Promise<OperatorBookings> {
  const known = await affectedRows(context.db, sql`select 1 from reservations.sailing where id = ${sailing}`);
  if (known === 0) throw new DomainError('not_found');
  const bookings = await all(
    context.db,
    {
      reference: column.booking.reference,
      state: column.booking.state,
      version: column.booking.version,
      segment: column.booking_segment.seq,
      fromSeq: column.booking_segment.from_seq,
      toSeq: column.booking_segment.to_seq,
      class: column.booking_segment.class,
      live: v.number(),
      open: v.number(),
      cancelled: v.number(),
      dueCents: v.number(),
    },
    sql`select b.reference, b.state, b.version, s.seq as segment,
        s.from_seq as "fromSeq", s.to_seq as "toSeq", s.class,
        count(*) filter (where t.state = 'live')::integer as live, count(*) filter (where t.state = 'open')::integer as open,
        count(*) filter (where t.state = 'cancelled')::integer as cancelled,
        (select coalesce(sum(l.cents), 0)::integer from reservations.ledger_entry l
          where l.booking_id = b.id and l.account = 'receivable') as "dueCents"
      from reservations.booking_segment s join reservations.booking b on b.id = s.booking_id
      left join reservations.ticket t on t.booking_id = s.booking_id and t.segment = s.seq
      where s.sailing_id = ${sailing} and s.replaced_at is null group by b.id, s.booking_id, s.seq order by b.reference, s.seq limit ${MAX_BOOKINGS}`,
  );
  return { sailing, bookings };
}

function flag(cancelled: boolean | undefined): { cancelled?: true } {
  return cancelled ? { cancelled: true } : {};
}
