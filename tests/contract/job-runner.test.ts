import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createRunner, type JobKind } from '#foundation/jobs/runner.ts';
import { onEachDatabase, type OpenDatabase } from '#tests/fixtures/databases.ts';

const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 3;
type Job = { id: number; attempts: number };

// What every kind of job relies on: a poisoned row, a killed worker or a shutdown affects no other job.
onEachDatabase('the job runner', ({ open }) => {
  let opened: OpenDatabase;
  let db: Kysely<unknown>;
  let now = 0;
  let reported: object[] = [];
  let done: number[] = [];
  const log = { error: (facts: object) => void reported.push(facts) };

  beforeAll(async () => {
    opened = await open('no table');
    ({ db } = opened);
    await sql`create table job (id integer primary key, state text not null default 'waiting', attempts integer not null
      default 0, due_at bigint not null default 0)`.execute(db);
  });
  afterAll(() => opened.close());
  beforeEach(() => reset(6));

  async function reset(count: number): Promise<void> {
    now = 0;
    reported = [];
    done = [];
    await sql`delete from job`.execute(db);
    await sql`insert into job (id) select generate_series(1, ${count}::integer)`.execute(db);
  }

  function kind(run: (job: Job) => Promise<void>, atOnce = 2): JobKind<Job> {
    return {
      name: 'test',
      subjectOf: ({ id }) => String(id),
      concurrency: () => atOnce,
      batch: () => 2 * atOnce,
      async claim(limit) {
        const { rows } =
          await sql<Job>`update job set attempts = attempts + 1, due_at = ${now + LEASE_MS}::bigint
          where id in (select id from job where state = 'waiting' and due_at <= ${now}::bigint order by id
            limit ${limit}::integer for update skip locked) returning id, attempts`.execute(db);
        return rows.toSorted((a, b) => a.id - b.id);
      },
      run,
      async succeed({ id }) {
        done.push(id);
        await sql`update job set state = 'done' where id = ${id}::integer`.execute(db);
      },
      async fail({ id, attempts }) {
        const isDead = attempts >= MAX_ATTEMPTS;
        await sql`update job set state = ${isDead ? 'dead' : 'waiting'}, due_at = ${now + 1_000 * attempts}::bigint
          where id = ${id}::integer`.execute(db);
        return { isDead };
      },
      async release(jobs) {
        for (const { id } of jobs)
          await sql`update job set attempts = attempts - 1, due_at = ${now}::bigint where id = ${id}::integer`.execute(
            db,
          );
      },
    };
  }
  const states = async () =>
    (await sql<{ state: string }>`select state from job order by id`.execute(db)).rows.map(
      ({ state }) => state,
    );

  it('never lets a poisoned row stop others, and reports once that it is given up', async () => {
    const runner = createRunner(
      kind(async ({ id }) => {
        if (id === 1) throw new Error('poisoned');
      }),
      { log },
    );
    expect(await runner.run()).toBe(5);
    for (let again = 0; again < 4; again += 1) {
      now += 10_000;
      expect(await runner.run()).toBe(0);
    }
    expect(await states()).toEqual(['dead', 'done', 'done', 'done', 'done', 'done']);
    expect(reported).toEqual([{ kind: 'test', subject: '1' }]);
  });

  it('takes over the leases of a killed worker when they expire, and not before', async () => {
    const begun = Promise.withResolvers<void>();
    const killed = createRunner(
      kind(() => {
        begun.resolve();
        return new Promise(() => {});
      }),
      { log, stopMs: 0 },
    );
    killed.start();
    await begun.promise;
    const other = createRunner(
      kind(async () => {}),
      { log },
    );
    expect(await other.run()).toBe(2);
    now += LEASE_MS;
    expect(await other.run()).toBe(4);
    expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    await killed.stop();
  });

  it('does each job exactly once, however many processes are stopped in the middle', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 3 }),
        async (stopsAfter, poisoned) => {
          await reset(12);
          const work = async ({ id }: Job) => {
            await new Promise((resolve) => setImmediate(resolve));
            if (poisoned.includes(id)) throw new Error('poisoned');
          };
          for (const stopAfter of stopsAfter) {
            let begun = 0;
            const reached = Promise.withResolvers<void>();
            const stopped = createRunner(
              kind(async (job) => {
                begun += 1;
                if (begun > stopAfter) reached.resolve();
                await work(job);
              }),
              { log },
            );
            stopped.start();
            await Promise.race([reached.promise, stopped.idle()]);
            await stopped.stop();
          }
          // Nothing waits for a lease to expire.
          const last = [1, 2].map(() => createRunner(kind(work), { log }));
          for (let round = 0; round < MAX_ATTEMPTS; round += 1) {
            await Promise.all(last.map((runner) => runner.run()));
            now += 5_000;
          }
          const good = Array.from({ length: 12 }, (_, at) => at + 1).filter((id) => !poisoned.includes(id));
          expect(done.toSorted((a, b) => a - b)).toEqual(good);
          expect(now).toBeLessThan(LEASE_MS);
          expect((await states()).filter((state) => state === 'dead')).toHaveLength(poisoned.length);
          expect(reported).toHaveLength(poisoned.length);
        },
      ),
      { numRuns: 8 },
    );
  });
});
