import type { Kysely } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import type { Attachment } from './transport.ts';

const PART_BYTES = 128 * 1024;

export type StoredFile = { name: string; type: string; bytes: Buffer };

/** Puts a file beside what it came with, in the caller's transaction; it is erased together with that. */
export async function storeFile(db: Kysely<DeskTables>, reference: string, file: StoredFile): Promise<void> {
  await db.insertInto('desk.file').values({ reference, name: file.name, type: file.type }).execute();
  for (let part = 0; part * PART_BYTES < file.bytes.length; part += 1) {
    const bytes = file.bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    await db.insertInto('desk.file_part').values({ reference, part, bytes }).execute();
  }
}

/** The file as an attachment of an email; null when it was erased. */
export async function readFile(db: Kysely<DeskTables>, reference: string): Promise<Attachment | null> {
  const file = await db
    .selectFrom('desk.file')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!file) return null;
  const parts = await db
    .selectFrom('desk.file_part')
    .select('bytes')
    .where('reference', '=', reference)
    .orderBy('part')
    .execute();
  const content = Buffer.concat(parts.map(({ bytes }) => bytes));
  return { filename: file.name, contentType: file.type, content };
}
