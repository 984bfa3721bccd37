import { Hono } from 'hono';
import * as v from 'valibot';
import { ChatStart } from '#contracts/desk/chat.ts';
import { IdempotencyKey } from '#contracts/desk/forms.ts';
import { addFormRoute } from '#desk/inbox/forms.ts';
import { callerOf } from '#desk/kernel/rate-limit.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import { atMost, readBody } from './body.ts';
import { travellersView } from './conversation/read.ts';
import { startConversation, startedBefore } from './conversation/start.ts';
import { type ChatEnv, conversationRoutes } from './conversation-routes.ts';
import { createLimits } from './limits.ts';
import { offlineDoor } from './offline.ts';
import { hoursAt } from './settings/hours.ts';
import { readHours } from './settings/stored.ts';
import { refuse, slowDown } from './words.ts';

/** A text, a name and ten pairs, each character written as an escape. */
const MAX_BYTES = 64 * 1024;

/** The traveller's side of the chat; the doors are described in contract/chat.ts. */
export function chatRoutes(app: Hono, parts: DeskParts): void {
  const { db, clock, events } = parts;
  const limits = createLimits(clock);
  addFormRoute(app, parts, offlineDoor(parts.mailTo));

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

  conversationRoutes(chat, parts, limits);
  app.route('/chat', chat);
}
