import type { Kysely } from 'kysely';
import type { ChatConversation, ChatMessage } from '#contracts/desk/chat.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { givenName } from './append.ts';
import type { Conversation, MessageRow } from './rows.ts';

/** Messages after a number, oldest first. */
export function messagesAfter(
  db: Kysely<DeskTables>,
  id: string,
  after: number,
  limit?: number,
): Promise<MessageRow[]> {
  const rows = db
    .selectFrom('desk.chat_message')
    .selectAll()
    .where('conversation_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq');
  return (limit === undefined ? rows : rows.limit(limit)).execute();
}

export function toMessage({ seq, key, sender, name, note, text, at }: MessageRow): ChatMessage {
  return { seq, key, from: sender, name, note, text, at: at.toISOString() };
}

/** The conversation as the traveller sees it. */
export async function travellersView(
  db: Kysely<DeskTables>,
  conversation: Conversation,
): Promise<ChatConversation> {
  const messages = await messagesAfter(db, conversation.id, 0);
  return {
    id: conversation.id,
    ...stateOf(conversation),
    messages: messages.map(toMessage),
    seen: seenByStaff(conversation),
  };
}

/** For the traveller, an ended conversation has no member of staff. */
export function stateOf({ state, staff_name }: Conversation) {
  return { state, staff: state === 'open' && staff_name !== null ? givenName(staff_name) : null };
}

export function seenByStaff({ staff_delivered, staff_read }: Conversation) {
  return { delivered: staff_delivered, read: staff_read };
}
