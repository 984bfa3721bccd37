import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { findConversationsOf } from '../chat/erase.ts';
import type { PersonAsked } from '#contracts/desk/staff-privacy.ts';
import type { DeskTables } from '../db/schema.gen.ts';

/** What belongs to a person, by the ids of its rows. */
export type Belongings = {
  /** As compared, in small letters. */
  email: string;
  received: { reference: string; kind: DeskTables['desk.received']['kind'] }[];
  conversations: string[];
};

/**
 * Finds what the desk holds of somebody: what was sent from the address, and conversations about the booking or with the
 * address in them. Bookings are not the desk's: the reservation service erases those by rules of its own.
 */
export async function findPerson(db: Kysely<DeskTables>, asked: PersonAsked): Promise<Belongings> {
  const email = asked.email.normalize('NFC').toLowerCase();
  const received = await db
    .selectFrom('desk.received')
    .select(['reference', 'kind'])
    .where((eb) => isAddress(eb.ref('email'), email))
    .orderBy('received_at')
    .execute();
  return { email, received, conversations: await findConversationsOf(db, asked) };
}

/** Rows of our own addresses may hold capitals; the database and the program may disagree about the small form of rare letters. */
export function isAddress(column: Expression<string>, email: string): Expression<SqlBool> {
  return sql<boolean>`(${column} = ${email} or lower(${column}) = ${email})`;
}

/**
 * Letters to the person, and those to staff about what they sent. Tickets and the like on their way stay: whoever has a booking
 * still travels, and such a letter is emptied by itself once it has gone out.
 */
export function isLetterOf({ email, received }: Belongings) {
  return (eb: ExpressionBuilder<DeskTables, 'desk.outgoing_mail'>): Expression<SqlBool> =>
    eb.and([
      eb.not(eb.and([eb('personal', '=', true), eb('state', '=', 'waiting')])),
      eb.or([
        isAddress(eb.ref('recipient'), email),
        ...received.map(({ reference }) => eb('key', 'like', `${reference}-%`)),
      ]),
    ]);
}
