import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/tables.ts';
import { readFile } from '../inbox/files.ts';
import type { Log } from '../log.ts';
import type { Attachment, Letter, MailTransport } from './transport.ts';

const FIRST_RETRY_MS = 30_000;
const MAX_RETRY_MS = 6 * 60 * 60 * 1000;
const MAX_ATTEMPTS = 20;
const BATCH = 20;
const LEASE_MS = 60_000;

/**
 * Writes the letter down in the caller's transaction; it goes out with the next delivery.
 * @param attaches reference under which a file is stored that goes with it
 */
export async function queueLetter(
  db: Kysely<DeskTables>,
  letter: Letter,
  now: Date,
  attaches: string | null = null,
): Promise<void> {
  await db
    .insertInto('desk.outgoing_mail')
    .values({
      recipient: letter.to,
      subject: letter.subject,
      text: letter.text,
      html: letter.html ?? null,
      attaches,
      headers: JSON.stringify(letter.headers),
      created_at: now,
      next_attempt_at: now,
    })
    .execute();
}

/**
 * Sends what is due, oldest first, and says how many letters went out. A refused letter is tried again after 30 s, 1 min,
 * 2 min … six hours at most, twenty times. A letter is leased before it is sent, never inside a transaction: a slow mail
 * server must not hold the database's only connection, and two processes must not send the same letter at once.
 */
export async function deliverLetters(
  db: Kysely<DeskTables>,
  transport: MailTransport,
  clock: () => Date,
  log: Log,
): Promise<number> {
  let sent = 0;
  for (let turn = 0; turn < BATCH; turn += 1) {
    const row = await leaseNext(db, clock());
    if (!row) break;
    const change = db.updateTable('desk.outgoing_mail').where('id', '=', row.id);
    try {
      const headers: Record<string, string> = JSON.parse(row.headers);
      const attachments = await attachmentsOf(db, row);
      await transport({
        to: row.recipient,
        subject: row.subject,
        text: row.text,
        headers,
        ...(row.html === null ? {} : { html: row.html }),
        ...(attachments.length === 0 ? {} : { attachments }),
      });
      await change
        .set({ sent_at: clock(), last_error: null, ...(row.key === null ? {} : EMPTIED) })
        .execute();
      if (row.key !== null)
        await db.deleteFrom('desk.mail_attachment').where('mail_id', '=', row.id).execute();
      sent += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ mail: row.id, attempts: row.attempts, reason }, 'mail could not be sent');
      const wait = Math.min(FIRST_RETRY_MS * 2 ** (row.attempts - 1), MAX_RETRY_MS);
      await change.set({ last_error: reason, next_attempt_at: new Date(clock().getTime() + wait) }).execute();
    }
  }
  return sent;
}

/** Nothing of a traveller stays here once the letter is theirs; the row remembers that it went out. */
const EMPTIED = { recipient: '', subject: '', text: '', html: null };

async function attachmentsOf(
  db: Kysely<DeskTables>,
  row: { id: number; attaches: string | null },
): Promise<Attachment[]> {
  const file = row.attaches === null ? null : await readFile(db, row.attaches);
  const own = await db
    .selectFrom('desk.mail_attachment')
    .selectAll()
    .where('mail_id', '=', row.id)
    .orderBy('position')
    .execute();
  return [
    ...(file === null ? [] : [file]),
    ...own.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: Buffer.from(bytes),
    })),
  ];
}

/** Takes the next due letter for {@link LEASE_MS}; a process that dies while sending gives it back by itself. */
function leaseNext(db: Kysely<DeskTables>, now: Date) {
  return db
    .updateTable('desk.outgoing_mail')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_attempt_at: new Date(now.getTime() + LEASE_MS),
    }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('desk.outgoing_mail')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', now)
        .where('attempts', '<', MAX_ATTEMPTS)
        .where((when) => when.or([when('discard_at', 'is', null), when('discard_at', '>', now)]))
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}
