import type { DeskParts } from '#desk/kernel/options.ts';
import { pollWhile } from './poll-while.ts';

const RECENT = 100;

type OnNewMessage = (id: string, seq: number) => void;

/** Polls for conversations with a message of which this process wasn't notified, for the staff streams. */
export function createNewest(parts: DeskParts) {
  const { db, events } = parts;
  const followers = new Set<OnNewMessage>();
  let known = new Map<string, number>();

  events.listen((event) => {
    if (event.kind === 'conversation' && followers.size > 0)
      known.set(event.id, Math.max(event.seq, known.get(event.id) ?? 0));
  });

  async function read(): Promise<Map<string, number>> {
    const rows = await db
      .selectFrom('desk.conversation')
      .select(['id', 'last_seq'])
      .orderBy('last_at', 'desc')
      .limit(RECENT)
      .execute();
    return new Map(rows.map(({ id, last_seq }) => [id, last_seq]));
  }

  const watch = pollWhile(
    parts,
    () => followers.size > 0,
    async () => {
      const now = await read();
      for (const [id, seq] of now)
        if (seq > (known.get(id) ?? 0)) for (const notify of followers) notify(id, seq);
      known = now;
    },
  );

  return {
    /** Once it resolves, everything newer will be reported. @returns a function that stops it */
    async follow(notify: OnNewMessage): Promise<() => void> {
      if (followers.size === 0) known = await read();
      followers.add(notify);
      watch();
      return () => followers.delete(notify);
    },
  };
}

export type Newest = ReturnType<typeof createNewest>;
