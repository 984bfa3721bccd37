import fc from 'fast-check';
import { glob, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onPostgres, type OpenDatabase } from '#tests/fixtures/databases.ts';
import { attack } from '#tests/fixtures/lake-attacks.ts';
import { type Caller, HOOKS, openCallers, PICTURE } from '#tests/fixtures/lake-callers.ts';
import { ENDPOINTS } from '#tests/fixtures/lake-endpoints.ts';
import { isAllowed, send } from '#tests/fixtures/lake-siege.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';
import { readServerEvents } from '#tests/fixtures/streams.ts';

/** The same requests in every run. Another number tries others; a failure prints its own. */
const SEED = 20_261_121;
const RUNS = 1_200;

onPostgres('arbitrary requests', ({ open }) => {
  let database: OpenDatabase;
  let lake: TestLake;
  let callers: Record<Caller, Record<string, string>>;
  const failures: unknown[] = [];
  const log = { debug() {}, info() {}, warn() {}, error: (what: object) => failures.push(what) };

  beforeAll(async () => {
    database = await open();
    lake = await openLake(database.db, { webhooks: HOOKS, log });
    callers = await openCallers(lake);
    await lake.admin.assets.upload('image', PICTURE.bytes, { filename: 'a.png' });
  }, 60_000);
  afterAll(async () => {
    await lake.close();
    await database.close();
  });

  it('get no internal error, and what they store stays readable', async () => {
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(attack, async (one) => {
        failures.length = 0;
        const answer = await send(lake, callers, one);
        if (!answer) return;
        sent += 1;
        expect({ ...answer, isAllowed: isAllowed(answer) }).toMatchObject({ isAllowed: true });
        expect(failures).toEqual([]);
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(sent).toBeGreaterThan(RUNS * 0.8);
    const stored = await lake.admin.fetch('*', {}, { perspective: 'raw' });
    const again = await openLake(database.db);
    expect(await again.admin.fetch('*', {}, { perspective: 'raw' })).toEqual(stored);
    await again.close();
  }, 120_000);

  it("do not keep a change from a listener because another one's filter fails", async () => {
    // 1,010,000 characters: more than a query may produce, which shows only when a document exists.
    const filter = `*[length(${Array.from({ length: 101 }, () => 'text').join('+')}) > 0]`;
    const listen = async (query: string) =>
      readServerEvents(await lake.request(`/v1/data/listen/test?query=${encodeURIComponent(query)}`));
    const failing = await listen(filter);
    const others = [await listen('*[_type == "long"]'), await listen('*[_type == "long"]')];
    await lake.admin.create({ _id: 'long', _type: 'long', text: 'a'.repeat(10_000) });
    for (const { next, stop } of others) {
      expect(await next()).toMatchObject({ event: 'welcome' });
      expect(await next()).toMatchObject({ event: 'mutation' });
      stop();
    }
    expect(await failing.next()).toMatchObject({ event: 'welcome' });
    await expect(failing.next()).rejects.toThrow('The stream has ended');
  });

  it('leave no stream open after a HEAD', async () => {
    const path = '/v1/mux/a-session-that-is-looked-at';
    expect(await lake.request(path, { method: 'HEAD' })).toMatchObject({ status: 200 });
    const response = await lake.request(path);
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });
});

it('covers every endpoint of the lake', async () => {
  const named: Record<string, readonly string[]> = {
    SIGN_IN_PATH: ['/auth/login/local'],
    PASSWORD_PATH: ['/auth/login/password'],
    INVITATION_PATH: ['/auth/login/invitation'],
    OIDC_PATH: ['/auth/login/oidc'],
    CODE_PATH: ['/auth/login/code'],
    SET_UP_PATH: ['/auth/login/second-factor'],
    list: ['/hooks/projects/:project'],
    one: ['/hooks/projects/:project/:hook'],
    place: ['/datasets', '/projects/:id/datasets'],
  };
  const methods: Record<string, readonly string[]> = { on: ['PUT', 'PATCH'] };
  const routes = new Set<string>();
  for await (const file of glob('content-lake/**/*.ts')) {
    const source = await readFile(file, 'utf8');
    const declared = source.matchAll(
      /\b(?:api|root)\.(get|post|put|patch|delete|on)\((?:method, )?([^,]+),/g,
    );
    for (const [, method = '', written = ''] of declared) {
      const text = written.replace(/^['`]|['`]$/g, '');
      const name = /^\w+$/.test(written) ? written : /^\$\{(\w+)\}/.exec(text)?.[1];
      const rest = text.replace(/^\$\{\w+\}/, '');
      const paths =
        name === undefined ? [text] : named[name]?.map((start) => (rest === name ? start : start + rest));
      expect(paths, `${file}: ${written}`).toBeDefined();
      for (const verb of methods[method] ?? [method.toUpperCase()]) {
        for (const path of paths ?? []) routes.add(`${verb} ${path}`);
      }
    }
  }
  expect([...routes].toSorted()).toEqual(ENDPOINTS.map(([method, path]) => `${method} ${path}`).toSorted());
});
