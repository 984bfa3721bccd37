import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { enqueueEmails } from '#desk/mail/queue.ts';
import type { Staff } from '#desk/kernel/staff.ts';
import { answerEmail } from './answer-email.ts';
import type { Done } from './states.ts';

const Opening = v.object({ opening: v.object({ applyTo: v.string() }) });

/**
 * Stores an answer and queues its email, in one transaction and once per key. Only the owner may answer; a submission
 * without an owner is assigned to the first member of staff who answers. Answering also clears the suspicion of advertising.
 */
export async function answer(
  db: Kysely<DeskTables>,
  reference: string,
  given: { key: string; text: string; by: Staff; mailTo: string; now: Date },
): Promise<Done | 'key_reused' | 'no_address'> {
  const { key, text, by, now } = given;
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('desk.received')
      .select(['kind', 'email', 'locale', 'details', 'staff_id'])
      .where('reference', '=', reference)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return 'missing';
    if (row.email === '') return 'no_address';
    const before = await tx
      .selectFrom('desk.answer')
      .select('text')
      .where('reference', '=', reference)
      .where('key', '=', key)
      .executeTakeFirst();
    if (before) return before.text === text ? 'done' : 'key_reused';
    if (row.staff_id !== null && row.staff_id !== by.id) return 'assigned';
    await tx
      .insertInto('desk.answer')
      .values({ reference, key, staff_id: by.id, staff_name: by.name, text, at: now })
      .execute();
    await tx
      .updateTable('desk.received')
      .set({
        state: 'answered',
        staff_id: by.id,
        staff_name: by.name,
        staff_role: by.role,
        doubt: null,
        held: null,
      })
      .where('reference', '=', reference)
      .execute();
    const email = answerEmail({
      to: row.email,
      locale: row.locale,
      reference,
      text,
      staff: by.name.split(' ')[0] ?? '',
      replyTo: mailboxOf(row.details) ?? given.mailTo,
    });
    await enqueueEmails(tx, [{ ...email, key: `${reference}-answer-${key}` }], now);
    return 'done';
  });
}

/** A job opening may have its own mailbox. */
function mailboxOf(details: string): string | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Opening), details);
  return read.success ? read.output.opening.applyTo : undefined;
}
