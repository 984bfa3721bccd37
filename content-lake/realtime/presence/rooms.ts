import type { Json } from '#content-lake/protocol/document.ts';
import { isJsonObject } from '#content-lake/protocol/document.ts';
import { parseEvent, type PresenceEvent } from './presence-event.ts';

export type RoomOptions = {
  clock: () => Date;
  processId: string;
  /** Sends a short text to the other processes on the same database; losing one does no harm. */
  send: (text: string) => void;
};

/** A Studio reports at least every 30 seconds. Sessions of another process count as ended after this much silence. */
const SILENT_MS = 75_000;

type Push = (event: PresenceEvent) => void;
type Session = {
  dataset: string;
  userId: string;
  sessionId: string;
  locations: Json[];
  /** The connection that announced it last; undefined for a session in another process. */
  owner: object | undefined;
  reportedAt: number;
};

/** Who has what open, per dataset. Nothing is stored: every Studio announces itself again. */
export class Rooms {
  readonly #clock: () => Date;
  readonly #processId: string;
  readonly #send: (text: string) => void;
  readonly #listeners = new Map<string, Set<Push>>();
  readonly #sessions = new Map<string, Session>();

  constructor({ clock, processId, send }: RoomOptions) {
    this.#clock = clock;
    this.#processId = processId;
    this.#send = send;
  }

  /** Sends the current sessions at once, so that nobody waits for each Studio's next report. */
  subscribe(dataset: string, push: Push): () => void {
    const listeners = this.#listeners.get(dataset) ?? new Set();
    this.#listeners.set(dataset, listeners.add(push));
    for (const session of this.#sessions.values()) if (session.dataset === dataset) push(stateOf(session));
    return () => {
      listeners.delete(push);
      if (listeners.size === 0 && this.#listeners.get(dataset) === listeners) this.#listeners.delete(dataset);
    };
  }

  rollCall(dataset: string, userId: string, session: string): void {
    this.#broadcast(dataset, { type: 'rollCall', i: userId, session });
  }

  /** Call when messages from other processes may have been lost: every Studio then reports its location again. */
  rollCallEverywhere(): void {
    for (const dataset of this.#listeners.keys()) this.rollCall(dataset, 'lake', this.#processId);
  }

  /** @returns false for a session of another user: nobody may announce for somebody else. */
  announce(dataset: string, owner: object, userId: string, sessionId: string, locations: Json[]): boolean {
    const key = keyOf(dataset, sessionId);
    const known = this.#sessions.get(key);
    if (known && known.userId !== userId) return false;
    const session = { dataset, userId, sessionId, locations, owner, reportedAt: this.#clock().getTime() };
    this.#sessions.set(key, session);
    this.#broadcast(dataset, stateOf(session));
    return true;
  }

  /** @returns false for a session of another user. */
  leave(dataset: string, userId: string, sessionId: string): boolean {
    const known = this.#sessions.get(keyOf(dataset, sessionId));
    if (known && known.userId !== userId) return false;
    if (known) this.#end(known);
    return true;
  }

  /** Ends the sessions of a closed connection, except those that have moved to a newer one. */
  leaveAll(owner: object): void {
    for (const session of this.#sessions.values()) if (session.owner === owner) this.#end(session);
  }

  /** Call from time to time: removes sessions of other processes that have stopped reporting. */
  sweep(): void {
    const oldest = this.#clock().getTime() - SILENT_MS;
    for (const [key, session] of this.#sessions) {
      if (session.owner !== undefined || session.reportedAt >= oldest) continue;
      this.#sessions.delete(key);
      this.#push(session.dataset, goneOf(session));
    }
  }

  close(): void {
    this.#listeners.clear();
    this.#sessions.clear();
  }

  #end(session: Session): void {
    this.#sessions.delete(keyOf(session.dataset, session.sessionId));
    this.#broadcast(session.dataset, goneOf(session));
  }

  #broadcast(dataset: string, event: PresenceEvent): void {
    this.#push(dataset, event);
    this.#send(JSON.stringify({ from: this.#processId, dataset, event }));
  }

  #push(dataset: string, event: PresenceEvent): void {
    for (const push of this.#listeners.get(dataset) ?? []) push(event);
  }

  /** Handles a message from another process. */
  receive(text: string): void {
    const notice = parseNotice(text);
    if (!notice || notice.from === this.#processId) return;
    const { dataset, event } = notice;
    if (event.type === 'state') {
      const { sessionId, locations } = event.m;
      const reportedAt = this.#clock().getTime();
      const session = { dataset, userId: event.i, sessionId, locations, owner: undefined, reportedAt };
      this.#sessions.set(keyOf(dataset, sessionId), session);
    } else if (event.type === 'disconnect') {
      const key = keyOf(dataset, event.m.session);
      // It may have reconnected here before the other process noticed that it had disconnected there.
      if (this.#sessions.get(key)?.owner !== undefined) return;
      this.#sessions.delete(key);
    }
    this.#push(dataset, event);
  }
}

function keyOf(dataset: string, sessionId: string): string {
  return `${dataset}/${sessionId}`;
}

function stateOf({ userId, sessionId, locations }: Session): PresenceEvent {
  return { type: 'state', i: userId, m: { sessionId, locations } };
}

function goneOf({ userId, sessionId }: Session): PresenceEvent {
  return { type: 'disconnect', i: userId, m: { session: sessionId } };
}

function parseNotice(text: string): { from: string; dataset: string; event: PresenceEvent } | undefined {
  let notice: Json;
  try {
    notice = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isJsonObject(notice)) return undefined;
  const { from, dataset } = notice;
  const event = parseEvent(notice['event']);
  if (typeof from !== 'string' || typeof dataset !== 'string' || !event) return undefined;
  return { from, dataset, event };
}
