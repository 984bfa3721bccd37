import type { DeskEvent } from '#contracts/desk/events.ts';
import { type EventStream, openEventStream } from '#foundation/http/event-stream.ts';
import { reasonOf } from '#desk/kernel/reason-of.ts';
import type { DeskParts } from '#desk/kernel/options.ts';
import { DESK_ROLES } from '#desk/kernel/staff.ts';
import { present } from '../inbox/presence.ts';
import type { Newest } from './newest.ts';
import { STREAM_LIMITS } from './open-streams.ts';

/** Somebody who has signed out or lost the role gets no more events after this time at most. */
const CHECK_MS = 30_000;

/**
 * All events at the desk, for one window of a member of staff. For a slow reader, events that don't fit are dropped, and an
 * `again` event tells it to refetch.
 */
export async function openStaffStream(
  parts: DeskParts,
  newest: Newest,
  request: Request,
): Promise<EventStream> {
  const { db, clock, log, events, whoIs } = parts;
  let forward: (event: DeskEvent) => void = () => {};
  const unfollow = await newest.follow((id, seq) => forward({ kind: 'conversation', id, seq }));
  const presentStaff = await present(db, clock()).catch((error: unknown) => {
    unfollow();
    throw error;
  });
  const stream = openEventStream(STREAM_LIMITS);
  const credentials = new Request(request.url, { headers: credentialsOf(request) });
  let missed = false;

  const send = (data: DeskEvent) => stream.send({ event: 'message', data });
  const deliver = (event: DeskEvent) => {
    if (missed) return;
    if (stream.hasRoom()) return send(event);
    missed = true;
    void stream.ready().then(() => {
      missed = false;
      send({ kind: 'again' });
    });
  };

  async function check(): Promise<void> {
    try {
      const staff = await whoIs(credentials);
      if (!staff || !DESK_ROLES.includes(staff.role)) stream.end();
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'a staff session could not be checked; retrying');
    }
  }
  const checking = setInterval(() => void check(), CHECK_MS);
  checking.unref();

  const stops = [
    events.listen(deliver, () => deliver({ kind: 'again' })),
    unfollow,
    () => clearInterval(checking),
  ];
  stream.signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
  });
  send({ kind: 'again' });
  for (const event of presentStaff) send(event);
  forward = deliver;
  return stream;
}

/** Only the headers, so that a request body isn't kept for as long as the stream lives. */
function credentialsOf(request: Request): Headers {
  const headers = new Headers();
  for (const name of ['authorization', 'cookie', 'origin']) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
