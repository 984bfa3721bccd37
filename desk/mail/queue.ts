import { type Kysely, sql } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';
import type { MailSummary } from '#contracts/desk/staff-mail.ts';
import { countShown } from './shown-state.ts';
import type { Email } from './transport.ts';

export type QueuedEmail = Email & {
  /**
   * Idempotency key: a second email with the same key is ignored, whatever its content. The `Message-ID` is derived from it. Not
   * secret, and without personal data: `issue-7:` and the id of a subscriber, not the address.
   */
  key: string;
  /** Reference of a file of the inbox to attach. */
  attaches?: string | null;
  attachments?: readonly { filename: string; contentType: string; content: Uint8Array }[];
};

export type QueueOptions = {
  /** The order of sending: codes that somebody is waiting for, then tickets and answers (the default), news of disruptions, the newsletter. */
  priority?: keyof typeof PRIORITY;
  /** What these emails belong to, such as an issue of the newsletter; {@link countCampaign} counts by it. */
  campaign?: string;
  /** Recipient, text and files are erased as soon as the email is sent; only the record that it was sent stays. */
  personal?: boolean;
  /** From then on an email is useless: it isn't sent any more, and is erased. */
  discardAt?: Date;
};

export const PRIORITY = { first: -10, urgent: 0, notice: 5, bulk: 10 };
type Attached = { key: string; position: number; name: string; type: string; base64: string };
/** A statement may have 65,535 values; many long emails in one would also take much memory. */
const ROWS = 250;

/** The files of an email as rows of {@link fileTable}. */
export function filesOf(key: string, attachments: QueuedEmail['attachments'] = []): Attached[] {
  return attachments.map(({ filename, contentType, content }, position) => ({
    key,
    position,
    name: filename,
    type: contentType,
    // The embedded database serialises bytes as a list of numbers, which takes as long as drawing a ticket.
    base64: Buffer.from(content).toString('base64'),
  }));
}

/** Files as a table expression, to be inserted in one statement with the rows they belong to. */
export function fileTable(files: readonly Attached[]) {
  return sql<Attached>`json_to_recordset(${JSON.stringify(files)}::json)`.as<'file'>(
    sql`file (key text, position integer, name text, type text, base64 text)`,
  );
}

/** Column of {@link fileTable}. */
export const fileBytes = sql<Uint8Array>`decode(file.base64, 'base64')`.as('bytes');

/**
 * Queues emails in the caller's transaction. They are sent with the next delivery; emit `{ kind: 'mail' }` after the commit to have
 * them sent at once. @returns how many of them were new
 */
export async function enqueueEmails(
  db: Kysely<DeskTables>,
  emails: readonly QueuedEmail[],
  now: Date,
  options: QueueOptions = {},
): Promise<number> {
  let queued = 0;
  for (let from = 0; from < emails.length; from += ROWS) {
    const some = emails.slice(from, from + ROWS);
    // Of two emails with the same key the first one is queued, with its files.
    const known = new Map(some.toReversed().map((email) => [email.key, email]));
    const files = [...known.values()].flatMap(({ key, attachments = [] }) => filesOf(key, attachments));
    // One statement, so that an email and its files are stored together without a separate transaction.
    const rows = await db
      .with('mail', (part) =>
        part
          .insertInto('desk.outgoing_mail')
          .values(
            some.map((email) => ({
              key: email.key,
              recipient: email.to,
              subject: email.subject,
              text: email.text,
              html: email.html ?? null,
              attaches: email.attaches ?? null,
              headers: JSON.stringify(email.headers),
              personal: options.personal ?? false,
              priority: PRIORITY[options.priority ?? 'urgent'],
              campaign: options.campaign ?? null,
              discard_at: options.discardAt ?? null,
              created_at: now,
              dated_at: now,
              next_attempt_at: now,
            })),
          )
          .onConflict((conflict) => conflict.column('key').doNothing())
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
      .select('key')
      .execute();
    queued += rows.length;
  }
  return queued;
}

/** The number of a campaign's emails in each state. */
export async function countCampaign(
  db: Kysely<DeskTables>,
  campaign: string,
): Promise<Record<MailSummary['state'], number>> {
  const rows = await db
    .selectFrom('desk.outgoing_mail')
    .select((eb) => ['state', eb.fn.countAll<string>().as('count')])
    .where('campaign', '=', campaign)
    .groupBy('state')
    .execute();
  return countShown(rows);
}
