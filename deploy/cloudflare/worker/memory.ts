/**
 * The entries that were used last, up to a number of bytes. Not `lru-cache`: compressed, that is as large as all the code that uses
 * it here, and a worker's size is limited.
 */
export function createMemory<Entry extends { bytes: number }>(mostBytes: number) {
  /** Maps iterate in the order of insertion. */
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key: string): Entry | undefined {
      const found = entries.get(key);
      if (found === undefined) return undefined;
      entries.delete(key);
      entries.set(key, found);
      return found;
    },
    set(key: string, entry: Entry): void {
      remove(key);
      entries.set(key, entry);
      bytes += entry.bytes;
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
