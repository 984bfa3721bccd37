import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { describe, expect, it } from 'vitest';
import { reasonIn } from '#backend/db/disk-space.ts';
import { createApp } from '#backend/http/app.ts';

describe('a disk that is full', () => {
  /** Answers every query. */
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (given) => new PostgresIntrospector(given),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

  // /ready responded "ready", and the next write failed.
  it("makes the backend unready, but only if it is the database's own disk", async () => {
    const none = () => new Response();
    const readyWith = async (free: number | null) => {
      const services = {
        lake: none,
        reservations: none,
        desk: none,
        operations: none,
        lakeUpgrade: () => {},
      };
      const app = createApp({ db, ...services, metrics: null, isCopy: false, freeBytes: async () => free });
      app.becomeReady();
      const answer = await app.fetch(new Request('http://backend/ready'));
      return [answer.status, await answer.json()];
    };
    expect(await readyWith(1_000_000)).toEqual([503, { status: 'disk full' }]);
    for (const free of [1_000_000_000, null])
      expect(await readyWith(free)).toEqual([200, { status: 'ready' }]);
  });

  // "The database in … cannot be opened: [object Object]"
  it('is reported with a readable message, whatever the embedded database throws', async () => {
    expect(await reasonIn('/', { name: 'ErrnoError', errno: 51 })).not.toContain('[object');
    expect(await reasonIn('/', new Error('no'))).toBe('no');
  });
});
