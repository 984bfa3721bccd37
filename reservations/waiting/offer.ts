import * as v from 'valibot';
import { sql } from 'kysely';
import { addMinutes, athensDay, athensInstant } from '#foundation/dates/athens.ts';
import { prepare } from '../bookings/prepare.ts';
import { writeHold } from '../bookings/write-hold.ts';
import type { Context } from '#reservations/context/context.ts';
import type { Party } from '#contracts/reservations/party.ts';
import { type Db, first } from '#reservations/kernel/rows.ts';
import { holdPlaces } from '#reservations/sailings/inventory/move.ts';
import { enqueueEmail } from '#reservations/bookings/enqueue-email.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { writeContact } from '#reservations/bookings/personal/travellers.ts';
import { tripId } from '#reservations/sailings/segment-id.ts';
import { noteOffer } from '../unpaid/limit-waiting.ts';
import type { EntryRow } from './entry.ts';
import { offerToken, unsealContact } from './secret.ts';

/**
 * Holds places for a waiting party and emails it: a hold like any other, at today's price, but for longer. The rest
 * of a split party keeps its place in the queue. `minutes`: how long the hold lasts. The sailing is locked and the
 * places collected by the list are free.
 * @throws DomainError when there is nothing to sell; the caller must roll this back
 */
export async function makeOffer(
  trx: Db,
  context: Context,
  catalogue: Catalogue,
  entry: EntryRow,
  { first: party, rest }: { first: Party; rest: Party | null },
  { now, minutes }: { now: Date; minutes: number },
): Promise<void> {
  const request = {
    segments: [{ tripId: tripId(entry), class: entry.class, direction: 'A' as const }],
    party,
    locale: entry.locale,
  };
  const prepared = await prepare(trx, catalogue, request, athensDay(now));
  await holdPlaces(trx, prepared.allocations, now);
  const number = await nextNumber(trx, entry.id);
  const until = addMinutes(now, minutes);
  const accessToken = offerToken(context.secrets, entry.id, number);
  const { id } = await writeHold(trx, context, catalogue, request, prepared, now, {
    until,
    accessToken,
  });
  await sql`insert into reservations.waiting_offer (entry_id, number, booking_id)
    values (${entry.id}::uuid, ${number}::integer, ${id}::uuid)`.execute(trx);
  await noteOffer(trx, id, entry.id);
  if (entry.sealed) {
    const contact = unsealContact(context.secrets, entry.id, entry.sealed);
    await writeContact(trx, context, id, { ...contact, refused: false });
  }
  if (rest)
    await sql`update reservations.waiting_entry set party = ${JSON.stringify(rest)}::text::json
      where id = ${entry.id}::uuid`.execute(trx);
  else
    await sql`update reservations.waiting_entry set state = 'offered', sealed = null where id = ${entry.id}::uuid`.execute(
      trx,
    );
  await enqueueEmail(trx, {
    context,
    at: now,
    bookingId: id,
    kind: 'waiting-offer',
    occasion: 'offer',
    data: { until: athensInstant(until) },
  });
}

async function nextNumber(trx: Db, entryId: string): Promise<number> {
  const row = await first(
    trx,
    { number: v.number() },
    sql`select coalesce(max(number), 0)::integer + 1 as number from reservations.waiting_offer
      where entry_id = ${entryId}::uuid`,
  );
  return row?.number ?? 1;
}
