import type { DeskParts } from '#desk/kernel/options.ts';
import { lookEvery } from './look-every.ts';

const RECENT = 100;

type Tell = (id: string, seq: number) => void;

/** Looks for conversations with a message that nobody has told this process of, for the streams of staff. */
export function createNewest(parts: DeskParts) {
  const { db, events } = parts;
  const followers = new Set<Tell>();
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

  const watch = lookEvery(
    parts,
    () => followers.size > 0,
    async () => {
      const now = await read();
      for (const [id, seq] of now)
        if (seq > (known.get(id) ?? 0)) for (const tell of followers) tell(id, seq);
      known = now;
    },
  );

  return {
    /** Once it resolves, everything newer will be told. @returns the function that ends it */
    async follow(tell: Tell): Promise<() => void> {
      if (followers.size === 0) known = await read();
      followers.add(tell);
      watch();
      return () => followers.delete(tell);
    },
  };
}

export type Newest = ReturnType<typeof createNewest>;
