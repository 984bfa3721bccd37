/**
 * Decides whether a response may be cached. A purge during rendering can't find the response in the store, so the purged tags are
 * remembered until every rendering that started before has ended.
 */
export type PurgeWatch = {
  /** Call it before a rendering, and call `end` on its result when the response is there. */
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
