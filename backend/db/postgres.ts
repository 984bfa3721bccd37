import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseError } from './database-error.ts';
import { postgresNotifications } from './notifications.ts';
import { createStatementNames, nameStatements } from './statement-names.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** A connection's cached plans were made for the tables as they were; a new connection makes new ones. */
const RENEW_AFTER_SECONDS = 900;

/** Days stay strings (a `Date` would shift them) and 64-bit counts are numbers, the same as with PGlite. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (value) => value);
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Connects to a PostgreSQL server and tests it with one query. @throws DatabaseError */
export async function openPostgres(url: string) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    maxLifetimeSeconds: RENEW_AFTER_SECONDS,
    types,
  });
  // A connection closed by the server must not end the process; the next query opens another one. The pool handles errors while
  // a connection is idle; between the queries of a transaction nothing else would.
  pool.on('error', () => {});
  const names = createStatementNames();
  pool.on('connect', (client) => {
    client.on('error', () => {});
    nameStatements(client, names);
  });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { host } = new URL(url);
    throw new DatabaseError(`PostgreSQL at ${host} cannot be used: ${reason(error)}. Check DATABASE_URL.`);
  }
  const notifications = postgresNotifications(url, pool);
  const close = async () => {
    await notifications.close();
    await pool.end();
  };
  const busyness = () => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return { dialect: new PostgresDialect({ pool }), notifications, pool: busyness, close };
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map((one) => reason(one)).join('; ');
  return error instanceof Error ? error.message : String(error);
}
