import type { Conversation } from '#desk/chat/conversation/rows.ts';
import { clientOf } from '#desk/kernel/define-route.ts';
import type { ChatContext } from '../context.ts';
import { markConnected } from '../conversation/connected.ts';
import { MAX_STREAMS } from '../limits.ts';
import { slowDown } from '../refusals.ts';
import { openTravellerStream } from './traveller-stream.ts';

/** Somebody with too many streams should retry when some have ended. */
const WAIT_SECONDS = 30;

/** @param after number of the last event that the traveller has */
export async function travellerEvents(
  context: ChatContext,
  request: Request,
  conversation: Conversation,
  after: number,
): Promise<Response> {
  const { db, clock, events, travellerStreams: open, connectedTravellers } = context;
  const caller = `caller ${clientOf(request)}`;
  if (open.count(caller) >= MAX_STREAMS.caller || open.count('all') >= MAX_STREAMS.all)
    return slowDown(request, WAIT_SECONDS);
  const { id, last_seq, connected_until } = conversation;
  await markConnected(db, [id], clock());
  if (connected_until < clock()) events.emit({ kind: 'conversation', id, seq: last_seq });
  const stream = openTravellerStream(context, connectedTravellers, conversation, after);
  open.add(`conversation ${id}`, stream, MAX_STREAMS.conversation);
  open.add(caller, stream, MAX_STREAMS.caller);
  open.add('all', stream, MAX_STREAMS.all);
  if (events.closing.aborted) stream.end();
  return stream.response;
}
