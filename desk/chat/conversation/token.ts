import type { Kysely } from 'kysely';
import { createHash, createHmac } from 'node:crypto';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import type { Conversation } from './rows.ts';

/** How long after its end the holder of the token can still read a conversation. */
const READABLE_MS = 24 * 60 * 60 * 1000;
const LONGEST = 200;

/**
 * The token of a conversation. It isn't stored: it is derived from the start key, which only the traveller has, and the salt,
 * which only we have, so that a start whose response was lost can be repeated.
 */
export function tokenOf(key: string, salt: string): string {
  return createHmac('sha256', key).update(salt).digest('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * The conversation that a request's token belongs to; null for a missing, unknown or expired token alike. Looked up by
 * hash: the response time reveals nothing about a token.
 */
export async function conversationByToken(
  db: Kysely<DeskTables>,
  request: Request,
  now: Date,
): Promise<Conversation | null> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const found = await db
    .selectFrom('desk.conversation')
    .selectAll()
    .where('token_hash', '=', hashOf(token.slice(0, LONGEST)))
    .executeTakeFirst();
  return found && isReadable(found, now) ? found : null;
}

export function isReadable({ ended_at }: Pick<Conversation, 'ended_at'>, now: Date): boolean {
  return ended_at === null || now.getTime() - ended_at.getTime() < READABLE_MS;
}
