import type { DeskParts } from '#desk/kernel/options.ts';
import { markConnected, markOffline } from '../conversation/connected.ts';
import type { Conversation } from '#desk/chat/conversation/rows.ts';
import { pollWhile } from './poll-while.ts';

/** Every fourth poll renews the connected state. */
const POLLS_PER_RENEWAL = 4;

export type Reader = {
  id: string;
  /** The current conversation; undefined if it was erased. */
  update(conversation: Conversation | undefined): void;
};

/**
 * The travellers' open streams in this process: every few seconds reads their conversations with a single query, and
 * records that the travellers are connected, or that a conversation's last window has been closed for longer than a reload.
 */
export function createConnectedTravellers(parts: DeskParts) {
  const { db, clock, events } = parts;
  const readers = new Set<Reader>();
  const gone = new Set<string>();
  let polls = 0;

  async function poll(): Promise<void> {
    polls += 1;
    const connected = new Set([...readers].map(({ id }) => id));
    await publishGone(connected);
    if (connected.size === 0) return;
    const ids = [...connected];
    const rows = await db.selectFrom('desk.conversation').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const reader of readers) if (connected.has(reader.id)) reader.update(byId.get(reader.id));
    if (polls % POLLS_PER_RENEWAL === 0) await markConnected(db, ids, clock());
  }

  async function publishGone(connected: ReadonlySet<string>): Promise<void> {
    const ids = [...gone].filter((id) => !connected.has(id));
    gone.clear();
    for (const { id, last_seq } of await markOffline(db, ids, clock()))
      events.emit({ kind: 'conversation', id, seq: last_seq });
  }

  const watch = pollWhile(parts, () => readers.size + gone.size > 0, poll);

  return {
    /** @returns a function that ends it */
    follow(reader: Reader): () => void {
      readers.add(reader);
      watch();
      return () => {
        readers.delete(reader);
        gone.add(reader.id);
        watch();
      };
    },
  };
}

export type ConnectedTravellers = ReturnType<typeof createConnectedTravellers>;
