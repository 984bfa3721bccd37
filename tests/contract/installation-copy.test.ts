import { sql } from 'kysely';
import { createWriteStream } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { restoreBackup } from '#backend/backup/restore-backup.ts';
import { startBackup } from '#backend/backup/write-backup.ts';
import { openDatabase } from '#backend/db/open.ts';
import { declare, readInstallation } from '#backend/installation/installation.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { type Backend, startBackend } from '#backend/start.ts';
import { outboxOf } from '#backend/reservations/outbox.ts';
import { createDesk } from '#desk/index.ts';
import { createReservations } from '#reservations/index.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { readEnv } from '#foundation/env.ts';
import { runContent } from '#tests/fixtures/content-commands.ts';
import { loadTinyNetwork, prepareDataFolder } from '#tests/fixtures/data-folders.ts';
import { onEachDatabase, type OpenDatabase } from '#tests/fixtures/databases.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { type MailServer, openMailServer } from '#tests/fixtures/mail-server.ts';
import { adults, oneWay, PATIENT_MS, quiet, startService } from '#tests/fixtures/reservations.ts';
import { ELENI, reserve } from '#tests/fixtures/tickets.ts';
import { createReceiver } from '#tests/fixtures/webhook-receiver.ts';

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

type Where = { DATA_DIR: string; DATABASE_URL?: string };

const openAt = ({ DATA_DIR, DATABASE_URL }: Where) =>
  openDatabase(DATABASE_URL ? { kind: 'postgres', url: DATABASE_URL } : { kind: 'pglite', folder: DATA_DIR });

async function copyOf(where: Where) {
  const database = await openAt(where);
  try {
    return (await readInstallation({ db: database.db, kind: database.kind, folder: where.DATA_DIR })).copy;
  } finally {
    await database.close();
  }
}

/** As `pg_dump` and `pg_restore` would, or a server's own tools. @returns its address */
async function copyDatabase(url: string): Promise<string> {
  const name = new URL(url).pathname.slice(1);
  const admin = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await admin.connect();
  await admin.query(`create database ${name}_copy template ${name}`);
  await admin.end();
  return `${url}_copy`;
}

onEachDatabase('a copy of an installation', (database) => {
  const folders: string[] = [];
  const opened: OpenDatabase[] = [];
  const newFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'installation-'));
    folders.push(folder);
    return folder;
  };
  async function newPlace(tables: 'every table' | 'no table' = 'every table'): Promise<Where> {
    const DATA_DIR = await newFolder();
    if (database.kind === 'pglite') {
      if (tables === 'every table') await prepareDataFolder(DATA_DIR);
      return { DATA_DIR };
    }
    const one = await database.open(tables);
    opened.push(one);
    return { DATA_DIR, DATABASE_URL: one.url ?? '' };
  }
  afterAll(async () => {
    for (const one of opened) await one.close();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  describe('is detected', () => {
    // A folder or a database copied with other tools acted as the real installation.
    it('when its data was copied (renaming is allowed), until somebody declares it the real one', async () => {
      const first = await newPlace();
      expect(await copyOf(first)).toBeNull();
      const real = { ...first, DATA_DIR: `${first.DATA_DIR}-renamed` };
      await rename(first.DATA_DIR, real.DATA_DIR);
      folders.push(real.DATA_DIR);
      expect(await copyOf(real)).toBeNull();
      const copy: Where = { DATA_DIR: await newFolder() };
      if (real.DATABASE_URL) {
        await opened.pop()?.close();
        copy.DATABASE_URL = await copyDatabase(real.DATABASE_URL);
      } else await cp(real.DATA_DIR, copy.DATA_DIR, { recursive: true });
      expect(await copyOf(copy)).toBe('elsewhere');
      const one = await openAt(copy);
      await declare({ db: one.db, kind: one.kind, folder: copy.DATA_DIR }, 'real');
      await one.close();
      expect([await copyOf(copy), await copyOf(real)]).toEqual([null, null]);
    });

    if (database.kind === 'postgres')
      it('when its folder belongs to another installation, which does not affect others on the database', async () => {
        const [real, other] = [await newPlace(), await newPlace()];
        expect([await copyOf(real), await copyOf(other)]).toEqual([null, null]);
        expect(await copyOf({ ...real, DATA_DIR: other.DATA_DIR })).toBe('other folder');
        expect(await copyOf(real)).toBeNull();
        // Another machine of the same set-up starts with an empty folder.
        expect(await copyOf({ ...real, DATA_DIR: await newFolder() })).toBeNull();
      });
  });

  // The documented upgrade, a second clone on a restored backup, cancelled a real booking and emailed its traveller.
  describe('that was restored from a backup', () => {
    let mail: MailServer;
    const receiver = createReceiver();
    let archive: string;
    let copy: Where;
    let port: number;
    let booking: { reference: string; token: string };
    const trip = oneWay(`L1-${addDays(athensDay(new Date()), 4).replaceAll('-', '')}.0.2`);

    beforeAll(async () => {
      mail = await openMailServer();
      const real = await newPlace();
      await loadTinyNetwork(real, { legs: 2, horizonDays: 8 });
      const source = await openAt(real);
      const secrets = await loadSecrets(real.DATA_DIR);
      const shop = await startService({
        db: source.db,
        clock: () => new Date(),
        seed: `installation ${database.kind}`,
        secrets,
      });
      booking = await reserve(shop, trip, { people: [ELENI], vehicles: [] });
      const desk = createDesk({
        db: source.db,
        clock: () => new Date(),
        ids: () => 'an-id-of-twenty-signs',
        log: quiet,
        mail: null,
        mailTo: 'info@example.com',
        whoIs: async () => null,
        siteUrl: 'http://localhost:3000',
      });
      await desk.enqueue({
        id: 'waits',
        to: 'reader@example.com',
        locale: 'el',
        subject: 'Εισιτήρια',
        text: 'text',
        html: 'text',
        attachments: [],
        discardAt: new Date(Date.now() + 86_400_000),
      });
      await desk.close();
      await sql`update reservations.booking set pay_by = now() - interval '1 hour'`.execute(source.db);
      archive = join(await newFolder(), 'all.tar.gz');
      await pipeline(
        await startBackup({ db: source.db, folder: real.DATA_DIR, now: new Date() }),
        createWriteStream(archive),
      );
      await source.close();
      copy = await newPlace('no table');
      port = await freePort();
    });
    afterAll(async () => {
      await mail.close();
      await receiver.close();
    });

    const put = async (as: 'copy' | 'real', force = false) =>
      restoreBackup({
        archive,
        folder: copy.DATA_DIR,
        databaseUrl: copy.DATABASE_URL,
        force,
        as,
        now: new Date(),
        onProgress: () => {},
      });

    async function running(work: (backend: Backend) => Promise<void>, more: Record<string, string> = {}) {
      const env = readEnv({
        ...copy,
        BACKEND_PORT: String(port),
        SITE_URL: site,
        SMTP_URL: mail.url,
        SEED: 'false',
        METRICS_TOKEN: 'a-token-of-a-scraper',
        STRIPE_SECRET_KEY: 'sk_test_nothing',
        STRIPE_WEBHOOK_SECRET: 'whsec_nothing',
        ...more,
      });
      const backend = await startBackend({ env, log: quiet, onProgress: () => {} });
      try {
        await work(backend);
      } finally {
        await backend.stop();
      }
    }
    let site = '';
    beforeAll(async () => {
      site = await receiver.listen();
    });

    const call = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init);
    const post = (path: string, body: object, language = 'en') =>
      call(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': language,
          'idempotency-key': `copy-${path}`,
          authorization: `Bearer ${booking.token}`,
        },
        body: JSON.stringify(body),
      });
    const stateOf = async () => {
      const answer = await call(`/reservations/bookings/${booking.reference}`, {
        headers: { authorization: `Bearer ${booking.token}` },
      });
      return JSON.parse(await answer.text());
    };
    it('does nothing on its own: no email, no cancellation, no webhook', async () => {
      await put('copy');
      // Runs at once what is normally done every five seconds.
      const data = await openAt(copy);
      const emails: unknown[] = [];
      const service = createReservations({
        outbox: outboxOf(),
        db: data.db,
        clock: () => new Date(),
        ids: randomBytes,
        log: quiet,
        secrets: await loadSecrets(copy.DATA_DIR),
        post: async (email) => void emails.push(email),
        quarantine: { sells: false },
      });
      await service.maintain();
      await service.close();
      await data.close();
      expect(emails).toEqual([]);
      await running(async () => {
        expect(await stateOf()).toMatchObject({ state: 'confirmed' });
        const token = await readFile(join(copy.DATA_DIR, 'command-token'), 'utf8');
        const published = await call('/lake/v1/data/mutate/production', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ mutations: [{ create: { _id: 'news', _type: 'page' } }] }),
        });
        expect(published.status).toBe(200);
      });
      // It has completed what was in progress.
      expect([mail.inbox, receiver.received]).toEqual([[], []]);
    });

    it('reports that it is a copy, and sells and changes nothing', async () => {
      await running(async () => {
        expect(await (await call('/ready')).json()).toEqual({ status: 'ready', copy: true });
        const figures = await call('/metrics', { headers: { authorization: 'Bearer a-token-of-a-scraper' } });
        expect(await figures.text()).toContain('meltemi_copy{part="backend"} 1');
        const search = {
          trips: [{ from: 'AAA', to: 'CCC', date: addDays(athensDay(new Date()), 4) }],
          party: adults(1),
        };
        expect((await post('/reservations/search', search)).status).toBe(200);
        for (const path of [
          '/holds',
          `/bookings/${booking.reference}/cancellation`,
          `/bookings/${booking.reference}/payments`,
        ])
          for (const [language, title] of [
            ['el', 'Αντίγραφο για δοκιμή'],
            ['en', 'A copy for testing'],
          ] as const) {
            const refused = await post(`/reservations${path}`, trip, language);
            expect(refused.status).toBe(503);
            expect(await refused.json()).toMatchObject({ code: 'copy_for_testing', title });
          }
      });
    });

    it('signs tickets with its own key, which is not valid for boarding', async () => {
      const keys: string[] = [];
      for (let start = 0; start < 2; start += 1)
        await running(async () => void keys.push(await (await call('/reservations/ticket-key')).text()));
      expect(keys[0]).not.toBe(keys[1]);
    });

    it('acts again once it is declared the real one, and keeps the waiting emails for staff', async () => {
      const env = { ...copy, BACKEND_PORT: String(port), SITE_URL: site };
      expect((await runContent(env, ['make-real'], 'no\n')).code).toBe(1);
      expect(await copyOf(copy)).toBe('restored');
      expect(await runContent(env, ['make-real'], 'real\n')).toMatchObject({
        code: 0,
        out: 'This is the real installation.\n',
        err: expect.stringContaining('2 waiting emails are kept'),
      });
      await running(async () => {
        expect(await (await call('/ready')).json()).toEqual({ status: 'ready' });
        await expect.poll(stateOf, { timeout: 30_000 }).toMatchObject({ state: 'cancelled' });
        await expect.poll(() => mail.inbox.length, { timeout: 30_000 }).toBeGreaterThan(0);
        expect(mail.recipients).not.toContain('reader@example.com');
      });
    });

    it('is the real one at once when it is restored as such', async () => {
      await put('real', true);
      expect(await copyOf(copy)).toBeNull();
    });
  });
});
