import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import { ChatSay, ChatSeen, ChatStart, ChatTyping } from '../contract/chat.ts';
import { IdempotencyKey } from '../contract/forms.ts';
import { openDoor } from '../http/forms.ts';
import { callerOf } from '../http/rate-limit.ts';
import type { DeskParts } from '../options.ts';
import { atMost, readBody } from './body.ts';
import { markConnected } from './connected.ts';
import { createLimits } from './limits.ts';
import { offlineDoor } from './offline.ts';
import { toMessage, travellersView } from './read.ts';
import { travellerSays } from './say.ts';
import { markSeen } from './seen.ts';
import { hoursAt } from './settings/hours.ts';
import { readHours } from './settings/stored.ts';
import { startConversation, startedBefore } from './start.ts';
import { end } from './states.ts';
import { travellerEvents } from './streams/traveller-events.ts';
import type { Conversation } from './tables.ts';
import { openedBy } from './token.ts';
import { refuse, slowDown } from './words.ts';

/** Two thousand characters take 12,000 bytes when each is written as an escape. */
const MAX_BYTES = 64 * 1024;

/** A conversation that is full takes no more. */
const FULL_SECONDS = 3600;

/** What a door finds in its context: the conversation that the token opens. */
export type ChatEnv = { Variables: { conversation: Conversation } };

/** The traveller's side of the chat; the doors are described in contract/chat.ts. */
export function chatRoutes(app: Hono, parts: DeskParts): void {
  const { db, clock, events } = parts;
  const limits = createLimits(clock);
  openDoor(app, parts, offlineDoor(parts.mailTo));

  const chat = new Hono<ChatEnv>();
  chat.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  });

  chat.get('/hours', async (c) => {
    const wait = limits.hours.take(callerOf(c.req.raw));
    if (wait > 0) return slowDown(c, wait);
    return c.json(hoursAt(await readHours(db), clock()));
  });

  chat.post('/conversations', atMost(MAX_BYTES), async (c) => {
    const caller = callerOf(c.req.raw);
    const early = limits.attempts.take(caller);
    if (early > 0) return slowDown(c, early);
    const key = v.safeParse(IdempotencyKey, c.req.header('idempotency-key'));
    if (!key.success) return refuse(c, 'key_missing');
    const read = await readBody(c, ChatStart);
    if (read.kind === 'bad') return read.response;
    let started = await startedBefore(db, key.output, read.value, clock());
    if (!started) {
      if (!hoursAt(await readHours(db), clock()).open) return refuse(c, 'nobody_there');
      const wait = limits.starts.take(caller) || limits.allStarts.take('');
      if (wait > 0) return slowDown(c, wait);
      started = await startConversation(parts, key.output, read.value);
    }
    if (started.kind === 'key_reused') return refuse(c, 'key_reused');
    const conversation = await db
      .selectFrom('desk.conversation')
      .selectAll()
      .where('id', '=', started.id)
      .executeTakeFirst();
    if (!conversation) return refuse(c, 'token_unknown');
    events.tell({ kind: 'conversation', id: started.id, seq: conversation.last_seq });
    return c.json({ token: started.token, conversation: await travellersView(db, conversation) }, 201);
  });

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

  chat.get('/conversation', withToken, async (c) => {
    const conversation = c.get('conversation');
    const wait = limits.reads.take(conversation.id);
    return wait > 0 ? slowDown(c, wait) : c.json(await travellersView(db, conversation));
  });

  chat.get('/events', withToken, travellerEvents(parts, limits));

  chat.post('/messages', withToken, atMost(MAX_BYTES), async (c) => {
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

  chat.post('/typing', withToken, atMost(MAX_BYTES), async (c) => {
    const { id, name } = c.get('conversation');
    const wait = limits.signs.take(id);
    if (wait > 0) return slowDown(c, wait);
    const read = await readBody(c, ChatTyping);
    if (read.kind === 'bad') return read.response;
    events.tell({ kind: 'typing', id, from: 'traveller', name, typing: read.value.typing });
    return c.body(null, 204);
  });

  chat.post('/seen', withToken, atMost(MAX_BYTES), async (c) => {
    const { id } = c.get('conversation');
    const wait = limits.signs.take(id);
    if (wait > 0) return slowDown(c, wait);
    const read = await readBody(c, ChatSeen);
    if (read.kind === 'bad') return read.response;
    const marks = await markSeen(db, id, 'traveller', read.value);
    if (marks) events.tell({ kind: 'seen', id, by: 'traveller', ...marks });
    return c.body(null, 204);
  });

  chat.post('/end', withToken, async (c) => {
    const { id } = c.get('conversation');
    const changed = await end(db, id, null, clock());
    if (changed.kind === 'changed' && changed.seq !== null)
      events.tell({ kind: 'conversation', id, seq: changed.seq });
    return c.body(null, 204);
  });

  app.route('/chat', chat);
}
