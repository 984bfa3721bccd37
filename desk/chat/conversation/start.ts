import type { Kysely } from 'kysely';
import type * as v from 'valibot';
import { transliterate } from '#foundation/text/transliterate.ts';
import type { ChatStart } from '#contracts/desk/chat.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { summaryOf } from './append.ts';
import { CONNECTED_MS } from './connected.ts';
import { hashOf, tokenOf } from './token.ts';

const KEY_MS = 24 * 60 * 60 * 1000;

export type Start = v.InferOutput<typeof ChatStart>;
export type StartResult = { kind: 'started'; id: string; token: string } | { kind: 'key_reused' };

/** The result of an earlier start with this key; null if there was none. After a day a key can't be used again. */
export async function startedBefore(
  db: Kysely<DeskTables>,
  key: string,
  sent: Start,
  now: Date,
): Promise<StartResult | null> {
  const found = await db
    .selectFrom('desk.conversation')
    .select(['id', 'digest', 'token_salt', 'started_at'])
    .where('start_key', '=', hashOf(key))
    .executeTakeFirst();
  if (!found) return null;
  const same = found.digest === digestOf(sent) && now.getTime() - found.started_at.getTime() < KEY_MS;
  return same
    ? { kind: 'started', id: found.id, token: tokenOf(key, found.token_salt) }
    : { kind: 'key_reused' };
}

/** Starts a conversation with its first message. Concurrent starts with the same key create only one. */
export async function startConversation(
  parts: { db: Kysely<DeskTables>; clock: () => Date; ids: () => string },
  key: string,
  sent: Start,
): Promise<StartResult> {
  const now = parts.clock();
  const id = parts.ids();
  const salt = parts.ids();
  const token = tokenOf(key, salt);
  const isNew = await parts.db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('desk.conversation')
      .values({
        id,
        token_hash: hashOf(token),
        token_salt: salt,
        start_key: hashOf(key),
        digest: digestOf(sent),
        locale: sent.locale,
        name: sent.name,
        page: sent.page,
        booking: sent.booking,
        data: JSON.stringify(sent.data),
        state: 'waiting',
        staff_id: null,
        staff_name: null,
        staff_role: null,
        last_seq: 1,
        last_at: now,
        last_text: summaryOf(sent.text),
        started_at: now,
        ended_at: null,
        traveller_delivered: 0,
        traveller_read: 0,
        staff_delivered: 0,
        staff_read: 0,
        connected_until: new Date(now.getTime() + CONNECTED_MS),
        search: transliterate(`${sent.name}\n${sent.booking}`),
      })
      .onConflict((conflict) => conflict.column('start_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    await tx
      .insertInto('desk.chat_message')
      .values({
        conversation_id: id,
        seq: 1,
        key: `first_${id}`,
        sender: 'traveller',
        name: '',
        note: null,
        text: sent.text,
        at: now,
        search: transliterate(sent.text),
      })
      .execute();
    return true;
  });
  if (isNew) return { kind: 'started', id, token };
  return (await startedBefore(parts.db, key, sent, now)) ?? { kind: 'key_reused' };
}

function digestOf({ locale, name, text, page, booking, data }: Start): string {
  return hashOf(JSON.stringify([locale, name, text, page, booking, data]));
}
