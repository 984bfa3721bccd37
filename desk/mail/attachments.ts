import { type Kysely, sql } from 'kysely';
import type { DeskTables } from '../db/tables.ts';
import { readFile } from './files.ts';
import type { Attachment } from './transport.ts';

type Bearer = { id: number; attaches: string | null };

/** What goes with a letter: the file of what it is about, then its own files. */
export async function attachmentsOf(db: Kysely<DeskTables>, letter: Bearer): Promise<Attachment[]> {
  const file = letter.attaches === null ? null : await readFile(db, letter.attaches);
  const own = await db
    .selectFrom('desk.mail_attachment')
    // As text for the same reason as in queue.ts.
    .select(['name', 'type', sql<string>`encode(bytes, 'base64')`.as('base64')])
    .where('mail_id', '=', letter.id)
    .orderBy('position')
    .execute();
  return [
    ...(file === null ? [] : [file]),
    ...own.map(({ name, type, base64 }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(base64, 'base64'),
    })),
  ];
}

/** The same without the files themselves, in the same order. */
export async function listAttachments(db: Kysely<DeskTables>, letter: Bearer) {
  const size = (column: 'bytes') =>
    sql<string>`coalesce(sum(octet_length(${sql.ref(column)})), 0)`.as('bytes');
  const file = await db
    .selectFrom('desk.file')
    .innerJoin('desk.file_part', 'desk.file_part.reference', 'desk.file.reference')
    .select(['name', 'type', size('bytes')])
    .where('desk.file.reference', '=', letter.attaches ?? '')
    .groupBy(['name', 'type'])
    .execute();
  const own = await db
    .selectFrom('desk.mail_attachment')
    .select(['name', 'type', size('bytes')])
    .where('mail_id', '=', letter.id)
    .groupBy(['position', 'name', 'type'])
    .orderBy('position')
    .execute();
  return [...file, ...own].map(({ name, type, bytes }) => ({ name, type, bytes: Number(bytes) }));
}
