import type { Kysely } from 'kysely';
import { transliterate } from '#foundation/text/transliterate.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import type { Conversation, MessageRow } from './rows.ts';

const SUMMARY_LENGTH = 140;

export type NewMessage = Pick<MessageRow, 'sender' | 'key' | 'name' | 'note' | 'text'>;

/** Locks the conversation's row for the caller's transaction, so that changes to it happen one after the other. */
export async function lock(tx: Kysely<DeskTables>, id: string): Promise<Conversation | undefined> {
  return tx.selectFrom('desk.conversation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Writes the next message of a conversation that the caller's transaction has {@link lock}ed, so that numbers have no gaps. */
export async function append(
  tx: Kysely<DeskTables>,
  id: string,
  message: NewMessage,
  now: Date,
): Promise<MessageRow> {
  const { last_seq: seq } = await tx
    .updateTable('desk.conversation')
    .set((eb) => ({
      last_seq: eb('last_seq', '+', 1),
      last_at: now,
      ...(message.text === '' ? {} : { last_text: summaryOf(message.text) }),
    }))
    .where('id', '=', id)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  const row = { ...message, conversation_id: id, seq, at: now, search: transliterate(message.text) };
  await tx.insertInto('desk.chat_message').values(row).execute();
  return row;
}

export function noteOf(note: NonNullable<MessageRow['note']>, name: string): NewMessage {
  return { sender: 'desk', key: null, name, note, text: '' };
}

/** Cut between characters, never within one. */
export function summaryOf(text: string): string {
  return Array.from(text).slice(0, SUMMARY_LENGTH).join('');
}

/** The part of a name that travellers see. */
export function givenName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}
