import pg from 'pg';
import type { Notifications } from '#foundation/notify/notifications.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
/** Detects a connection that died silently (a pulled cable). */
const HEARTBEAT_MS = 15_000;
const ANSWER_MS = 5_000;

type Subscriber = { onPayload: (payload: string) => void; onGap: (() => void) | undefined };

export type PostgresNotifications = Notifications & { close(): Promise<void> };

/**
 * LISTEN and NOTIFY on a separate connection, since a pool may close its connections or lend them to somebody else at any
 * time. It is opened with the first subscription and again whenever it breaks; subscribers then get `onGap`.
 */
export function postgresNotifications(url: string, pool: pg.Pool): PostgresNotifications {
  const channels = new Map<string, Set<Subscriber>>();
  let connection: Promise<pg.Client> | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const { onPayload } of channels.get(channel) ?? []) onPayload(payload ?? '');
    });
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(() => lost());
    }, HEARTBEAT_MS);
    heartbeat.unref();
    let alive = true;
    const lost = () => {
      if (!alive) return;
      alive = false;
      clearInterval(heartbeat);
      // On a socket that no longer responds, this would wait for ever.
      client.end().catch(() => undefined);
      connection = undefined;
      reconnectIn(FIRST_RETRY_MS);
    };
    client.on('error', lost);
    client.on('end', lost);
    try {
      await client.connect();
      for (const channel of channels.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return client;
    } catch (error) {
      // The caller retries on its own schedule.
      alive = false;
      clearInterval(heartbeat);
      client.end().catch(() => undefined);
      throw error;
    }
  }

  function reconnectIn(ms: number): void {
    if (closed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connection = connect();
      connection.then(
        () => {
          for (const subscribers of channels.values()) for (const { onGap } of subscribers) onGap?.();
        },
        () => {
          connection = undefined;
          reconnectIn(Math.min(ms * 2, LONGEST_RETRY_MS));
        },
      );
    }, ms);
    retry.unref();
  }

  return {
    async publish(channel, payload) {
      await pool.query('select pg_notify($1, $2)', [channel, payload]);
    },

    async subscribe(channel, onPayload, onGap) {
      const subscriber = { onPayload, onGap };
      const known = channels.get(channel);
      if (known) known.add(subscriber);
      else channels.set(channel, new Set([subscriber]));
      try {
        connection ??= connect();
        const client = await connection;
        if (!known) await client.query(`listen ${client.escapeIdentifier(channel)}`);
      } catch {
        // Still subscribed: the next connection listens to the channel, and `onGap` covers what was missed.
        connection = undefined;
        reconnectIn(FIRST_RETRY_MS);
      }
      return () => channels.get(channel)?.delete(subscriber);
    },

    async close() {
      closed = true;
      clearTimeout(retry);
      channels.clear();
      const client = await connection?.catch(() => undefined);
      await client?.end().catch(() => undefined);
    },
  };
}
