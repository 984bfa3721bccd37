import { type Dialect, type Driver, Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openMemory } from '#backend/db/pglite.ts';
import { migrateLake } from '#content-lake/index.ts';
import type { Mutation } from '#content-lake/protocol/mutation.ts';
import { createStore } from '#content-lake/store/create-store.ts';
import type { Store } from '#content-lake/store/store.ts';
import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import { copyInMemory } from '#tests/fixtures/pglite-files.ts';

const quiet = { debug() {}, info() {}, warn() {}, error() {} };
let store: Store;
let close: () => Promise<void>;
let db: Kysely<unknown>;
let loseNextAnswer = false;
const committed: CommittedTransaction[] = [];

beforeAll(async () => {
  const opened = await openMemory(copyInMemory(inject('pgliteTemplate')));
  db = new Kysely<unknown>({ dialect: losingAnswers(opened.dialect) });
  await migrateLake(db);
  const ids = () => randomBytes(16).toString('hex');
  store = await createStore({ db, projectId: 'demo', clock: () => new Date(), ids, log: quiet });
  store.onCommit((transaction) => committed.push(transaction));
  await store.createDataset('test');
  close = opened.close;
});
afterAll(async () => {
  await store.close();
  await close();
});

/** A database whose response to a COMMIT gets lost on demand; the commit itself has succeeded. */
function losingAnswers(dialect: Dialect): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (of) => dialect.createIntrospector(of),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver(): Driver {
      const driver = dialect.createDriver();
      const commit = driver.commitTransaction.bind(driver);
      driver.commitTransaction = async (connection) => {
        await commit(connection);
        if (!loseNextAnswer) return;
        loseNextAnswer = false;
        throw new Error('Connection terminated unexpectedly');
      };
      return driver;
    },
  };
}

function commit(mutation: Mutation, author = 'somebody') {
  return store.commit({ dataset: 'test', author, mutations: [mutation] });
}

it("detects whether a commit succeeded whose response was lost, and doesn't repeat it", async () => {
  await commit({ create: { _id: 'counter', _type: 'page', n: 0 } });
  committed.length = 0;
  loseNextAnswer = true;
  const results = await Promise.all([1, 2, 3].map(() => commit({ patch: { id: 'counter', inc: { n: 1 } } })));
  expect(loseNextAnswer).toBe(false);
  expect(store.document('test', 'counter')?.['n']).toBe(3);
  expect(committed.map(({ id }) => id)).toEqual(results.map(({ transactionId }) => transactionId));
  expect(results.map(({ results: [result] }) => result?.document?.['n'])).toEqual([1, 2, 3]);
});

it('lets one request fail without holding up others', async () => {
  const outcomes = await Promise.allSettled([
    commit({ create: { _id: 'a', _type: 'page' } }),
    commit({ create: { _id: 'a', _type: 'page' } }),
    // The database itself rejects this one.
    commit({ create: { _id: 'b', _type: 'page' } }, 'some\0body'),
    commit({ create: { _id: 'c', _type: 'page' } }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(['a', 'b', 'c'].filter((id) => store.document('test', id))).toEqual(['a', 'c']);
});

it('bases each request on the result of those before it, including their references', async () => {
  const target = { create: { _id: 'target', _type: 'page' } };
  const link = {
    create: { _id: 'linked', _type: 'page', to: { _type: 'reference', _ref: 'target' } },
  };
  const outcomes = await Promise.allSettled([
    commit(target),
    commit(link),
    commit({ delete: { id: 'target' } }),
    commit({ patch: { id: 'linked', unset: ['to'] } }),
    commit({ delete: { id: 'target' } }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

it('shows a request that reads the whole dataset everything committed before it', async () => {
  const countAll = () => {
    let seen = 0;
    return store.transact({
      dataset: 'test',
      author: 'somebody',
      change: (working) => {
        seen = store.replica('test').raw.ofType('counted').length;
        working.apply({ create: { _id: `count-${seen}`, _type: 'count' } });
      },
    });
  };
  await Promise.all([
    commit({ create: { _id: 'counted-1', _type: 'counted' } }),
    commit({ create: { _id: 'counted-2', _type: 'counted' } }),
    countAll(),
  ]);
  expect(store.document('test', 'count-2')).toBeDefined();
});
