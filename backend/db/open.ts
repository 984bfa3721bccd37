import { Kysely } from 'kysely';
import type { PostgresNotifications } from './notifications.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export type Database = {
  /** One Kysely for all services: PGlite has a single connection, and only one instance may queue for it. */
  db: Kysely<unknown>;
  kind: 'pglite' | 'postgres';
  /** How processes on the same database notify each other; absent if only this one can use it. */
  notifications?: PostgresNotifications;
  /** How busy the connections are; absent if there is only one. */
  pool?: () => Record<'busy' | 'idle' | 'waiting', number>;
  close(): Promise<void>;
};

export type DatabaseTarget = { kind: 'pglite'; folder: string } | { kind: 'postgres'; url: string };

/**
 * Opens the database that the services share. The caller owns it and closes it last.
 * @throws DatabaseError with one clear line when the folder is locked or unwritable, or the server does not answer.
 */
export async function openDatabase(target: DatabaseTarget): Promise<Database> {
  const opened = target.kind === 'pglite' ? await openPglite(target.folder) : await openPostgres(target.url);
  return {
    db: new Kysely<unknown>({ dialect: opened.dialect }),
    kind: target.kind,
    close: opened.close,
    ...('notifications' in opened && { notifications: opened.notifications, pool: opened.pool }),
  };
}
