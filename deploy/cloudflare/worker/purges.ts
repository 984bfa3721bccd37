/** D1, as far as it is used here. */
export type TagDatabase = {
  prepare(sql: string): { bind(...values: unknown[]): { raw(): Promise<unknown[][]> } };
};

/** `stale`: may be sent once more while a new one is rendered. `expired`: must not be sent. */
export type Freshness = 'fresh' | 'stale' | 'expired';

/** A row of a tag, as OpenNext's `d1-next-tag-cache` writes it: the moments of its last purge, in milliseconds. */
type Purge = { purgedAt: number; staleAt: number | null; expiresAt: number | null };

/**
 * How long a worker relies on the purges that it has read. The response to a publish waits for longer than this, so that after it
 * nobody gets an old page.
 */
export const LEASE_MS = 1_000;
/** Purges are dated by the machines that write them; their clocks may differ by this much. */
const CLOCKS_MS = 60_000;

const READ = `SELECT tag, revalidatedAt, stale, expire FROM revalidations
WHERE tag >= ?1 AND tag < ?2 AND revalidatedAt >= ?3`;

/** Reads the purges of a build since a moment. Tags have the build's id in front. */
export function readPurges(database: TagDatabase, build: string): (since: number) => Promise<unknown[][]> {
  // '0' follows '/'.
  return (since) => database.prepare(READ).bind(`${build}/`, `${build}0`, since).raw();
}

/**
 * When each tag was last purged, in the memory of this isolate. While the lease lasts nothing is read; in its second half the next
 * read starts in the background. Requests don't share a read: its result would be lost with the request that started it.
 */
export function createPurges({
  read,
  build,
  now,
}: {
  read: (since: number) => Promise<unknown[][]>;
  build: string;
  now: () => number;
}) {
  const known = new Map<string, Purge>();
  let newest = 0;
  let leaseEnds = 0;
  let startedAt = 0;

  async function renew(): Promise<void> {
    const began = now();
    startedAt = began;
    try {
      for (const row of await read(Math.max(newest - CLOCKS_MS, 0))) note(row);
    } catch (error) {
      // An old page is better than none.
      const msg = 'purges could not be read';
      console.error(JSON.stringify({ level: 'error', part: 'edge', msg, error: String(error) }));
    }
    leaseEnds = Math.max(leaseEnds, began + LEASE_MS);
  }

  function note([tag, purgedAt, staleAt, expiresAt]: unknown[]): void {
    if (typeof tag !== 'string' || typeof purgedAt !== 'number') return;
    const name = tag.slice(build.length + 1);
    // A read that began earlier may end later.
    if ((known.get(name)?.purgedAt ?? 0) > purgedAt) return;
    known.set(name, {
      purgedAt,
      staleAt: typeof staleAt === 'number' ? staleAt : null,
      expiresAt: typeof expiresAt === 'number' ? expiresAt : null,
    });
    newest = Math.max(newest, purgedAt);
  }

  return {
    /** Resolves when the purges are known up to now, or up to the lease. */
    async ready(inBackground: (work: Promise<void>) => void): Promise<void> {
      const left = leaseEnds - now();
      if (left <= 0) return renew();
      if (left < LEASE_MS / 2 && now() - startedAt >= LEASE_MS / 2) inBackground(renew());
    },
    /** The same decisions as in OpenNext's tag cache. @param madeAt when the page was made */
    freshnessOf(tags: readonly string[], madeAt: number): Freshness {
      const time = now();
      const purges = tags.flatMap((tag) => known.get(tag) ?? []);
      const isExpired = ({ purgedAt, expiresAt }: Purge) =>
        expiresAt === null ? purgedAt > madeAt : expiresAt <= time && expiresAt > madeAt;
      const isStale = ({ purgedAt, staleAt, expiresAt }: Purge) =>
        staleAt !== null &&
        purgedAt > madeAt &&
        staleAt >= madeAt &&
        (expiresAt === null || expiresAt > time);
      if (purges.some(isExpired)) return 'expired';
      return purges.some(isStale) ? 'stale' : 'fresh';
    },
  };
}

export type Purges = ReturnType<typeof createPurges>;
