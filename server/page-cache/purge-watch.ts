/**
 * Says whether an answer may be kept. A purge that comes while an answer is on its way cannot find it in the store, so its tags
 * are remembered until everything that was begun before has ended.
 */
export type PurgeWatch = {
  /** Call before asking for an answer, and `end` what it returns when the answer is there. */
  begin(): RenderStart;
  purged(tags: readonly string[]): void;
};
type RenderStart = {
  wasPurged(tags: readonly string[]): boolean;
  end(): void;
};

export function watchPurges(): PurgeWatch {
  let purges = 0;
  const running = new Set<number>();
  const lastPurge = new Map<string, number>();
  let nextId = 0;

  return {
    begin() {
      const before = purges;
      const id = nextId++;
      running.add(id);
      return {
        wasPurged: (tags) => tags.some((tag) => (lastPurge.get(tag) ?? 0) > before),
        end: () => {
          running.delete(id);
          if (running.size === 0) lastPurge.clear();
        },
      };
    },
    purged(tags) {
      purges += 1;
      if (running.size > 0) for (const tag of tags) lastPurge.set(tag, purges);
    },
  };
}
