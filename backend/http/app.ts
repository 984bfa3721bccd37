import { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { sql, type Kysely } from 'kysely';
import { MIN_FREE_BYTES } from '../db/disk-space.ts';
import type { Metrics } from '#foundation/metrics/metrics.ts';
import type { Upgrade } from './server.ts';

type Handler = (request: Request) => Response | Promise<Response>;

const VERSION = v.parse(
  v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() })),
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version;

/** A load balancer checks again after a second or two; a hanging database must not keep it waiting. */
const DATABASE_MS = 2_000;

/**
 * Mounts the services and the endpoints for monitoring: `/health` (it runs), `/ready` (migrated, seeded, and the
 * database responds; 503 until then and as soon as shutdown begins) and, with a token, `/metrics`.
 */
export function createApp(options: {
  db: Kysely<unknown>;
  lake: Handler;
  reservations: Handler;
  desk: Handler;
  operations: Handler;
  /** Whether the data is a copy of real data, which `/ready` reports. */
  isCopy: boolean;
  /** Free space on the database's disk; null if that is elsewhere or unknown. */
  freeBytes: () => Promise<number | null>;
  lakeUpgrade: Upgrade;
  /** Null if no token is configured. */
  metrics: Metrics | null;
}) {
  const app = new Hono();
  let state: 'starting' | 'ready' | 'stopping' = 'starting';
  app.get('/health', (context) => context.json({ status: 'ok', version: VERSION }));
  app.get('/ready', async (context) => {
    if (state !== 'ready') return context.json({ status: state }, 503);
    const [answers, free] = await Promise.all([databaseAnswers(options.db), options.freeBytes()]);
    if (free !== null && free < MIN_FREE_BYTES) return context.json({ status: 'disk full' }, 503);
    return answers
      ? context.json({ status: 'ready', ...(options.isCopy && { copy: true }) })
      : context.json({ status: 'database unavailable' }, 503);
  });
  app.get('/metrics', async (context) => {
    if (options.metrics === null) return context.notFound();
    const { status, headers, body } = await options.metrics.page(context.req.header('authorization'));
    return new Response(body, { status, headers });
  });
  app.mount('/lake', options.lake);
  app.mount('/reservations', options.reservations);
  app.mount('/desk', options.desk);
  app.mount('/operations', options.operations);
  return {
    fetch: (request: Request) => app.fetch(request),
    /** The content lake is the only service with WebSockets. */
    upgrade: (...[request, socket, head]: Parameters<Upgrade>) => {
      if (!request.url?.startsWith('/lake/')) {
        socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      request.url = request.url.slice('/lake'.length);
      options.lakeUpgrade(request, socket, head);
    },
    becomeReady: () => {
      state = 'ready';
    },
    becomeUnready: () => {
      state = 'stopping';
    },
  };
}

function databaseAnswers(db: Kysely<unknown>): Promise<boolean> {
  const answer = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([
    answer,
    new Promise<boolean>((resolve) => {
      setTimeout(() => resolve(false), DATABASE_MS).unref();
    }),
  ]);
}
