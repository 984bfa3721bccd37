import type { Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTransactionsAfter } from '#content-lake/store/transaction-log.ts';
import { lakeTables } from '#content-lake/store/tables.ts';
import { createSchedule, type Schedule } from '#content-lake/documents/schedule/create-schedule.ts';
import { scheduledPublishing } from '#content-lake/documents/schedule/scheduled-publishing.ts';
import { createStore } from '#content-lake/store/create-store.ts';
import { migrateLake } from '#content-lake/store/migrate.ts';
import type { Store } from '#content-lake/store/store.ts';
import { ids, quiet } from '#tests/fixtures/access-lake.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';

const NINE = '2026-05-01T09:00:00.000Z';
const TEN = '2026-05-01T10:00:00.000Z';
const ELEVEN = '2026-05-01T11:00:00.000Z';

type Running = { store: Store; schedule: Schedule; timers: { ms: number; run: () => void }[] };

onEachDatabase('scheduled publishing', (database) => {
  let db: Kysely<unknown>;
  let closeDatabase: () => Promise<void>;
  let now = new Date(NINE);
  let dataset = '';
  let one: Running;
  const all: Running[] = [];

  beforeAll(async () => {
    ({ db, close: closeDatabase } = await database.open());
    await migrateLake(db);
  });
  afterAll(async () => {
    await stopAll();
    await closeDatabase();
  });
  beforeEach(async () => {
    await stopAll();
    now = new Date(NINE);
    dataset = `d${ids()}`;
    one = await run();
  });

  async function run(): Promise<Running> {
    const store = await createStore({ db, projectId: 'meltemi', clock: () => now, ids, log: quiet });
    await store.createDataset(dataset);
    const timers: Running['timers'] = [];
    const schedule = createSchedule({
      store,
      work: scheduledPublishing({ store, db: lakeTables(db), clock: () => now, log: quiet }),
      clock: () => now,
      log: quiet,
      after: (ms, begin) => {
        const timer = { ms, run: begin };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
      },
    });
    await schedule.start();
    const running = { store, schedule, timers };
    all.push(running);
    return running;
  }

  async function stop({ schedule, store }: Running) {
    await schedule.close();
    await store.close();
  }

  async function stopAll() {
    for (const running of all.splice(0)) await stop(running);
  }

  /** Sets the clock to `at` and lets every process check it. */
  async function advanceTo(at: string, ...processes: Running[]) {
    now = new Date(at);
    const checked = processes.length > 0 ? processes : [one];
    for (const { timers } of checked) for (const timer of timers.splice(0)) timer.run();
    await Promise.all(checked.map(({ schedule }) => schedule.idle()));
  }

  const commit = (...mutations: Parameters<Store['commit']>[0]['mutations']) =>
    one.store.commit({ dataset, author: 'editor', mutations });
  const document = (id: string, { store } = one) => store.document(dataset, id);
  const log = () => readTransactionsAfter(lakeTables(db), dataset, 0, 100);
  const draft = (fields: object = {}) => ({ _id: 'drafts.post', _type: 'newsPost', title: 'Νέο', ...fields });

  it('publishes a draft on time, not before, and records the author', async () => {
    await commit({ create: draft({ publishAt: TEN }) });
    expect(one.timers).toMatchObject([{ ms: 1000 }]);
    await advanceTo('2026-05-01T09:59:59.900Z');
    expect(document('post')).toBeUndefined();
    // Close to the time it waits exactly as long as necessary.
    expect(one.timers).toMatchObject([{ ms: 100 }]);
    await advanceTo(TEN);
    expect(document('post')).toMatchObject({ title: 'Νέο', _updatedAt: TEN });
    expect(document('post')).not.toHaveProperty('publishAt');
    expect(document('drafts.post')).toBeUndefined();
    expect((await log()).map(({ author }) => author)).toEqual(['editor', 'schedule']);
    expect(one.timers).toEqual([]);
  });

  it('unpublishes a document; what is left is a draft without the used schedule', async () => {
    await commit({ create: { ...draft({ unpublishAt: TEN }), _id: 'post' } });
    await advanceTo(TEN);
    expect(document('post')).toBeUndefined();
    expect(document('drafts.post')).toMatchObject({ title: 'Νέο' });
    expect(document('drafts.post')).not.toHaveProperty('unpublishAt');
  });

  it('runs both steps of a document', async () => {
    await commit({ create: draft({ publishAt: TEN, unpublishAt: ELEVEN }) });
    await advanceTo(TEN);
    expect(document('post')).toMatchObject({ unpublishAt: ELEVEN });
    await advanceTo(ELEVEN);
    expect(document('post')).toBeUndefined();
  });

  it('follows an editor who changes or removes the schedule', async () => {
    await commit({ create: draft({ publishAt: TEN }) });
    await commit({ patch: { id: 'drafts.post', set: { publishAt: ELEVEN } } });
    await advanceTo(TEN);
    expect(document('post')).toBeUndefined();
    await commit({ patch: { id: 'drafts.post', unset: ['publishAt'] } });
    await advanceTo(ELEVEN);
    expect(document('post')).toBeUndefined();
  });

  it.each([
    ['a moment that had passed when it was written', '2026-05-01T08:00:00.000Z'],
    ['no moment at all', 'tomorrow'],
    ['a day without a time', '2026-05-02'],
  ])('does nothing with %s', async (_what, publishAt) => {
    await commit({ create: draft({ publishAt }) });
    const before = await log();
    await advanceTo(ELEVEN);
    const again = await run();
    await advanceTo(ELEVEN, again);
    expect(await log()).toEqual(before);
  });

  it('leaves versions in a release to their release', async () => {
    await commit({ create: { ...draft({ publishAt: TEN }), _id: 'versions.r1.post' } });
    await advanceTo(TEN);
    expect(document('post')).toBeUndefined();
  });

  describe('when a step cannot be taken', () => {
    const dangling = { author: { _type: 'reference', _ref: 'nobody' } };

    it('records the reason in the draft, once, and leaves the published document alone', async () => {
      await commit({ create: draft({ publishAt: TEN, ...dangling }) });
      await advanceTo(TEN);
      expect(document('post')).toBeUndefined();
      expect(document('drafts.post')?.scheduleFailure).toEqual({
        step: 'publish',
        plannedFor: TEN,
        failedAt: TEN,
        reason: 'Document "post" references non-existent document "nobody"',
      });
      const before = await log();
      await advanceTo(ELEVEN);
      await advanceTo(ELEVEN, await run());
      expect(await log()).toEqual(before);
    });

    it('succeeds at the next time that the editor sets', async () => {
      await commit({ create: draft({ publishAt: TEN, ...dangling }) });
      await advanceTo(TEN);
      await commit({ patch: { id: 'drafts.post', unset: ['author'], set: { publishAt: ELEVEN } } });
      await advanceTo(ELEVEN);
      expect(document('post')).toMatchObject({ title: 'Νέο' });
      expect(document('post')).not.toHaveProperty('scheduleFailure');
    });

    it('does not unpublish a document that others refer to', async () => {
      await commit(
        { create: { ...draft({ unpublishAt: TEN }), _id: 'post' } },
        { create: { _id: 'home', _type: 'homePage', lead: { _type: 'reference', _ref: 'post' } } },
      );
      await advanceTo(TEN);
      expect(document('post')).toMatchObject({ title: 'Νέο' });
      expect(document('post')).not.toHaveProperty('scheduleFailure');
      expect(document('drafts.post')?.scheduleFailure).toMatchObject({
        step: 'unpublish',
        reason: 'Document "post" cannot be deleted as there are references to it from "home"',
      });
    });
  });

  describe('runs a schedule', () => {
    it('that became due while nothing ran', async () => {
      await commit({ create: draft({ publishAt: TEN }) });
      await commit({ patch: { id: 'drafts.post', set: { title: 'Later' } } });
      await stop(one);
      now = new Date(ELEVEN);
      one = await run();
      await advanceTo(ELEVEN);
      expect(document('post')).toMatchObject({ title: 'Later' });
    });

    it('both of whose times passed, by not publishing at all', async () => {
      await commit({ create: draft({ publishAt: TEN, unpublishAt: '2026-05-01T10:30:00Z' }) });
      await stop(one);
      now = new Date(ELEVEN);
      one = await run();
      await advanceTo(ELEVEN);
      expect(document('post')).toBeUndefined();
      expect(document('drafts.post')?.scheduleFailure).toMatchObject({
        reason: 'The time to go offline has passed as well',
      });
    });

    it('exactly once with two processes', async () => {
      await commit(
        ...['a', 'b', 'c'].map((id) => ({ create: { ...draft({ publishAt: TEN }), _id: `drafts.${id}` } })),
        { create: draft({ publishAt: TEN, author: { _type: 'reference', _ref: 'nobody' } }) },
      );
      const two = await run();
      await advanceTo(TEN, one, two);
      const transactions = await log();
      const changed = transactions.flatMap(({ author, changes }) =>
        author === 'schedule' ? changes.map(({ id }) => id) : [],
      );
      expect(changed.toSorted()).toEqual(['a', 'b', 'c', 'drafts.a', 'drafts.b', 'drafts.c', 'drafts.post']);
    });
  });
});
