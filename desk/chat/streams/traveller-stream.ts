import type { ChatEvent } from '#contracts/desk/chat.ts';
import { type EventStream, openEventStream } from '#foundation/http/event-stream.ts';
import { reasonOf } from '#desk/kernel/reason-of.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import { messagesAfter, seenByStaff, stateOf, toMessage } from '../conversation/read.ts';
import type { Conversation } from '#desk/chat/conversation/rows.ts';
import { isReadable } from '../conversation/token.ts';
import { STREAM_LIMITS } from './open-streams.ts';
import type { ConnectedTravellers } from './connected-travellers.ts';

const BATCH = 10;

/**
 * The traveller's stream: reads new messages from the database on every notification, so nothing is lost
 * or repeated, whichever process wrote it.
 * @param after number of the last message that the reader has
 */
export function openTravellerStream(
  parts: DeskParts,
  travellers: ConnectedTravellers,
  conversation: Conversation,
  after: number,
): EventStream {
  const { db, clock, log, events } = parts;
  const { id } = conversation;
  const stream = openEventStream(STREAM_LIMITS);
  // A client with numbers from the future would never get another message.
  let sent = Math.min(after, conversation.last_seq);
  let state = '';
  let seen = '';
  let running = false;
  let again = false;

  const send = (data: ChatEvent) => stream.send({ event: data.kind, id: sent, data });

  async function sendNews(now: Conversation | undefined): Promise<void> {
    if (!now || !isReadable(now, clock())) return stream.end();
    while (sent < now.last_seq && !stream.signal.aborted) {
      await stream.ready();
      const messages = await messagesAfter(db, id, sent, BATCH);
      if (messages.length === 0) break;
      for (const row of messages) {
        sent = row.seq;
        send({ kind: 'message', message: toMessage(row) });
      }
    }
    await stream.ready();
    const news = { state: JSON.stringify(stateOf(now)), seen: JSON.stringify(seenByStaff(now)) };
    if (news.state !== state) send({ kind: 'state', ...stateOf(now) });
    if (news.seen !== seen) send({ kind: 'seen', ...seenByStaff(now) });
    ({ state, seen } = news);
  }

  async function readNew(given?: Conversation): Promise<void> {
    if (running) {
      again = true;
      return;
    }
    running = true;
    try {
      await sendNews(given ?? (await read()));
      while (again && !stream.signal.aborted) {
        again = false;
        await sendNews(await read());
      }
    } catch (error) {
      // The client reconnects and continues where it stopped.
      log.warn({ reason: reasonOf(error) }, 'a conversation could not be read for its stream');
      stream.end();
    } finally {
      running = false;
    }
  }
  const read = () => db.selectFrom('desk.conversation').selectAll().where('id', '=', id).executeTakeFirst();

  const stops = [
    events.listen(
      (event) => {
        if (!('id' in event) || event.id !== id) return;
        if (event.kind === 'conversation' || event.kind === 'seen') void readNew();
        if (event.kind === 'typing' && event.from === 'staff' && stream.hasRoom())
          send({ kind: 'typing', name: event.name, typing: event.typing });
      },
      () => void readNew(),
    ),
    travellers.follow({
      id,
      update: (now) => {
        if (!now || !isReadable(now, clock())) stream.end();
        else if (now.last_seq > sent || JSON.stringify(seenByStaff(now)) !== seen) void readNew();
      },
    }),
  ];
  stream.signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  void readNew(conversation);
  return stream;
}
