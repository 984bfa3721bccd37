import type { Kysely } from 'kysely';
import type { PersonRequest, PersonData } from '#contracts/desk/staff-privacy.ts';
import type { DeskTables } from '../db/schema.gen.ts';
import { readFile } from '#desk/mail/files.ts';
import { type Belongings, findPerson, isAddress, isEmailOf } from './person.ts';

type Rows = Record<string, unknown>[];

/**
 * Everything that the desk stores about a person, for that person. Internal data is left out: tokens, digests, and what
 * staff wrote about who does what.
 */
export async function exportPerson(
  db: Kysely<DeskTables>,
  person: PersonRequest,
  now: Date,
): Promise<PersonData> {
  const found = await findPerson(db, person);
  const data: Record<string, Rows> = {
    received: await receivedOf(db, found),
    letter: await db
      .selectFrom('desk.outgoing_mail')
      .select(['recipient', 'subject', 'text', 'state', 'created_at'])
      .where(isEmailOf(found))
      .orderBy('id')
      .execute(),
    conversation: await conversationsOf(db, found),
    subscriber: await db
      .selectFrom('desk.subscriber')
      .select(['email', 'locale', 'state', 'asked_at', 'source', 'confirmed_at', 'written_at', 'left_at'])
      .where((eb) => isAddress(eb.ref('email'), found.email))
      .execute(),
    'sign-up': await db
      .selectFrom('desk.sign_up')
      .select(['email', 'locale', 'asked_at', 'source'])
      .where((eb) => isAddress(eb.ref('email'), found.email))
      .execute(),
  };
  const some = Object.entries(data).filter(([, rows]) => rows.length > 0);
  return { email: found.email, at: now.toISOString(), data: Object.fromEntries(some) };
}

async function receivedOf(db: Kysely<DeskTables>, { received }: Belongings): Promise<Rows> {
  const rows: Rows = [];
  for (const { reference } of received) {
    const row = await db
      .selectFrom('desk.received')
      .select(['reference', 'kind', 'locale', 'name', 'email', 'phone', 'details', 'state', 'received_at'])
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!row) continue;
    const details: unknown = JSON.parse(row.details);
    const answers = await db
      .selectFrom('desk.answer')
      .select(['at', 'text'])
      .where('reference', '=', reference)
      .orderBy('at')
      .execute();
    const file = await readFile(db, reference);
    rows.push({
      ...row,
      details,
      answers,
      file: file && {
        name: file.filename,
        type: file.contentType,
        base64: file.content.toString('base64'),
      },
    });
  }
  return rows;
}

async function conversationsOf(db: Kysely<DeskTables>, { conversations }: Belongings): Promise<Rows> {
  const rows: Rows = [];
  for (const id of conversations) {
    const row = await db
      .selectFrom('desk.conversation')
      .select(['name', 'locale', 'page', 'booking', 'data', 'started_at', 'ended_at'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) continue;
    const messages = await db
      .selectFrom('desk.chat_message')
      .select(['at', 'sender', 'text'])
      .where('conversation_id', '=', id)
      .where('sender', '!=', 'desk')
      .orderBy('seq')
      .execute();
    const data: unknown = JSON.parse(row.data);
    rows.push({ ...row, data, messages });
  }
  return rows;
}
