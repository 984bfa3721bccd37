import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { DeskTables } from '../db/schema.gen.ts';
import { headersOf } from './enqueue.ts';
import type { LeasedEmail } from './lease.ts';
import { fileBytes, filesOf, fileTable } from './queue.ts';
import type { Attachment } from './transport.ts';
import type { WriteEmail, WrittenEmail } from './unwritten.ts';

/** The functions that write emails, by service. */
export type Writers = ReadonlyMap<string, WriteEmail>;

/** An email with its files, ready to be sent. */
export type ReadyEmail = { email: LeasedEmail; attachments: readonly Attachment[] };

const Subject = v.object({
  about: v.string(),
  kind: v.string(),
  data: v.pipe(v.string(), v.parseJson()),
});

/** Has the service write a leased email. Null: it has no recipient. @throws the service's error */
export async function write(writers: Writers, email: LeasedEmail): Promise<WrittenEmail | null> {
  const writer = writers.get(email.service ?? '');
  if (!writer) throw new Error('nobody writes this email');
  return writer({ id: email.key, ...v.parse(Subject, email) });
}

/**
 * Stores the written email, so that every attempt sends the same text and staff can read it; from then on it's an email like any
 * other. `leasedUntil` is the end of the new lease for sending it. Null: it was discarded meanwhile, or another process took over.
 */
export async function storeWritten(
  db: Kysely<DeskTables>,
  email: LeasedEmail,
  written: WrittenEmail,
  leasedUntil: Date,
): Promise<ReadyEmail | null> {
  const content = {
    recipient: written.to,
    subject: written.subject,
    text: written.text,
    html: written.html,
    headers: JSON.stringify(headersOf(written.locale)),
    discard_at: written.discardAt,
    next_attempt_at: leasedUntil,
    state: 'waiting' as const,
  };
  const files = filesOf(email.key, written.attachments);
  // One statement for the same reasons as in queue.ts.
  const stored = await db
    .with('mail', (part) =>
      part
        .updateTable('desk.outgoing_mail')
        .set(content)
        .where('id', '=', email.id)
        .where('state', '=', 'unwritten')
        .where('next_attempt_at', '=', email.next_attempt_at)
        .returning(['id', 'key']),
    )
    .with('files', (part) =>
      part
        .insertInto('desk.mail_attachment')
        .columns(['mail_id', 'position', 'name', 'type', 'bytes'])
        .expression((eb) =>
          eb
            .selectFrom('mail')
            .innerJoin(fileTable(files), 'file.key', 'mail.key')
            .select(['mail.id', 'file.position', 'file.name', 'file.type', fileBytes]),
        )
        .returning('mail_id'),
    )
    .selectFrom('mail')
    .select('id')
    .executeTakeFirst();
  if (!stored) return null;
  return {
    email: { ...email, ...content },
    attachments: written.attachments.map(({ filename, contentType, content: bytes }) => ({
      filename,
      contentType,
      content: Buffer.from(bytes),
    })),
  };
}

/** Marks an email that has no recipient: it's neither retried nor shown to staff, since there is nothing to decide. */
export async function noteWithheld(db: Kysely<DeskTables>, email: LeasedEmail, now: Date): Promise<void> {
  await db
    .updateTable('desk.outgoing_mail')
    .set({ state: 'withheld', ended_at: now, last_error: null })
    .where('id', '=', email.id)
    .where('state', '=', 'unwritten')
    .execute();
}
