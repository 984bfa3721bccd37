import type { Kysely, Transaction } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import type { Staff } from '#desk/kernel/staff.ts';
import { append, givenName, lock, type NewMessage, noteOf } from './append.ts';
import type { Conversation, MessageRow } from './rows.ts';

/** Nobody reads a conversation longer than this. */
const LONGEST_CONVERSATION = 2000;

export type MessageInput = { key: string; text: string };
export type PostResult =
  | { kind: 'stored'; message: MessageRow; isNew: boolean }
  | { kind: 'refused'; code: 'ended' | 'assigned' | 'not_found' | 'too_many_requests' };

const refused = (code: (PostResult & { kind: 'refused' })['code']): PostResult => ({ kind: 'refused', code });

/** Adds a traveller's message; the same key again is the same message, whatever has happened since. */
export function addTravellerMessage(
  db: Kysely<DeskTables>,
  id: string,
  input: MessageInput,
  now: Date,
): Promise<PostResult> {
  return addMessage(db, id, { sender: 'traveller', name: '', note: null, ...input }, now, async () => null);
}

/** Adds a staff message. The first to answer owns the conversation; others are refused until it is reassigned. */
export function addStaffMessage(
  db: Kysely<DeskTables>,
  id: string,
  input: MessageInput,
  staff: Staff,
  now: Date,
): Promise<PostResult> {
  const name = givenName(staff.name);
  return addMessage(
    db,
    id,
    { sender: 'staff', name, note: null, ...input },
    now,
    async (tx, conversation) => {
      if (conversation.staff_id === staff.id) return null;
      if (conversation.staff_id !== null) return refused('assigned');
      await tx
        .updateTable('desk.conversation')
        .set({ state: 'open', staff_id: staff.id, staff_name: staff.name, staff_role: staff.role })
        .where('id', '=', id)
        .execute();
      await append(tx, id, noteOf('joined', name), now);
      return null;
    },
  );
}

function addMessage(
  db: Kysely<DeskTables>,
  id: string,
  message: NewMessage,
  now: Date,
  before: (tx: Transaction<DeskTables>, conversation: Conversation) => Promise<PostResult | null>,
): Promise<PostResult> {
  return db.transaction().execute(async (tx) => {
    const conversation = await lock(tx, id);
    if (!conversation) return refused('not_found');
    const stored = await tx
      .selectFrom('desk.chat_message')
      .selectAll()
      .where('conversation_id', '=', id)
      .where('sender', '=', message.sender)
      .where('key', '=', message.key)
      .executeTakeFirst();
    if (stored) return { kind: 'stored', message: stored, isNew: false };
    if (conversation.state === 'ended') return refused('ended');
    if (conversation.last_seq >= LONGEST_CONVERSATION) return refused('too_many_requests');
    const stop = await before(tx, conversation);
    if (stop) return stop;
    return { kind: 'stored', message: await append(tx, id, message, now), isNew: true };
  });
}
