import type { Kysely } from 'kysely';
import type { PersonRequest, PersonCounts } from '#contracts/desk/staff-privacy.ts';
import type { DeskTables } from '../db/schema.gen.ts';
import { findPerson, isAddress, isEmailOf } from './person.ts';

/** Rolls a transaction back after a dry run. */
class DryRun extends Error {}

/**
 * Erases everything the desk stores about a person, all or nothing. A dry run does the same and rolls back, so that its
 * numbers are exact. An email of an issue that is being sent at that moment may still go out; it is the last.
 */
export async function erasePerson(db: Kysely<DeskTables>, person: PersonRequest): Promise<PersonCounts> {
  const counts: Record<string, number> = {};
  try {
    await db.transaction().execute(async (tx) => {
      const found = await findPerson(tx, person);
      const note = (kind: string, rows: bigint | number) => {
        if (rows > 0) counts[kind] = Number(rows);
      };
      const emails = await tx.deleteFrom('desk.outgoing_mail').where(isEmailOf(found)).executeTakeFirst();
      note('letter', emails.numDeletedRows);
      for (const kind of ['message', 'cargo', 'application'] as const) {
        const references = found.received.filter((row) => row.kind === kind).map((row) => row.reference);
        if (references.length === 0) continue;
        const gone = await tx
          .deleteFrom('desk.received')
          .where('reference', 'in', references)
          .executeTakeFirst();
        note(kind, gone.numDeletedRows);
      }
      if (found.conversations.length > 0) {
        const gone = await tx
          .deleteFrom('desk.conversation')
          .where('id', 'in', found.conversations)
          .executeTakeFirst();
        note('conversation', gone.numDeletedRows);
      }
      const signUps = await tx
        .deleteFrom('desk.sign_up')
        .where((eb) => isAddress(eb.ref('email'), found.email))
        .executeTakeFirst();
      note('sign-up', signUps.numDeletedRows);
      const subscriber = await tx
        .deleteFrom('desk.subscriber')
        .where((eb) => isAddress(eb.ref('email'), found.email))
        .executeTakeFirst();
      note('subscriber', subscriber.numDeletedRows);
      if (person.dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return { dryRun: person.dryRun, counts };
}
