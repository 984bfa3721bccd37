/** Answers several requests with one piece of work that began after each of them had arrived. */
export type Batches<Result> = {
  /**
   * Shares `work` with all who ask for the same before it begins. Work that is running already is never shared: it may have read
   * something before the event that made this caller ask.
   */
  join(key: string, work: () => Promise<Result>): Promise<Result>;
  /** How many keys have work running or waiting. */
  size(): number;
};

type Line<Result> = { running: number; last: Promise<unknown>; next: Promise<Result> | null };

/**
 * For each key one piece of work at a time; the next one begins when it has ended. Of work that hangs they wait only `patienceMs`.
 */
export function createBatches<Result>(patienceMs: number): Batches<Result> {
  const lines = new Map<string, Line<Result>>();

  function begin(key: string, line: Line<Result>, work: () => Promise<Result>): Promise<Result> {
    line.running += 1;
    const result = work();
    const over = () => {
      line.running -= 1;
      if (line.running === 0 && line.next === null) lines.delete(key);
    };
    line.last = result.then(over, over);
    return result;
  }

  return {
    size: () => lines.size,
    join(key, work) {
      const line = lines.get(key) ?? { running: 0, last: Promise.resolve(), next: null };
      lines.set(key, line);
      if (line.next !== null) return line.next;
      if (line.running === 0) return begin(key, line, work);
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, patienceMs);
      line.next = Promise.race([line.last, late]).then(() => {
        clearTimeout(timer);
        line.next = null;
        return begin(key, line, work);
      });
      return line.next;
    },
  };
}
