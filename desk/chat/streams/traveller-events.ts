import type { Handler } from 'hono';
import { callerOf } from '#desk/kernel/rate-limit.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import { markConnected } from '../conversation/connected.ts';
import { type Limits, MAX_STREAMS } from '../limits.ts';
import type { ChatEnv } from '../conversation-routes.ts';
import { slowDown } from '../words.ts';
import { createOpenStreams } from './open-streams.ts';
import { openTravellerStream } from './traveller-stream.ts';
import { createTravellersThere } from './travellers-there.ts';

/** Somebody with too many streams shall try again when some have ended. */
const WAIT_SECONDS = 30;

/** `GET /chat/events` */
export function travellerEvents(parts: DeskParts, limits: Limits): Handler<ChatEnv> {
  const { db, clock, events } = parts;
  const open = createOpenStreams();
  const travellers = createTravellersThere(parts);
  events.closing.addEventListener('abort', () => open.endAll());

  return async (c) => {
    const conversation = c.get('conversation');
    const caller = `caller ${callerOf(c.req.raw)}`;
    const wait = limits.signs.take(conversation.id);
    if (wait > 0) return slowDown(c, wait);
    if (open.count(caller) >= MAX_STREAMS.caller || open.count('all') >= MAX_STREAMS.all)
      return slowDown(c, WAIT_SECONDS);
    const after = Number(
      /^\d{1,9}$/.exec(c.req.header('last-event-id') ?? c.req.query('after') ?? '')?.[0] ?? 0,
    );
    const { id, last_seq, connected_until } = conversation;
    await markConnected(db, [id], clock());
    if (connected_until < clock()) events.tell({ kind: 'conversation', id, seq: last_seq });
    const stream = openTravellerStream(parts, travellers, conversation, after);
    open.add(`conversation ${id}`, stream, MAX_STREAMS.conversation);
    open.add(caller, stream, MAX_STREAMS.caller);
    open.add('all', stream, MAX_STREAMS.all);
    if (events.closing.aborted) stream.end();
    return stream.response;
  };
}
