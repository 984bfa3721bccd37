import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { ConversationSummary, StaffConversation } from '#contracts/desk/staff-chat.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { messagesAfter, toMessage } from '../conversation/read.ts';
import type { Conversation } from '#desk/chat/conversation/rows.ts';

const Data = v.record(v.string(), v.string());

/** Conversations with the number of traveller's messages that no member of staff has read. */
export function conversationsWithUnread(db: Kysely<DeskTables>) {
  return db
    .selectFrom('desk.conversation as conversation')
    .selectAll('conversation')
    .select((eb) =>
      eb
        .selectFrom('desk.chat_message as message')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('message.conversation_id', '=', 'conversation.id')
        .where('message.sender', '=', 'traveller')
        .whereRef('message.seq', '>', 'conversation.staff_read')
        .as('unread'),
    );
}

export function summaryOfRow(row: Conversation & { unread: number | null }): ConversationSummary {
  const { id, state, locale, name, staff_id, staff_name, staff_role } = row;
  return {
    id,
    state,
    locale,
    name,
    staff: staff_id === null ? null : { id: staff_id, name: staff_name ?? '', role: staff_role ?? '' },
    startedAt: row.started_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    lastText: row.last_text,
    unread: row.unread ?? 0,
  };
}

/** The whole conversation as staff see it; null if it doesn't exist. */
export async function staffsView(
  db: Kysely<DeskTables>,
  id: string,
  now: Date,
): Promise<StaffConversation | null> {
  const row = await conversationsWithUnread(db).where('conversation.id', '=', id).executeTakeFirst();
  if (!row) return null;
  const messages = await messagesAfter(db, id, 0);
  return {
    ...summaryOfRow(row),
    page: row.page,
    booking: row.booking,
    data: v.parse(Data, JSON.parse(row.data)),
    messages: messages.map(toMessage),
    seen: { delivered: row.traveller_delivered, read: row.traveller_read },
    connected: row.connected_until > now,
  };
}
