import type { Kysely } from 'kysely';
import type { Log } from '#foundation/log/log.ts';
import type { Notifications } from '#foundation/notify/notifications.ts';
import { CHANNELS } from '#content-lake/protocol/channels.ts';
import type { Origins } from './origins.ts';
import { lakeTables } from '#content-lake/store/tables.ts';

/** A site whose pages may call the lake. Without credentials they may read only what is public. */
export type AllowedOrigin = { id: number; origin: string; allowCredentials: boolean; createdAt: Date };

/** Another process may have changed the list and its notification may have been lost. */
const REFRESH_MS = 30_000;

export type OriginList = {
  /** Those added by administrators, oldest first. */
  all(): Promise<AllowedOrigin[]>;
  /** @returns undefined when the origin is in the list already */
  add(origin: string, allowCredentials: boolean, by: string): Promise<AllowedOrigin | undefined>;
  /** @returns the removed origin, or undefined if the id is unknown */
  remove(id: number): Promise<string | undefined>;
  close(): void;
};

/** An origin as browsers send it, or undefined: no path, no credentials, no wildcard, http or https. */
export function originOf(address: string): string | undefined {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname.includes('*'))
    return undefined;
  const isBare = url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return isBare && url.password === '' ? url.origin : undefined;
}

/** The list in the database; keeps this process's `origins` up to date, also with changes from other processes. */
export async function openOriginList(options: {
  db: Kysely<unknown>;
  origins: Origins;
  clock: () => Date;
  notifications: Notifications;
  log: Log;
}): Promise<OriginList> {
  const { origins, clock, notifications, log } = options;
  const db = lakeTables(options.db);

  async function all(): Promise<AllowedOrigin[]> {
    const rows = await db.selectFrom('lake.allowed_origin').selectAll().orderBy('id').execute();
    return rows.map((row) => ({
      id: Number(row.id),
      origin: row.origin,
      allowCredentials: row.allow_credentials,
      createdAt: row.created_at,
    }));
  }

  async function read(): Promise<void> {
    origins.replaceAdded(new Map((await all()).map((one) => [one.origin, one.allowCredentials])));
  }

  async function changed(): Promise<void> {
    await read();
    await notifications.publish(CHANNELS.origins, '');
  }

  const refreshInBackground = () => {
    read().catch((error: unknown) =>
      log.warn({ error: String(error) }, 'allowed origins could not be read; trying again'),
    );
  };
  const unsubscribe = await notifications.subscribe(
    CHANNELS.origins,
    refreshInBackground,
    refreshInBackground,
  );
  await read();
  const timer = setInterval(refreshInBackground, REFRESH_MS);
  timer.unref();

  return {
    all,
    async add(origin, allowCredentials, by) {
      const made = await db
        .insertInto('lake.allowed_origin')
        .values({ origin, allow_credentials: allowCredentials, created_by: by, created_at: clock() })
        .onConflict((conflict) => conflict.column('origin').doNothing())
        .returning(['id', 'created_at'])
        .executeTakeFirst();
      if (!made) return undefined;
      await changed();
      return { id: Number(made.id), origin, allowCredentials, createdAt: made.created_at };
    },
    async remove(id) {
      const gone = await db
        .deleteFrom('lake.allowed_origin')
        .where('id', '=', id)
        .returning('origin')
        .executeTakeFirst();
      if (gone) await changed();
      return gone?.origin;
    },
    close() {
      unsubscribe();
      clearInterval(timer);
    },
  };
}
