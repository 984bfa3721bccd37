import { Hono } from 'hono';
import { sql, type Kysely } from 'kysely';
import type { Upgrade } from './server.ts';

type Handler = (request: Request) => Response | Promise<Response>;

/**
 * Mounts the services and answers two questions for whoever watches the process: `/health` (it runs) and `/ready`
 * (migrated, seeded, and the database answers; 503 until then and while stopping).
 */
export function createApp(options: {
  db: Kysely<unknown>;
  lake: Handler;
  reservations: Handler;
  desk: Handler;
  operations: Handler;
  lakeUpgrade: Upgrade;
}) {
  const app = new Hono();
  let ready = false;
  app.get('/health', (context) => context.json({ status: 'ok' }));
  app.get('/ready', async (context) => {
    if (!ready) return context.json({ status: 'starting' }, 503);
    try {
      await sql`select 1`.execute(options.db);
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'database unavailable' }, 503);
    }
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
      ready = true;
    },
    becomeUnready: () => {
      ready = false;
    },
  };
}
