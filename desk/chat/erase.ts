import type { Kysely } from 'kysely';
import { KEEP_DAYS } from '#contracts/desk/retention.ts';
import type { DeskTables } from '../db/schema.gen.ts';
import { searchPattern } from '#desk/db/search-text.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes conversations that ended longer ago than {@link KEEP_DAYS}, with all messages. Idempotent. @returns how many */
export async function eraseOldConversations(db: Kysely<DeskTables>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEEP_DAYS.conversation * DAY_MS);
  const { numDeletedRows } = await db
    .deleteFrom('desk.conversation')
    .where('ended_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * The conversations of one person, running ones included: those about the booking, and those that contain the email address.
 * If they are erased, windows that show them close within seconds. The chat asks for no address, so nothing else identifies
 * a person. Empty criteria are ignored. @returns their ids
 */
export async function findConversationsOf(
  db: Kysely<DeskTables>,
  person: { email?: string; booking?: string },
): Promise<string[]> {
  const email = person.email?.trim() ?? '';
  const booking = person.booking?.trim().toUpperCase() ?? '';
  if (email === '' && booking === '') return [];
  const rows = await db
    .selectFrom('desk.conversation')
    .select('desk.conversation.id')
    .where((eb) =>
      eb.or([
        ...(booking === '' ? [] : [eb(eb.fn<string>('upper', ['booking']), '=', booking)]),
        ...(email === ''
          ? []
          : [
              eb(eb.fn<string>('lower', ['data']), 'like', `%${likeText(email.toLowerCase())}%`),
              eb.exists(
                eb
                  .selectFrom('desk.chat_message as message')
                  .select('message.seq')
                  .whereRef('message.conversation_id', '=', 'desk.conversation.id')
                  .where('message.search', 'like', searchPattern(email)),
              ),
            ]),
      ]),
    )
    .orderBy('started_at')
    .execute();
  return rows.map(({ id }) => id);
}

function likeText(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
