import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Readable } from 'node:stream';
import * as v from 'valibot';
import type { Lake } from '#content-lake/index.ts';
import { PersonRequest } from '#contracts/desk/index.ts';
import type { FailedJobs } from '#foundation/jobs/failed-jobs.ts';
import { keepOutgoing, type Privacy } from '#desk/index.ts';
import type { BookingPrivacy } from '#reservations/index.ts';
import { startBackup } from './backup/write-backup.ts';
import { declare, readInstallation } from './installation/installation.ts';
import type { Place } from './installation/place.ts';
import { PROJECT_ID } from './project-id.ts';

export type Operations = {
  db: Kysely<unknown>;
  lake: Lake;
  /** The location of the data; `folder` is DATA_DIR. */
  place: Place;
  privacy: Privacy;
  /** The same for bookings. */
  bookings: BookingPrivacy;
  /** The desk's. */
  failedJobs: Pick<FailedJobs, 'list' | 'retry'>;
};

const KEEP_FILES_DAYS = '90';

/**
 * Endpoints about the whole process rather than one service, for administrators of the content lake. The site doesn't
 * proxy them: only clients with direct access to the backend can call them.
 *
 * - `GET /operations/backup`: everything as `.tar.gz`; a snapshot taken at the time of the request.
 * - `POST /operations/gc?keepHistoryDays=…&keepFilesDays=…`: deletes unreachable data; without the first parameter all
 *   history stays, and files stay for 90 days after their asset document is gone, or as long as the second one specifies.
 * - `POST /operations/make-real`: takes the data out of quarantine from the next start on, and keeps pending emails.
 * - `POST /operations/desk/person`, `POST /operations/desk/erase`, `GET /operations/desk/retention`: what the desk stores about a
 *   person, as in contracts/desk/staff-privacy.ts, together with the bookings whose contact has the address.
 * - `GET /operations/desk/failed-jobs`, `POST /operations/desk/failed-jobs/retry`: failed jobs of the desk that were set aside.
 */
export function createOperations({ db, lake, place, privacy, bookings, failedJobs }: Operations) {
  const { folder } = place;
  const app = new Hono();

  app.use(async (c, next) => {
    const check = new Request(`http://lake.invalid/v1/projects/${PROJECT_ID}/tokens`, {
      headers: { authorization: c.req.header('authorization') ?? '' },
    });
    const answer = await lake.fetch(check);
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
    const history = c.req.query('keepHistoryDays');
    const files = c.req.query('keepFilesDays') ?? KEEP_FILES_DAYS;
    if (![history ?? '0', files].every((days) => /^\d{1,5}$/.test(days))) {
      return c.json({ error: 'keepHistoryDays and keepFilesDays must be numbers of days' }, 400);
    }
    const keepFilesDays = Number(files);
    const options = history === undefined ? {} : { keepHistoryDays: Number(history) };
    return c.json(await lake.maintain({ ...options, keepFilesDays }));
  });

  app.post('/make-real', async (c) => {
    const { copy } = await readInstallation(place);
    if (copy === null) return c.json({ wasCopy: false, kept: 0 });
    const kept = await keepOutgoing({ db, now: new Date() });
    await declare(place, 'real');
    await lake.note({ kind: 'declared-real', subject: 'everything' });
    return c.json({ wasCopy: true, kept });
  });

  app.get('/desk/failed-jobs', async (c) => c.json({ jobs: await failedJobs.list() }));
  app.post('/desk/failed-jobs/retry', async (c) => {
    await failedJobs.retry();
    return c.json({ jobs: await failedJobs.list() });
  });
  app.get('/desk/retention', (c) => c.json(privacy.retention()));
  const by = 'a command on the server';
  const parsePersonRequest = async (request: Request) =>
    v.safeParse(PersonRequest, await request.json().catch(() => undefined));
  const noAddress = { error: 'That is neither an email address nor a phone number' };
  app.post('/desk/person', async (c) => {
    const parsed = await parsePersonRequest(c.req.raw);
    if (!parsed.success) return c.json(noAddress, 400);
    const found = await privacy.person(parsed.output, by);
    const { email } = parsed.output;
    const booking = email === '' ? [] : await bookings.person(email);
    return c.json({ ...found, data: { ...found.data, ...(booking.length > 0 && { booking }) } });
  });
  app.post('/desk/erase', async (c) => {
    const parsed = await parsePersonRequest(c.req.raw);
    if (!parsed.success) return c.json(noAddress, 400);
    const { email, dryRun } = parsed.output;
    const done = await privacy.erase(parsed.output, by);
    const ofBookings = email === '' ? {} : await bookings.erase(email, dryRun);
    return c.json({ ...done, counts: { ...done.counts, ...ofBookings } });
  });

  return app;
}

/** Reads only as fast as the client does, so that a slow one doesn't fill the memory. */
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
