import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';
import { attachmentsOf } from './attachments.ts';

/** A file of an email as a download; null if there is none at this position, counted from 0. */
export async function downloadAttachment(
  db: Kysely<DeskTables>,
  id: number,
  position: string,
): Promise<Response | null> {
  const email = await db
    .selectFrom('desk.outgoing_mail')
    .select(['id', 'attaches'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!email || !/^\d{1,3}$/.test(position)) return null;
  const file = (await attachmentsOf(db, email))[Number(position)];
  if (!file) return null;
  return new Response(new Uint8Array(file.content), {
    headers: {
      'content-type': file.contentType,
      'content-disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
