import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { conversationStates, type ConversationState } from '#contracts/desk/chat.ts';
import type { ConversationList } from '#contracts/desk/staff-chat.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { searchPattern } from '#desk/db/search-text.ts';
import type { Conversation } from '#desk/chat/conversation/rows.ts';
import { conversationsWithUnread, summaryOfRow } from './staff-read.ts';

const PAGE = 50;
const LONGEST_SEARCH = 100;

/** The end of a page, as encoded in an address: the instant in milliseconds, and the conversation. */
const Cursor = v.pipe(v.string(), v.regex(/^\d{1,13}\.[\w-]{1,100}$/));

/** Invalid values are ignored. */
export const ConversationsQuery = v.object({
  state: v.optional(v.fallback(v.nullable(v.picklist(conversationStates)), null), null),
  q: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) =>
        text
          .replaceAll(/\p{Cc}/gu, ' ')
          .trim()
          .slice(0, LONGEST_SEARCH),
      ),
    ),
    '',
  ),
  before: v.optional(v.fallback(v.nullable(Cursor), null), null),
});

/** Newest first; waiting ones in the order of arrival. */
export async function listConversations(
  db: Kysely<DeskTables>,
  { state, q, before }: v.InferOutput<typeof ConversationsQuery>,
): Promise<ConversationList> {
  const queue = state === 'waiting';
  const at = queue ? 'conversation.started_at' : 'conversation.last_at';
  let rows = conversationsWithUnread(db)
    .orderBy(at, queue ? 'asc' : 'desc')
    .orderBy('conversation.id', queue ? 'asc' : 'desc')
    .limit(PAGE + 1);
  if (state) rows = rows.where('conversation.state', '=', state);
  if (before) {
    const [ms = '', id = ''] = before.split('.');
    const moment = new Date(Number(ms));
    const comes = sql.raw(queue ? '>' : '<');
    rows = rows.where(
      sql<boolean>`(${sql.ref(at)}, conversation.id) ${comes} (${moment}::timestamptz, ${id})`,
    );
  }
  if (q !== '') {
    const pattern = searchPattern(q);
    rows = rows.where((eb) =>
      eb.or([
        eb('conversation.search', 'like', pattern),
        eb.exists(
          eb
            .selectFrom('desk.chat_message as found')
            .select('found.seq')
            .whereRef('found.conversation_id', '=', 'conversation.id')
            .where('found.search', 'like', pattern),
        ),
      ]),
    );
  }
  const found = await rows.execute();
  const page = found.slice(0, PAGE);
  const last = found.length > PAGE ? page.at(-1) : undefined;
  return {
    conversations: page.map(summaryOfRow),
    counts: await countStates(db),
    next: last ? cursorOf(last, queue) : null,
  };
}

function cursorOf(row: Conversation, queue: boolean): string {
  return `${(queue ? row.started_at : row.last_at).getTime()}.${row.id}`;
}

async function countStates(db: Kysely<DeskTables>): Promise<Record<ConversationState, number>> {
  const rows = await db
    .selectFrom('desk.conversation')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const counts = { waiting: 0, open: 0, ended: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}
