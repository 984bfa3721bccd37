import type { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { ChatSay, ChatSeen, ChatTyping } from '#contracts/desk/chat.ts';
import { callerOf } from '#desk/kernel/rate-limit.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import { atMost, readBody } from './body.ts';
import { markConnected } from './conversation/connected.ts';
import { toMessage, travellersView } from './conversation/read.ts';
import { travellerSays } from './conversation/say.ts';
import { markSeen } from './conversation/seen.ts';
import { end } from './conversation/states.ts';
import { openedBy } from './conversation/token.ts';
import type { Limits } from './limits.ts';
import { travellerEvents } from './streams/traveller-events.ts';
import type { Conversation } from '#desk/db/chat-tables.ts';
import { refuse, slowDown } from './words.ts';

/** A conversation that is full takes no more. */
const FULL_SECONDS = 3600;
/** Two thousand characters take 12,000 bytes when each is written as an escape. */
const MAX_BYTES = 32 * 1024;

/** What a door finds in its context: the conversation that the token opens. */
export type ChatEnv = { Variables: { conversation: Conversation } };

/** The doors that a conversation's token opens. */
export function conversationRoutes(app: Hono<ChatEnv>, parts: DeskParts, limits: Limits): void {
  const { db, clock, events } = parts;

  const withToken = createMiddleware<ChatEnv>(async (c, next) => {
    const caller = callerOf(c.req.raw);
    const conversation = await openedBy(db, c.req.raw, clock());
    if (!conversation) {
      const wait = limits.strangers.take(caller);
      return wait > 0 ? slowDown(c, wait) : refuse(c, 'token_unknown');
    }
    c.set('conversation', conversation);
    return next();
  });

  app.get('/conversation', withToken, async (c) => {
    const conversation = c.get('conversation');
    const wait = limits.reads.take(conversation.id);
    return wait > 0 ? slowDown(c, wait) : c.json(await travellersView(db, conversation));
  });

  app.get('/events', withToken, travellerEvents(parts, limits));

  app.post('/messages', withToken, atMost(MAX_BYTES), async (c) => {
    const { id, connected_until } = c.get('conversation');
    const wait = limits.messages.take(id);
    if (wait > 0) return slowDown(c, wait);
    const read = await readBody(c, ChatSay);
    if (read.kind === 'bad') return read.response;
    const said = await travellerSays(db, id, read.value, clock());
    if (said.kind === 'refused') {
      if (said.code === 'too_many_requests') return slowDown(c, FULL_SECONDS);
      return refuse(c, said.code === 'ended' ? 'ended' : 'token_unknown');
    }
    if (said.isNew) events.tell({ kind: 'conversation', id, seq: said.message.seq });
    if (connected_until < clock()) await markConnected(db, [id], clock());
    return c.json(toMessage(said.message));
  });

  app.post('/typing', withToken, atMost(MAX_BYTES), async (c) => {
    const { id, name, state } = c.get('conversation');
    const wait = limits.signs.take(id);
    if (wait > 0) return slowDown(c, wait);
    const read = await readBody(c, ChatTyping);
    if (read.kind === 'bad') return read.response;
    if (state !== 'ended')
      events.tell({ kind: 'typing', id, from: 'traveller', name, typing: read.value.typing });
    return c.body(null, 204);
  });

  app.post('/seen', withToken, atMost(MAX_BYTES), async (c) => {
    const { id } = c.get('conversation');
    const wait = limits.signs.take(id);
    if (wait > 0) return slowDown(c, wait);
    const read = await readBody(c, ChatSeen);
    if (read.kind === 'bad') return read.response;
    const marks = await markSeen(db, id, 'traveller', read.value);
    if (marks) events.tell({ kind: 'seen', id, by: 'traveller', ...marks });
    return c.body(null, 204);
  });

  app.post('/end', withToken, async (c) => {
    const { id } = c.get('conversation');
    const changed = await end(db, id, null, clock());
    if (changed.kind === 'changed' && changed.seq !== null)
      events.tell({ kind: 'conversation', id, seq: changed.seq });
    return c.body(null, 204);
  });
}
