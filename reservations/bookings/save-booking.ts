import { column } from '#reservations/db/schema.gen.ts';
import { type RawBuilder, sql } from 'kysely';
import { audit } from './audit.ts';
import type { BookingRow } from './read.ts';
import { type BookingEvent, stateAfter } from './states.ts';
import type { Quote } from '#contracts/reservations/booking.ts';
import type { Party } from '#contracts/reservations/party.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';

/** What a change writes besides the state; fields that are absent stay as they are. */
export type BookingChange = {
  at: Date;
  /** Name of the change in the audit log. */
  what: string;
  detail?: object;
  quote?: Quote;
  party?: Party;
  payBy?: Date | null;
  payingUntil?: Date | null;
  holdExpiresAt?: Date;
  lapsedAt?: Date | null;
  confirmHash?: string;
  /** `confirmedAt` and `ticketedAt`: only the first time is kept. */
  confirmedAt?: Date;
  ticketedAt?: Date;
};

/**
 * Applies one event or several to a booking and writes it with a new version and an audit entry. The only place that
 * changes a booking's state. The caller has locked the booking in this transaction and read `row` from it.
 * @returns the booking as it is now
 * @throws DomainError when the state table refuses an event
 */
export async function saveBooking(
  trx: Db,
  row: BookingRow,
  events: BookingEvent | readonly BookingEvent[],
  change: BookingChange,
): Promise<BookingRow> {
  const { at, what, detail, ...written } = change;
  const state = stateAfter(row.state, events);
  const updated = await first(
    trx,
    { version: column.booking.version },
    sql`update reservations.booking
      set ${sql.join([sql`state = ${state}, version = version + 1`, ...assignments(written)])}
      where id = ${row.id}::uuid returning version`,
  );
  if (!updated) throw new Error('a booking disappeared while it was being saved');
  const { version } = updated;
  await audit(trx, { at, bookingId: row.id, what, version, detail });
  const { quote = row.quote, party = row.party, confirmHash = row.confirmHash } = written;
  const { payBy = row.payBy, payingUntil = row.payingUntil, holdExpiresAt = row.holdExpiresAt } = written;
  return { ...row, state, version, quote, party, confirmHash, payBy, payingUntil, holdExpiresAt };
}

function assignments(change: Omit<BookingChange, 'at' | 'what' | 'detail'>): RawBuilder<unknown>[] {
  const { quote, party, payBy, payingUntil, holdExpiresAt, lapsedAt, confirmHash, confirmedAt, ticketedAt } =
    change;
  const set: RawBuilder<unknown>[] = [];
  if (quote)
    set.push(sql`quote = ${JSON.stringify(quote)}::text::json, total_cents = ${quote.totalCents}::integer`);
  if (party) set.push(sql`party = ${JSON.stringify(party)}::text::json`);
  if (payBy !== undefined) set.push(sql`pay_by = ${instant(payBy)}`);
  if (payingUntil !== undefined) set.push(sql`paying_until = ${instant(payingUntil)}`);
  if (holdExpiresAt) set.push(sql`hold_expires_at = ${instant(holdExpiresAt)}`);
  if (lapsedAt !== undefined) set.push(sql`lapsed_at = ${instant(lapsedAt)}`);
  if (confirmHash !== undefined) set.push(sql`confirm_hash = ${confirmHash}`);
  if (confirmedAt) set.push(sql`confirmed_at = coalesce(confirmed_at, ${instant(confirmedAt)})`);
  if (ticketedAt) set.push(sql`ticketed_at = coalesce(ticketed_at, ${instant(ticketedAt)})`);
  return set;
}

function instant(at: Date | null): RawBuilder<unknown> {
  return sql`${at?.toISOString() ?? null}::timestamptz`;
}
