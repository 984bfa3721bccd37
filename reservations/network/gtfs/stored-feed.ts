import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { athensDay, athensMoment } from '#foundation/dates/athens.ts';
import { type NetworkContent, NetworkData } from '#contracts/reservations/network-data.ts';
import { type Db, all, first } from '#reservations/kernel/rows.ts';
import { NoNetworkError } from '#reservations/catalogue/catalogue.ts';
import { writeFeed } from './export/feed.ts';

type StoredFeed = { bytes: Uint8Array<ArrayBuffer>; etag: string; lastModified: Date };

/** The network as it was loaded. @throws NoNetworkError */
export async function readContent(
  db: Db,
): Promise<{ network: NetworkContent; hash: string; loadedAt: Date | null }> {
  const row = await first(
    db,
    { hash: column.network_load.hash, content: v.unknown(), loadedAt: column.network_load.loaded_at },
    sql`select hash, content, loaded_at as "loadedAt" from reservations.network_load where content is not null`,
  );
  if (!row) throw new NoNetworkError('no network has been loaded: call loadNetwork first');
  return { network: v.parse(NetworkData, row.content), hash: row.hash, loadedAt: row.loadedAt };
}

export type FeedReader = (now: Date) => Promise<StoredFeed>;

/** Base address of the links in the feed. */
export function siteUrlOf({ siteOrigins }: { siteOrigins: readonly string[] }): string {
  return siteOrigins[0] ?? 'http://localhost:3000';
}

/**
 * Returns a function that reads the public feed. The feed is written again when the network, the operator's day, or
 * the cancelled or skipped calls change; otherwise the same bytes are returned.
 */
export function createFeedReader(db: Db, siteUrl: string): FeedReader {
  let known: { key: string; feed: StoredFeed } | null = null;
  return async (now) => {
    const today = athensDay(now);
    const cancelled = await cancelledFrom(db, today);
    const skipped = await skippedFrom(db, today);
    const row = await first(
      db,
      { hash: column.network_load.hash },
      sql`select hash from reservations.network_load`,
    );
    const key = `${row?.hash} ${today} ${cancelled.join(' ')} ${JSON.stringify([...skipped])}`;
    if (known?.key === key) return known.feed;
    const { network, loadedAt } = await readContent(db);
    const options = { today, cancelled: new Set(cancelled), skipped, siteUrl, withOperatorFiles: false };
    const bytes = writeFeed(network, options);
    const midnight = athensMoment(today, 0);
    const feed = {
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
      lastModified: loadedAt && loadedAt > midnight ? loadedAt : midnight,
    };
    known = { key, feed };
    return feed;
  };
}

/**
 * Sailings that the operator has cancelled since the network was loaded; the network's own cancellations are its
 * exceptions.
 */
async function cancelledFrom(db: Db, day: string): Promise<string[]> {
  const rows = await all(
    db,
    { id: column.sailing.id },
    sql`select id from reservations.sailing
      where service_day >= ${day}::date and status = 'cancelled' order by service_day, id`,
  );
  return rows.map(({ id }) => id);
}

/** Skipped calls from a given day on, by sailing. */
async function skippedFrom(db: Db, day: string): Promise<Map<string, number[]>> {
  const rows = await all(
    db,
    { id: column.sailing.id, calls: v.array(v.number()) },
    sql`select s.id, json_agg(c.seq order by c.seq) as calls
      from reservations.sailing s join reservations.sailing_call c on c.sailing_id = s.id and c.skipped
      where s.service_day >= ${day}::date and s.status = 'planned' group by s.id order by s.id`,
  );
  return new Map(rows.map(({ id, calls }) => [id, calls]));
}
