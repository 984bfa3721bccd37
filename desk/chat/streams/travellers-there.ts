import type { DeskParts } from '#desk/kernel/options.ts';
import { markConnected, markGone } from '../conversation/connected.ts';
import type { Conversation } from '#desk/chat/conversation/rows.ts';
import { lookEvery } from './look-every.ts';

/** Every fourth poll renews the connected state. */
const CONNECTED_LOOKS = 4;

export type Reader = {
  id: string;
  /** The current conversation; undefined if it was erased. */
  look(conversation: Conversation | undefined): void;
};

/**
 * The travellers' open streams in this process: every few seconds reads their conversations with a single query, and
 * records that the travellers are connected, or that a conversation's last window has been closed for longer than a reload.
 */
export function createTravellersThere(parts: DeskParts) {
  const { db, clock, events } = parts;
  const readers = new Set<Reader>();
  const gone = new Set<string>();
  let looks = 0;

  async function look(): Promise<void> {
    looks += 1;
    const there = new Set([...readers].map(({ id }) => id));
    await tellGone(there);
    if (there.size === 0) return;
    const ids = [...there];
    const rows = await db.selectFrom('desk.conversation').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const reader of readers) if (there.has(reader.id)) reader.look(byId.get(reader.id));
    if (looks % CONNECTED_LOOKS === 0) await markConnected(db, ids, clock());
  }

  async function tellGone(there: ReadonlySet<string>): Promise<void> {
    const ids = [...gone].filter((id) => !there.has(id));
    gone.clear();
    for (const { id, last_seq } of await markGone(db, ids, clock()))
      events.tell({ kind: 'conversation', id, seq: last_seq });
  }

  const watch = lookEvery(parts, () => readers.size + gone.size > 0, look);

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

export type TravellersThere = ReturnType<typeof createTravellersThere>;
