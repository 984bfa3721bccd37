import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { athensInstant } from '#foundation/dates/athens.ts';
import type { ManifestPerson } from '#contracts/reservations/tickets/manifest.ts';
import { type Db, all, type RowOf } from '#reservations/kernel/rows.ts';
import type { DataKeys } from '#reservations/kernel/encrypt.ts';
import { readManyNeeds } from '#reservations/bookings/personal/needs.ts';
import { readManyTravellers } from '#reservations/bookings/personal/travellers.ts';

const Row = {
  bookingId: v.string(),
  reference: column.booking.reference,
  state: column.booking.state,
  item: column.ticket.item,
  category: column.ticket.category,
  document: column.ticket.document,
  fromSeq: column.booking_segment.from_seq,
  toSeq: column.booking_segment.to_seq,
  boardedAt: v.nullable(v.date()),
  alightedAt: v.nullable(v.date()),
};
type Row = RowOf<typeof Row>;

/** What is on board a sailing: people by name, vehicles and pets only as counts. */
export type OnBoard = {
  persons: (Omit<ManifestPerson, 'seq' | 'from' | 'to'> & { fromSeq: number; toSeq: number })[];
  others: { kind: 'vehicle' | 'pet'; fromSeq: number; toSeq: number }[];
};

/** Everybody with a valid ticket, in alphabetical order: three queries for any number of bookings. */
export async function readOnBoard(db: Db, keys: DataKeys, sailingId: string): Promise<OnBoard> {
  const rows = await all(
    db,
    Row,
    sql`select b.id as "bookingId", b.reference, b.state, t.item, t.category, t.document,
        s.from_seq as "fromSeq", s.to_seq as "toSeq",
        (select min(at) from reservations.scan c where c.document = t.document and c.kind = 'board') as "boardedAt",
        (select max(at) from reservations.scan c where c.document = t.document and c.kind = 'alight') as "alightedAt"
      from reservations.booking_segment s
      join reservations.booking b on b.id = s.booking_id and b.state in ('confirmed', 'ticketed')
      join reservations.ticket t on t.booking_id = s.booking_id and t.segment = s.seq and t.state = 'live'
      where s.sailing_id = ${sailingId}`,
  );
  const bookings = [...new Set(rows.map((row) => row.bookingId))];
  const travellers = await readManyTravellers(db, keys, bookings);
  const needs = await readManyNeeds(db, keys, bookings);
  const persons = rows.flatMap((row) => {
    const [kind, place] = row.item.split(':');
    const person = travellers.get(row.bookingId)?.passengers[Number(place)];
    if (kind !== 'passenger' || !person) return [];
    const { surname, given, gender, nationality, birthDate, specialCare } = person;
    return [
      {
        reference: row.reference,
        document: row.document,
        surname,
        given,
        gender,
        nationality,
        birthDate,
        category: row.category,
        specialCare,
        needs: needs.get(row.bookingId) ?? [],
        fromSeq: row.fromSeq,
        toSeq: row.toSeq,
        paid: row.state === 'ticketed',
        boardedAt: row.boardedAt && athensInstant(row.boardedAt),
        alightedAt: row.alightedAt && athensInstant(row.alightedAt),
      },
    ];
  });
  const order = new Intl.Collator('el');
  return {
    persons: persons.toSorted(
      (one, other) =>
        order.compare(one.surname, other.surname) ||
        order.compare(one.given, other.given) ||
        one.document - other.document,
    ),
    others: rows.flatMap(({ item, fromSeq, toSeq }) => {
      const [kind] = item.split(':');
      return kind === 'vehicle' || kind === 'pet' ? [{ kind, fromSeq, toSeq }] : [];
    }),
  };
}
