import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { timingSafeEqual } from 'node:crypto';
import { athensInstant } from '#foundation/dates/athens.ts';
import { hashToken } from '#reservations/bookings/access/open-booking.ts';
import { endHold } from '../bookings/end-hold.ts';
import type { BookingState } from '../bookings/states.ts';
import type { Context } from '#reservations/context/context.ts';
import type { WaitingEntry } from '#contracts/reservations/waiting.ts';
import { type Db, all, first, type RowOf } from '#reservations/kernel/rows.ts';
import { lockSailing } from '#reservations/sailings/inventory/capacity.ts';
import type { DataKeys } from '#reservations/kernel/encrypt.ts';
import { DomainError } from '#reservations/kernel/domain-error.ts';
import { tripId } from '#reservations/sailings/segment-id.ts';
import { offerToken } from './secret.ts';

/** An entry of the waiting list as stored. */
export const EntryRow = {
  class: column.waiting_entry.class,
  id: column.waiting_entry.id,
  locale: column.waiting_entry.locale,
  party: column.waiting_entry.party,
  maySplit: column.waiting_entry.may_split,
  sailingId: column.waiting_entry.sailing_id,
  fromSeq: column.waiting_entry.from_seq,
  toSeq: column.waiting_entry.to_seq,
  state: column.waiting_entry.state,
  tokenHash: column.waiting_entry.token_hash,
  createdAt: column.waiting_entry.created_at,
  expiresAt: column.waiting_entry.expires_at,
  sealed: v.nullable(v.string()),
};
export type EntryRow = RowOf<typeof EntryRow>;

export const entryColumns =
  sql.raw(`id, class, party, may_split as "maySplit", locale, sailing_id as "sailingId", from_seq as "fromSeq",
  to_seq as "toSeq", state, token_hash as "tokenHash", created_at as "createdAt", expires_at as "expiresAt", sealed`);

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Opens an entry with its token.
 * @throws DomainError not_found, also for a wrong token, so that nobody learns which entries exist
 */
export async function openEntry(db: Db, id: string, token: string | null): Promise<EntryRow> {
  const row = UUID.test(id) ? await entryById(db, id) : null;
  const isOpen =
    row && token && timingSafeEqual(Buffer.from(hashToken(token), 'hex'), Buffer.from(row.tokenHash, 'hex'));
  if (!isOpen) throw new DomainError('not_found');
  return row;
}

function entryById(db: Db, id: string): Promise<EntryRow | null> {
  return first(
    db,
    EntryRow,
    sql`select ${entryColumns} from reservations.waiting_entry where id = ${id}::uuid`,
  );
}

const OfferRow = {
  id: column.booking.id,
  number: column.waiting_offer.number,
  reference: column.booking.reference,
  state: column.booking.state,
  until: v.date(),
};
type OfferRow = RowOf<typeof OfferRow>;

function offersOf(db: Db, entryId: string): Promise<OfferRow[]> {
  return all(
    db,
    OfferRow,
    sql`select b.id, o.number, b.reference, b.state, coalesce(b.paying_until, b.hold_expires_at) as until
      from reservations.waiting_offer o join reservations.booking b on b.id = o.booking_id
      where o.entry_id = ${entryId}::uuid order by o.number`,
  );
}

function offerState(state: BookingState): 'open' | 'taken' | 'over' {
  if (state === 'held' || state === 'paying') return 'open';
  return state === 'expired' || state === 'released' ? 'over' : 'taken';
}

/** The entry as its owner sees it at `now`. The state of an offer is that of its booking. */
export async function showEntry(db: Db, keys: DataKeys, id: string, now: Date): Promise<WaitingEntry> {
  const row = await entryById(db, id);
  if (!row) throw new DomainError('not_found');
  const offers = (await offersOf(db, id)).map(({ reference, number, state, until }) => ({
    reference,
    accessToken: offerToken(keys, id, number),
    state: offerState(state),
    until: athensInstant(until),
  }));
  const state = stateOf(row, offers.at(-1)?.state, now);
  return {
    id,
    state,
    tripId: tripId(row),
    class: row.class,
    party: row.party,
    maySplit: row.maySplit,
    locale: row.locale,
    joinedAt: athensInstant(row.createdAt),
    expiresAt: athensInstant(row.expiresAt),
    position: state === 'waiting' ? await positionOf(db, row, now) : null,
    offers,
  };
}

function stateOf(
  row: EntryRow,
  offer: 'open' | 'taken' | 'over' | undefined,
  now: Date,
): WaitingEntry['state'] {
  if (row.state === 'waiting') return row.expiresAt.getTime() <= now.getTime() ? 'expired' : 'waiting';
  if (row.state !== 'offered' || !offer) return row.state;
  return { open: 'offered' as const, taken: 'booked' as const, over: 'lapsed' as const }[offer];
}

/** Number of earlier entries that want part of the same journey. */
async function positionOf(db: Db, row: EntryRow, now: Date): Promise<number> {
  const before = await first(
    db,
    { count: v.number() },
    sql`select count(*)::integer as count from reservations.waiting_entry e
      where e.sailing_id = ${row.sailingId} and e.state = 'waiting' and e.expires_at > ${now.toISOString()}::timestamptz
        and e.from_seq < ${row.toSeq}::integer and e.to_seq > ${row.fromSeq}::integer
        and e.place < (select place from reservations.waiting_entry where id = ${row.id}::uuid)`,
  );
  return (before?.count ?? 0) + 1;
}

/**
 * Leaves the list; an open offer goes to the next entry. Repeating it is not an error.
 * @throws DomainError state_conflict when it was booked
 */
export async function withdraw(context: Context, row: EntryRow): Promise<WaitingEntry> {
  const { db, secrets } = context;
  const now = context.clock();
  for (const offer of await offersOf(db, row.id))
    if (offerState(offer.state) === 'open') await endHold(db, offer.id, 'release', now);
  await db.transaction().execute(async (trx) => {
    await lockSailing(trx, row.sailingId);
    const offers = await offersOf(trx, row.id);
    const last = offers.at(-1);
    const { state } = (await entryById(trx, row.id)) ?? row;
    // A traveller at a payment provider must give up the payment first.
    if (state === 'offered' && last && offerState(last.state) !== 'over')
      throw new DomainError('state_conflict');
    await sql`update reservations.waiting_entry set state = 'withdrawn', sealed = null
      where id = ${row.id}::uuid and state = 'waiting'`.execute(trx);
    if (state === 'offered' && last?.state === 'released')
      await sql`update reservations.waiting_entry set state = 'withdrawn' where id = ${row.id}::uuid`.execute(
        trx,
      );
    await scheduleServing(trx, row.sailingId);
  });
  return showEntry(db, secrets, row.id, now);
}

/** Makes the next `maintain` serve the list of a sailing again. */
async function scheduleServing(trx: Db, sailingId: string): Promise<void> {
  await sql`update reservations.waiting_sailing set match_at = '-infinity' where sailing_id = ${sailingId}`.execute(
    trx,
  );
}
