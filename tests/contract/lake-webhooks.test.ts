import { isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { localNotifications } from '#foundation/notify/notifications.ts';
import { createStore } from '#content-lake/store/create-store.ts';
import { migrateLake } from '#content-lake/store/migrate.ts';
import type { Store } from '#content-lake/store/store.ts';
import { createWebhooks, type Webhooks } from '#content-lake/webhooks/create-webhooks.ts';
import { lakeTables } from '#content-lake/store/tables.ts';
import { ids, quiet } from '#tests/fixtures/access-lake.ts';
import { siteWebhook } from '#backend/site-webhook.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { createReceiver, patmos } from '#tests/fixtures/webhook-receiver.ts';

const SECRET = 'a secret of the site';

onEachDatabase('webhooks', (database) => {
  let db: Kysely<unknown>;
  let closeDatabase: () => Promise<void>;
  const { received, answers, listen, forget, close: closeReceiver } = createReceiver();
  let site: string;
  let store: Store;
  let webhooks: Webhooks;
  let now = new Date('2026-05-01T09:00:00Z');
  let timers: { ms: number; run: () => void }[] = [];
  let dataset = '';

  beforeAll(async () => {
    ({ db, close: closeDatabase } = await database.open());
    await migrateLake(db);
    site = await listen();
  });
  afterAll(async () => {
    await stop();
    await closeReceiver();
    await closeDatabase();
  });
  beforeEach(async () => {
    await stop();
    dataset = `d${ids()}`;
    forget();
    timers = [];
    await start();
  });

  async function start(send?: typeof fetch) {
    store = await createStore({ db, projectId: 'meltemi', clock: () => now, ids, log: quiet });
    await store.createDataset(dataset);
    webhooks = createWebhooks({
      db,
      store,
      clock: () => now,
      log: quiet,
      projectId: 'meltemi',
      dataset,
      hooks: [siteWebhook(site, SECRET)],
      send,
      schedule: (ms, run) => {
        const timer = { ms, run };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
    });
    await webhooks.start();
    await webhooks.idle();
  }

  async function stop() {
    if (!webhooks) return;
    await webhooks.close();
    await store.close();
  }

  /** Moves the clock to the next scheduled attempt and lets it happen. */
  async function nextAttempt() {
    const [timer] = timers.splice(0, 1);
    if (!timer) throw new Error('no attempt is planned');
    now = new Date(now.getTime() + timer.ms);
    timer.run();
    await webhooks.idle();
    return timer.ms;
  }

  const newPages = (count: number) =>
    Array.from({ length: count }, (_, number) => ({ create: { _id: `page-${number}`, _type: 'page' } }));
  async function commit(...mutations: Parameters<Store['commit']>[0]['mutations']) {
    const result = await store.commit({ dataset, author: 'p1', mutations });
    await webhooks.idle();
    return result;
  }
  const bodies = () => received.map(({ body }) => JSON.parse(body));
  const log = () =>
    lakeTables(db)
      .selectFrom('lake.webhook_delivery')
      .selectAll()
      .where('dataset', '=', dataset)
      .orderBy('seq')
      .orderBy('position')
      .execute();

  it('notify the site of every change, with the old and the new addresses, signed for the official library', async () => {
    await commit({ create: patmos('patmos') });
    const { transactionId } = await commit({
      patch: { id: 'destination-patmos', set: { 'permalink_el.current': 'patmos-nisi' } },
    });
    await commit({ delete: { id: 'destination-patmos' } });
    const now1 = { permalink_el: 'patmos', permalink_en: 'patmos' };
    const now2 = { permalink_el: 'patmos-nisi', permalink_en: 'patmos' };
    const head = { _id: 'destination-patmos', _type: 'destination' };
    expect(bodies()).toEqual([
      { ...head, operation: 'create', ...now1 },
      { ...head, operation: 'update', ...now2, before: now1 },
      { ...head, operation: 'delete', ...now2, before: now2 },
    ]);
    for (const { body, headers } of received) {
      const signature = String(headers[SIGNATURE_HEADER_NAME]);
      expect(await isValidSignature(body, signature, SECRET)).toBe(true);
      expect(await isValidSignature(`${body} `, signature, SECRET)).toBe(false);
      expect(await isValidSignature(body, signature, 'another secret')).toBe(false);
    }
    expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
    expect(received[1]?.headers).toMatchObject({
      'content-type': 'application/json',
      'sanity-project-id': 'meltemi',
      'sanity-dataset': dataset,
      'sanity-document-id': 'destination-patmos',
      'sanity-operation': 'update',
      'sanity-transaction-id': transactionId,
    });
  });

  it('leave out drafts, versions, uploads and system documents', async () => {
    await commit(
      { create: { ...patmos('p'), _id: 'drafts.destination-patmos' } },
      { create: { ...patmos('p'), _id: 'versions.r1.destination-patmos' } },
      { create: { _id: 'image-abc-1x1-png', _type: 'sanity.imageAsset' } },
      { create: { _id: '_.releases.r1', _type: 'system.release' } },
    );
    expect(received).toEqual([]);
    await commit({ delete: { id: 'drafts.destination-patmos' } }, { createOrReplace: patmos('p') });
    expect(bodies()).toMatchObject([{ _id: 'destination-patmos', operation: 'create' }]);
  });

  describe('to a failing receiver', () => {
    it('are retried with growing pauses and the same key, and a new signature', async () => {
      answers.push(500, 503, 429);
      await commit({ create: patmos('patmos') });
      expect(await log()).toMatchObject([{ status: 'pending', attempts: 1, last_status: 500 }]);
      const pauses = [await nextAttempt(), await nextAttempt(), await nextAttempt()];
      expect(pauses).toEqual([500, 1000, 2000]);
      expect(received).toHaveLength(4);
      expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
      expect(new Set(received.map(({ body }) => body)).size).toBe(1);
      expect(new Set(received.map(({ headers }) => headers[SIGNATURE_HEADER_NAME])).size).toBe(4);
      expect(await log()).toMatchObject([{ status: 'delivered', attempts: 4, last_status: 200 }]);
      expect(timers).toEqual([]);
    });

    it('do not hold up the next publish, which is tried at once and frees the others', async () => {
      answers.push(500);
      await commit({ create: patmos('patmos') });
      await commit({ create: { _id: 'page-terms', _type: 'page' } });
      expect(bodies().map(({ _id }) => _id)).toEqual([
        'destination-patmos',
        'page-terms',
        'destination-patmos',
      ]);
      expect((await log()).map(({ status }) => status)).toEqual(['delivered', 'delivered']);
    });

    it('are given up after five refusals, and kept in the log', async () => {
      answers.push(401, 401, 401, 401, 401);
      await commit({ create: patmos('patmos') });
      for (let again = 0; again < 4; again += 1) await nextAttempt();
      expect(await log()).toMatchObject([{ status: 'failed', attempts: 5, last_status: 401 }]);
      expect(timers).toEqual([]);
    });

    it('are given up after a day without a response', async () => {
      await stop();
      await start(() => Promise.reject(new Error('connect ECONNREFUSED')));
      await commit({ create: patmos('patmos') });
      expect(await log()).toMatchObject([{ attempts: 1, last_error: 'connect ECONNREFUSED' }]);
      now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
      await nextAttempt();
      expect(await log()).toMatchObject([{ status: 'failed', attempts: 2 }]);
    });

    it('never slow a commit down', async () => {
      await stop();
      // A receiver that accepts the request and never responds.
      await start(
        (_address, init) =>
          new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
          }),
      );
      await store.commit({ dataset, author: 'p1', mutations: [{ create: patmos('patmos') }] });
      await store.commit({ dataset, author: 'p1', mutations: [{ delete: { id: 'destination-patmos' } }] });
      expect(store.document(dataset, 'destination-patmos')).toBeUndefined();
      expect(timers).toEqual([]);
    });
  });

  describe('survive', () => {
    it('a shutdown before they were sent', async () => {
      answers.push(500);
      await commit({ create: patmos('patmos') });
      await stop();
      now = new Date(now.getTime() + 60_000);
      await start();
      expect(received).toHaveLength(2);
      expect(received[0]?.headers['idempotency-key']).toBe(received[1]?.headers['idempotency-key']);
    });

    it('a crash right after the commit, before anybody recorded it', async () => {
      await webhooks.close();
      // No webhooks run: as if the process died between the commit and the delivery.
      await store.commit({ dataset, author: 'p1', mutations: [{ create: patmos('patmos') }] });
      await store.close();
      await start();
      expect(bodies()).toMatchObject([{ _id: 'destination-patmos', operation: 'create' }]);
      await stop();
      await start();
      expect(received).toHaveLength(1);
    });

    it('a second process on the same database without duplicates', async () => {
      const other = await createStore({ db, projectId: 'meltemi', clock: () => now, ids, log: quiet });
      const twin = createWebhooks({
        db,
        store: other,
        clock: () => now,
        log: quiet,
        projectId: 'meltemi',
        dataset,
        hooks: [siteWebhook(site, SECRET)],
        schedule: () => () => {},
      });
      await twin.start();
      const pages = newPages(12);
      await Promise.all(
        pages.map((mutation, number) =>
          (number % 2 ? store : other).commit({ dataset, author: 'p1', mutations: [mutation] }),
        ),
      );
      await Promise.all([webhooks.idle(), twin.idle()]);
      expect(
        bodies()
          .map(({ _id }) => _id)
          .toSorted(),
      ).toEqual(pages.map(({ create }) => create._id).toSorted());
      await twin.close();
      await other.close();
    });

    it('the process in which an administrator created them', async () => {
      const notifications = localNotifications();
      const other = await createStore({ db, projectId: 'meltemi', clock: () => now, ids, log: quiet });
      const parts = { db, clock: () => now, log: quiet, projectId: 'meltemi', dataset, notifications };
      const planned = { schedule: () => () => {} };
      const maker = createWebhooks({ ...parts, ...planned, store, hooks: [siteWebhook(site, SECRET)] });
      const twin = createWebhooks({ ...parts, ...planned, store: other, hooks: [siteWebhook(site, SECRET)] });
      await maker.start();
      await twin.start();
      const [known] = await maker.hooks.list();
      if (!known) throw new Error('the hook of the site is missing');
      await maker.hooks.save({ ...known, id: ids(), configured: false, url: `${site}/other` });
      await maker.changed();
      await maker.close();
      await webhooks.close();
      await other.commit({ dataset, author: 'p1', mutations: [{ create: patmos('patmos') }] });
      await vi.waitFor(() => expect(received.map(({ url }) => url)).toContain('/other'), { timeout: 20_000 });
      // A delivery that isn't confirmed yet would be sent again by the next test's process.
      await twin.idle();
      await twin.close();
      await other.close();
    });

    it('a big import in one transaction', async () => {
      const pages = newPages(120);
      await commit(...pages);
      expect(received).toHaveLength(120);
    });
  });

  it('that are new start with the next change, not with past ones', async () => {
    await stop();
    forget();
    const past = await createStore({ db, projectId: 'meltemi', clock: () => now, ids, log: quiet });
    dataset = `d${ids()}`;
    await past.createDataset(dataset);
    await past.commit({ dataset, author: 'p1', mutations: [{ create: patmos('patmos') }] });
    await past.close();
    await start();
    expect(received).toEqual([]);
    await commit({ delete: { id: 'destination-patmos' } });
    expect(bodies()).toMatchObject([{ operation: 'delete' }]);
  });
});
