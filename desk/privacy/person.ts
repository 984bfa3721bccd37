import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely';
import { findConversationsOf } from '../chat/erase.ts';
import type { PersonRequest } from '#contracts/desk/staff-privacy.ts';
import type { DeskTables } from '../db/schema.gen.ts';

/** What belongs to a person, by row ids. */
export type Belongings = {
  /** As compared, in lower case. Empty if only a phone number was given. */
  email: string;
  received: { reference: string; kind: DeskTables['desk.received']['kind'] }[];
  conversations: string[];
};

/**
 * Finds what the desk stores about somebody: submissions from the address or the phone number, and conversations that are about
 * the booking or contain the address. Bookings belong to the reservation service, which applies its own rules.
 */
export async function findPerson(db: Kysely<DeskTables>, person: PersonRequest): Promise<Belongings> {
  const email = person.email.normalize('NFC').toLowerCase();
  const received = await db
    .selectFrom('desk.received')
    .select(['reference', 'kind'])
    .where((eb) => eb.or([isAddress(eb.ref('email'), email), isNumber(eb.ref('phone'), person.phone)]))
    .orderBy('received_at')
    .execute();
  return { email, received, conversations: await findConversationsOf(db, person) };
}

/**
 * Whether a stored number is this one, with or without spaces and the code of the country: its last ten digits, the length of a
 * Greek number, or all of a shorter one. Never for an empty number.
 */
function isNumber(column: Expression<string>, phone: string): Expression<SqlBool> {
  const digits = phone.replaceAll(/\D/g, '').slice(-10);
  return sql<boolean>`(${digits} <> '' and right(regexp_replace(${column}, '\\D', '', 'g'), 10) = ${digits})`;
}

/**
 * Never for an empty address, which somebody has who only left a number. Our own addresses may be stored with capitals, and
 * database and program may disagree on the lower case of rare letters.
 */
export function isAddress(column: Expression<string>, email: string): Expression<SqlBool> {
  return sql<boolean>`(${email} <> '' and (${column} = ${email} or lower(${column}) = ${email}))`;
}

/**
 * Emails to the person, and those to staff about their submissions. Unsent tickets and the like stay: somebody with a
 * booking still travels, and such an email is emptied automatically after sending.
 */
export function isEmailOf({ email, received }: Belongings) {
  return (eb: ExpressionBuilder<DeskTables, 'desk.outgoing_mail'>): Expression<SqlBool> =>
    eb.and([
      eb.not(eb.and([eb('personal', '=', true), eb('state', '=', 'waiting')])),
      eb.or([
        isAddress(eb.ref('recipient'), email),
        ...received.map(({ reference }) => eb('key', 'like', `${reference}-%`)),
      ]),
    ]);
}
