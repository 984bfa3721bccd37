import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';
import { readFile } from './files.ts';
import type { LeasedEmail } from './lease.ts';
import type { Attachment } from './transport.ts';

type EmailRow = { id: number; attaches: string | null };

// As text for the same reason as in queue.ts.
const base64 = (eb: ExpressionBuilder<DeskTables, 'desk.mail_attachment'>) =>
  eb.fn<string>('encode', ['bytes', sql.lit('base64')]).as('base64');

/** The attachments of an email: the file of the submission it is about, then its own files. */
export async function attachmentsOf(db: Kysely<DeskTables>, email: EmailRow): Promise<Attachment[]> {
  const own = await db
    .selectFrom('desk.mail_attachment')
    .select(['name', 'type'])
    .select(base64)
    .where('mail_id', '=', email.id)
    .orderBy('position')
    .execute();
  return withSubject(db, email, own);
}

/**
 * The same for an email that is about to be sent. Null if it may no longer be sent, because it was postponed or discarded while it
 * waited for its turn. One query.
 */
export async function attachmentsToSend(
  db: Kysely<DeskTables>,
  email: LeasedEmail,
): Promise<Attachment[] | null> {
  const found = await db
    .selectFrom('desk.outgoing_mail')
    .leftJoin('desk.mail_attachment', 'mail_id', 'desk.outgoing_mail.id')
    .select(['name', 'type'])
    .select(base64)
    .where('desk.outgoing_mail.id', '=', email.id)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '=', email.next_attempt_at)
    .orderBy('position')
    .execute();
  if (found.length === 0) return null;
  const own = found.flatMap(({ name, type, base64: bytes }) =>
    name === null || type === null ? [] : [{ name, type, base64: bytes }],
  );
  return withSubject(db, email, own);
}

async function withSubject(
  db: Kysely<DeskTables>,
  email: EmailRow,
  own: readonly { name: string; type: string; base64: string }[],
): Promise<Attachment[]> {
  const file = email.attaches === null ? null : await readFile(db, email.attaches);
  return [
    ...(file === null ? [] : [file]),
    ...own.map(({ name, type, base64: bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes, 'base64'),
    })),
  ];
}

/** The same without the files themselves, in the same order. */
export async function listAttachments(db: Kysely<DeskTables>, email: EmailRow) {
  const { sum, coalesce } = db.fn;
  const size = coalesce(sum<number>(db.fn('octet_length', ['bytes'])), sql.lit(0)).as('bytes');
  const file = await db
    .selectFrom('desk.file')
    .innerJoin('desk.file_part', 'desk.file_part.reference', 'desk.file.reference')
    .select(['name', 'type', size])
    .where('desk.file.reference', '=', email.attaches ?? '')
    .groupBy(['name', 'type'])
    .execute();
  const own = await db
    .selectFrom('desk.mail_attachment')
    .select(['name', 'type', size])
    .where('mail_id', '=', email.id)
    .groupBy(['position', 'name', 'type'])
    .orderBy('position')
    .execute();
  return [...file, ...own];
}
