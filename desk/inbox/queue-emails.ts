import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { DeskTables } from '../db/schema.gen.ts';
import { enqueueEmails } from '../mail/queue.ts';
import type { Email } from '../mail/transport.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Somebody who enters another person's address must not be able to flood their mailbox with receipts. */
const EMAILS_PER_HOUR = 5;

export type SubmissionEmails = { toStaff: Email; receipt: Email };

const StoredEmail = v.object({
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.exactOptional(v.string()),
  headers: v.record(v.string(), v.string()),
});
/** Emails stored as JSON until staff have checked the submission. */
export const HeldEmails = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ toStaff: StoredEmail, receipt: StoredEmail }),
);

/** Queues both emails in the caller's transaction: to staff with the file, and a receipt, unless the sender gave no address or its mailbox has had enough. */
export async function queueEmails(
  tx: Kysely<DeskTables>,
  about: { reference: string; hasFile: boolean; emails: SubmissionEmails },
  now: Date,
): Promise<void> {
  const { reference, hasFile, emails } = about;
  const { count } = await tx
    .selectFrom('desk.outgoing_mail')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('recipient', '=', emails.receipt.to)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  const toStaff = { ...emails.toStaff, key: `${reference}-staff`, attaches: hasFile ? reference : null };
  const receipt = { ...emails.receipt, key: `${reference}-receipt` };
  const isWanted = receipt.to !== '' && Number(count) < EMAILS_PER_HOUR;
  await enqueueEmails(tx, isWanted ? [toStaff, receipt] : [toStaff], now);
}
