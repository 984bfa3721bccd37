import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Readable } from 'node:stream';
import type { Lake } from '#content-lake/index.ts';
import { startBackup } from './backup/write-backup.ts';
import { PROJECT_ID } from './lake-of.ts';

export type Operations = {
  db: Kysely<unknown>;
  lake: Lake;
  /** DATA_DIR */
  folder: string;
};

/**
 * What concerns the whole process and not one service, for administrators of the content lake. The site does not pass
 * anything on to here: only whoever reaches the backend itself can ask.
 *
 * - `GET /operations/backup`: everything as `.tar.gz`; the tables are those of the moment of the request.
 * - `POST /operations/gc?keepHistoryDays=…`: removes what nobody can reach any more; without days, history stays whole.
 */
export function createOperations({ db, lake, folder }: Operations) {
  const app = new Hono();

  app.use(async (c, next) => {
    const asked = new Request(`http://lake.invalid/v1/projects/${PROJECT_ID}/tokens`, {
      headers: { authorization: c.req.header('authorization') ?? '' },
    });
    const answer = await lake.fetch(asked);
    await answer.body?.cancel();
    if (answer.ok) return next();
    return c.json({ error: 'Only administrators may do this' }, answer.status === 401 ? 401 : 403);
  });

  app.get('/backup', async (c) => {
    const archive = await startBackup({ db, folder, now: new Date() });
    await lake.note({ kind: 'backup', subject: 'everything' });
    return c.body(webStream(archive), 200, { 'content-type': 'application/gzip' });
  });

  app.post('/gc', async (c) => {
    const days = c.req.query('keepHistoryDays');
    if (days !== undefined && !/^\d{1,5}$/.test(days)) {
      return c.json({ error: 'keepHistoryDays must be a number of days' }, 400);
    }
    return c.json(await lake.maintain(days === undefined ? {} : { keepHistoryDays: Number(days) }));
  });

  return app;
}

/** As it is read, and no faster: a slow client does not fill the memory. */
function webStream(readable: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = readable[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => {
      readable.destroy();
    },
  });
}
