import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/tables.ts';

/** A letter that another service has written. */
export type LetterToSend = {
  /** The same id again changes nothing, whatever else is in the letter. */
  id: string;
  to: string;
  locale: 'el' | 'en';
  subject: string;
  text: string;
  html: string;
  attachments: readonly { filename: string; contentType: string; content: Uint8Array }[];
  /** After that it is of no use, and what is in it must not be kept. */
  discardAt: Date;
};

/** Takes a letter with its files into the outgoing mail: all of it or nothing, once per id. */
export async function enqueue(db: Kysely<DeskTables>, letter: LetterToSend, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('desk.outgoing_mail')
      .values({
        key: letter.id,
        recipient: letter.to,
        subject: letter.subject,
        text: letter.text,
        html: letter.html,
        attaches: null,
        headers: JSON.stringify({ 'Content-Language': letter.locale }),
        created_at: now,
        next_attempt_at: now,
        discard_at: letter.discardAt,
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return;
    for (const [position, { filename, contentType, content }] of letter.attachments.entries())
      await tx
        .insertInto('desk.mail_attachment')
        .values({ mail_id: row.id, position, name: filename, type: contentType, bytes: content })
        .execute();
  });
}
