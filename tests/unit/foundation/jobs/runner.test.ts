import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { retryDelay } from '#foundation/jobs/backoff.ts';
import { createLoop } from '#foundation/jobs/loop.ts';
import { createRunner, type JobKind } from '#foundation/jobs/runner.ts';

type Row = { id: number; key: string; state: 'due' | 'leased' | 'done' | 'dead'; attempts: number };
type Options = Partial<JobKind<Row>> & { atOnce?: number };

const table = (keys: readonly string[]): Row[] =>
  keys.map((key, id) => ({ id, key, state: 'due', attempts: 0 }));

/** A job kind whose table is in memory. */
function kindOf(rows: readonly Row[], { atOnce = 3, ...more }: Options = {}): JobKind<Row> {
  return {
    name: 'test',
    subjectOf: ({ id }) => String(id),
    concurrency: () => atOnce,
    async claim(limit) {
      const due = rows.filter(({ state }) => state === 'due').slice(0, limit);
      for (const row of due) Object.assign(row, { state: 'leased', attempts: row.attempts + 1 });
      return due;
    },
    run: async () => {},
    succeed: async (row) => void (row.state = 'done'),
    fail: async (row) => {
      row.state = 'dead';
      return { isDead: true };
    },
    release: async (some) => {
      for (const row of some) Object.assign(row, { state: 'due', attempts: row.attempts - 1 });
    },
    ...more,
  };
}
const logged: object[] = [];
const log = { error: (facts: object) => void logged.push(facts) };
const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('the job runner', () => {
  it('runs every job once, even if others fail, and those with the same key in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean() }), { maxLength: 25 }),
        fc.integer({ min: 1, max: 5 }),
        fc.scheduler(),
        async (wanted, atOnce, scheduler) => {
          const rows = table(wanted.map(({ key }) => key));
          const begun: number[] = [];
          const runner = createRunner(
            kindOf(rows, {
              atOnce,
              batch: () => 2 * atOnce,
              orderKey: ({ key }) => key,
              run: async ({ id }) => {
                begun.push(id);
                await scheduler.schedule(Promise.resolve());
                if (wanted[id]?.fails) throw new Error('poisoned');
              },
            }),
            { log },
          );
          const succeeded = await scheduler.waitFor(runner.run());
          expect(succeeded).toBe(wanted.filter(({ fails }) => !fails).length);
          expect(rows.map(({ state }) => state)).toEqual(
            wanted.map(({ fails }) => (fails ? 'dead' : 'done')),
          );
          for (const key of ['a', 'b', 'c']) {
            const own = begun.filter((id) => rows[id]?.key === key);
            expect(own).toEqual(own.toSorted((a, b) => a - b));
          }
          expect(begun).toHaveLength(wanted.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  // A job that was freed while another worker asked in vain waited for the next poll.
  it('claims again after an attempt that ended while a claim was under way', async () => {
    const rows = table(['a', 'a']);
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    let claims = 0;
    const runner = createRunner(
      kindOf(rows, {
        atOnce: 2,
        async claim() {
          claims += 1;
          // The second is there for the taking once the first has ended.
          const due = rows.find(
            ({ state, id }) => state === 'due' && (id === 0 || rows[0]?.state === 'done'),
          );
          if (due) due.state = 'leased';
          if (claims === 2) {
            asked.resolve();
            await answered.promise;
          }
          return due ? [due] : [];
        },
        run: async ({ id }) => {
          if (id === 0) await asked.promise;
        },
        async succeed(row) {
          row.state = 'done';
          if (row.id === 0) setImmediate(answered.resolve);
        },
      }),
      { log },
    );
    expect(await runner.run()).toBe(2);
  });

  it('loses nothing when it is stopped: running jobs finish, the others are due at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 4 }),
        async (after, atOnce) => {
          const rows = table(Array.from({ length: 12 }, () => ''));
          let begun = 0;
          const reached = Promise.withResolvers<void>();
          const runner = createRunner(
            kindOf(rows, {
              atOnce,
              batch: () => 3 * atOnce,
              run: async () => {
                begun += 1;
                if (begun > after) reached.resolve();
                await tick();
              },
            }),
            { log },
          );
          runner.start();
          if (after < 12) await reached.promise;
          await runner.stop();
          expect(rows.filter(({ state }) => state === 'leased')).toEqual([]);
          expect(rows.filter(({ state }) => state === 'done')).toHaveLength(begun);
          expect(rows.filter(({ attempts }) => attempts > 0)).toHaveLength(begun);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('waits for running jobs only until its deadline when it stops', async () => {
    const rows = table(['', '']);
    const never = Promise.withResolvers<void>();
    const runner = createRunner(kindOf(rows, { atOnce: 1, run: () => never.promise }), { log, stopMs: 5 });
    runner.start();
    await tick();
    await runner.stop();
    expect(rows.map(({ state }) => state)).toEqual(['leased', 'due']);
    never.resolve();
  });

  it('releases waiting jobs while the receiver is unavailable, and runs them when it answers again', async () => {
    const rows = table(Array.from({ length: 9 }, () => ''));
    let isAway = true;
    const runner = createRunner(
      kindOf(rows, {
        concurrency: () => (isAway ? 1 : 3),
        batch: () => 4,
        run: async () => {
          if (isAway) throw new Error('away');
        },
        fail: async (row) => {
          row.state = 'due';
          return { isDead: false, isAway: true };
        },
      }),
      { log },
    );
    expect(await runner.run()).toBe(0);
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
    isAway = false;
    expect(await runner.run()).toBe(9);
    expect(runner.metrics()).toEqual({ test_running: 0, test_done: 9, test_failed: 1, test_dead: 0 });
  });

  it('reports a job that is given up once', async () => {
    logged.length = 0;
    const runner = createRunner(
      kindOf(table(['', '']), {
        run: async ({ id }) => {
          if (id === 1) throw new Error('never');
        },
      }),
      { log },
    );
    await runner.run();
    await runner.run();
    expect(logged).toEqual([{ kind: 'test', subject: '1' }]);
    expect(runner.metrics()).toMatchObject({ test_done: 1, test_failed: 1, test_dead: 1 });
  });

  it('leaves a job whose lease is nearly over for the next claim', async () => {
    const rows = table(['', '', '']);
    const runner = createRunner(kindOf(rows, { isFresh: ({ id }) => id !== 1 }), { log });
    expect(await runner.run()).toBe(2);
    expect(rows.map(({ state }) => state)).toEqual(['done', 'leased', 'done']);
  });

  it('starts nothing more when an outcome can’t be recorded, and continues with the next run', async () => {
    const rows = table(['', '', '', '']);
    let isDown = true;
    const runner = createRunner(
      kindOf(rows, {
        atOnce: 1,
        batch: () => 4,
        succeed: async (row) => {
          if (isDown) throw new Error('no database');
          row.state = 'done';
        },
      }),
      { log },
    );
    await expect(runner.run()).rejects.toThrow('no database');
    expect(rows.map(({ state }) => state)).toEqual(['leased', 'due', 'due', 'due']);
    isDown = false;
    expect(await runner.run()).toBe(3);
  });
});

describe('a loop', () => {
  it('runs again after a wake-up during a run, but never twice at the same time', async () => {
    let running = 0;
    let runs = 0;
    const loop = createLoop({
      work: async () => {
        running += 1;
        runs += 1;
        expect(running).toBe(1);
        await tick();
        running -= 1;
      },
      pollMs: 60_000,
      onError: () => expect.unreachable(),
    });
    loop.wake();
    expect(runs).toBe(0);
    loop.start();
    loop.wake();
    loop.wake();
    await vi.waitUntil(() => runs === 2 && running === 0);
    await tick();
    expect(runs).toBe(2);
    await loop.stop();
    loop.wake();
    expect(runs).toBe(2);
  });

  it('polls in case a wake-up was lost, also after a failed run', async () => {
    const errors: unknown[] = [];
    let runs = 0;
    const loop = createLoop({
      work: async () => {
        runs += 1;
        throw new Error('trouble');
      },
      pollMs: 1,
      onError: (error) => errors.push(error),
    });
    loop.start();
    await vi.waitUntil(() => runs >= 3);
    await loop.stop();
    expect(errors).toHaveLength(runs);
  });
});

describe('the pause before the next attempt', () => {
  it('doubles up to a maximum, plus up to a tenth at random', () => {
    const backoff = { firstMs: 1000, maxMs: 5000 };
    expect([1, 2, 3, 4, 99].map((attempts) => retryDelay(attempts, backoff, () => 0))).toEqual([
      1000, 2000, 4000, 5000, 5000,
    ]);
    expect(retryDelay(2, backoff, () => 0.999)).toBe(2200);
  });
});
