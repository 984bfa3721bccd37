import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { BookingRow } from '../bookings/read.ts';
import type { Context } from '#reservations/context/context.ts';
import { Contact } from '#contracts/reservations/booking.ts';
import { all, first } from '#reservations/kernel/rows.ts';
import { manageLink } from '#reservations/bookings/manage-link.ts';
import {
  type DataKeys,
  presentPrefix,
  encrypt,
  type Sealing,
  decrypt,
  UnknownKeyError,
} from '#reservations/kernel/encrypt.ts';

const Reachable = v.omit(Contact, ['refused']);
const about = (entryId: string) => `waiting ${entryId}`;

export function sealContact(sealing: Sealing, entryId: string, contact: v.InferOutput<typeof Reachable>) {
  return encrypt(sealing, about(entryId), contact);
}

export function unsealContact(keys: DataKeys, entryId: string, sealed: string) {
  return v.parse(Reachable, decrypt(keys, about(entryId), sealed));
}

/**
 * Re-encrypts with the current key what an older one has encrypted; see `personal/reseal.ts`. Data whose key is
 * unknown stays as it is.
 */
export async function resealWaiting({
  db,
  secrets,
  ids,
  jobs,
}: Pick<Context, 'db' | 'secrets' | 'ids' | 'jobs'>): Promise<void> {
  const stale = await all(
    db,
    { id: column.waiting_entry.id, sealed: v.string() },
    sql`select id, sealed from reservations.waiting_entry
      where sealed is not null and left(sealed, 9) <> ${presentPrefix(secrets)}`,
  );
  await jobs.each(
    'sealing',
    stale,
    ({ id }) => `waiting ${id}`,
    async ({ id, sealed }) => {
      try {
        const again = sealContact({ secrets, ids }, id, unsealContact(secrets, id, sealed));
        await sql`update reservations.waiting_entry set sealed = ${again} where id = ${id}::uuid and sealed = ${sealed}`.execute(
          db,
        );
      } catch (error) {
        if (!(error instanceof UnknownKeyError)) throw error;
      }
    },
  );
}

/** The access token of an offer: derived, never stored, so that both the email and the entry can contain it. */
export function offerToken({ dataKey }: DataKeys, entryId: string, number: number): string {
  return createHmac('sha256', Buffer.from(dataKey, 'base64url'))
    .update(`waiting offer ${entryId} ${number}`)
    .digest('base64url');
}

/**
 * Link to the booking's page for accepting an offer, opened by the token. Empty when the service doesn't know the
 * site's address.
 */
export async function offerLink(context: Context, row: BookingRow): Promise<string> {
  const link = manageLink(context, row.reference, row.locale);
  const offer = await first(
    context.db,
    { entryId: v.string(), number: column.waiting_offer.number },
    sql`select entry_id as "entryId", number from reservations.waiting_offer
      where booking_id = ${row.id}::uuid`,
  );
  if (!offer || link === '') return link;
  return `${link}&access=${offerToken(context.secrets, offer.entryId, offer.number)}`;
}
