import fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as v from 'valibot';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';
import { FormProblem } from '#contracts/desk/index.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { localNotifications } from '#foundation/notify/notifications.ts';
import { createEvents } from '#desk/kernel/events.ts';
import { createApp } from '#desk/http/app.ts';
import { deskFailedJobs } from '#desk/index.ts';
import { onPostgres } from '#tests/fixtures/databases.ts';
import {
  application,
  cargo,
  type DeskWorld,
  message,
  openDeskWorld,
  staff,
  STAFF_MAIL,
} from '#tests/fixtures/desk-world.ts';
import { pdf } from '#tests/fixtures/documents.ts';

/** What no log line may contain: parts of a name, an address, a text, a token and a path. */
const MARK = 'Zmarkz';
const marked = {
  locale: 'en',
  topic: 'lost',
  name: `Nora ${MARK}`,
  email: `${MARK}@example.org`,
  phone: '+30 22410 00000',
  text: `About ${MARK}.`,
  booking: MARK,
  page: `/${MARK}`,
  data: { [MARK]: MARK },
  token: `${MARK}-and-twenty-more-letters`,
  key: `${MARK}-and-twenty-more-letters`,
  to: MARK,
  looking: MARK,
  title: MARK,
};
const BODIES: readonly string[] = [
  JSON.stringify(marked),
  JSON.stringify({ ...marked, email: MARK, locale: MARK, text: 7, to: { [MARK]: 1 } }),
  JSON.stringify([marked]),
  JSON.stringify(MARK),
  'null',
  `{"${MARK}`,
  '',
];
const QUERIES = ['', `?q=${MARK}&before=${MARK}&state=${MARK}&after=-1&token=${MARK}`];
const PARAMS = [MARK, '1', '..%2F', '%00', 'x'.repeat(300)];
const Problem = v.looseObject({ code: v.string(), status: v.number(), detail: v.string() });

/** A database that fails, with an error that quotes the query, as some drivers do. */
const broken: KyselyPlugin = {
  transformQuery: ({ node }) => {
    throw Object.assign(new Error(`cannot run ${JSON.stringify(node)}`), { code: '57P01' });
  },
  transformResult: async ({ result }) => result,
};

onPostgres('B1 every endpoint of the desk', ({ open }) => {
  let world: DeskWorld;
  const lines: string[] = [];
  const write = (fields: object, body: string) => void lines.push(JSON.stringify([fields, body]));
  const log = { debug: write, info: write, warn: write, error: write };
  beforeAll(async () => {
    world = await openDeskWorld(open, { log });
  });
  beforeEach(async () => {
    await world.empty();
    lines.length = 0;
  });
  afterAll(() => world.close());

  function appOn(plugins: KyselyPlugin[]) {
    const db = plugins.reduce(
      (inner, plugin) => inner.withPlugin(plugin),
      world.db.$extendTables<DeskTables>(),
    );
    return createApp({
      db,
      clock: world.now,
      ids: () => crypto.randomUUID(),
      limits: createMemoryBuckets({ clock: world.now }),
      key: 'a key',
      log,
      events: createEvents(localNotifications()),
      jobs: deskFailedJobs({ db: world.db, clock: world.now, log }),
      whoIs: async () => staff.kostas,
      delivers: true,
      mailbox: false,
      mailTo: STAFF_MAIL,
      siteUrl: 'https://meltemi.example',
    });
  }
  const endpoints = () =>
    [...new Set(appOn([]).routes.map(({ method, path }) => `${method} ${path}`))].filter(
      (endpoint) => !endpoint.startsWith('ALL'),
    );

  it('rejects bad input with a problem document, never breaks, and logs no personal data', async () => {
    const app = appOn([]);
    expect(endpoints().length).toBeGreaterThan(40);
    for (const endpoint of endpoints()) {
      const [method = '', path = ''] = endpoint.split(' ');
      for (const [turn, param] of PARAMS.entries())
        for (const query of QUERIES)
          for (const body of method === 'GET' ? [undefined] : BODIES) {
            // Each body goes to one endpoint only, and each endpoint gets some body.
            if (body !== undefined && !path.includes(':') && turn > 0) continue;
            if (body !== undefined && path.includes(':') && BODIES.indexOf(body) % PARAMS.length !== turn)
              continue;
            const answer = await app.request(path.replaceAll(/:\w+/g, param) + query, {
              method,
              headers: {
                'idempotency-key': `${MARK}-and-twenty-more-letters`,
                authorization: `Bearer ${MARK}`,
                'x-forwarded-for': MARK,
                'form-stamp': MARK,
              },
              ...(body === undefined ? {} : { body }),
            });
            const type = answer.headers.get('content-type') ?? '';
            const received = type.startsWith('text/event-stream') ? '' : await answer.text();
            await answer.body?.cancel().catch(() => {});
            expect(answer.status, `${endpoint} ${param} ${query} ${body} ${received}`).toBeLessThan(500);
            if (answer.status < 400) continue;
            expect(type, endpoint).toBe('application/problem+json');
            expect(v.parse(Problem, JSON.parse(received)).status).toBe(answer.status);
          }
    }
    expect(lines.filter((line) => line.includes(MARK))).toEqual([]);
  });

  it('reports in a sentence that the database is unavailable, and logs the reason but no data', async () => {
    const app = appOn([broken]);
    for (const endpoint of endpoints()) {
      const [method = '', path = ''] = endpoint.split(' ');
      const answer = await app.request(path.replaceAll(/:\w+/g, MARK), {
        method,
        headers: { 'idempotency-key': `${MARK}-and-twenty-more-letters`, authorization: `Bearer ${MARK}` },
        ...(method === 'GET' ? {} : { body: JSON.stringify(marked) }),
      });
      const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
      // A download that has started can only be aborted.
      const received = isStream ? '' : await answer.text().catch(() => '');
      await answer.body?.cancel().catch(() => {});
      expect([200, 204, 400, 404, 422, 503], `${endpoint} ${received}`).toContain(answer.status);
      // A response may repeat only what its own caller put in the address.
      if (answer.status === 503) expect(received).not.toContain(MARK);
    }
    expect(lines.filter((line) => line.includes('57P01')).length).toBeGreaterThan(10);
    expect(lines.filter((line) => line.includes(MARK))).toEqual([]);
  });

  it('logs refused emails without their recipient, although mail servers name it', async () => {
    const email = `${MARK.toLowerCase()}@example.org`;
    await world.send('/messages', { ...message, ...marked, email });
    world.server.unknown.add(email);
    await world.desk().deliver();
    world.server.refuse = true;
    await world.send('/cargo', { ...cargo, email, text: MARK });
    await world.desk().deliver();
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => line.toLowerCase().includes(MARK.toLowerCase()))).toEqual([]);
    world.server.unknown.clear();
  });

  const forms = [
    ['/messages', message],
    ['/cargo', cargo],
    ['/applications', application],
  ] as const;
  it.each(forms)('%s stores nothing of any rejected request', async (path, good) => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('\u0000', '\ud800', 'é'.repeat(6000), '2026-02-30', '-0', '1e400', '__proto__'),
    );
    const spoilt = fc
      .tuple(fc.constantFrom(...Object.keys(good), 'homepage', '__proto__'), odd)
      .map(([field, value]) => ({ ...good, [field]: value }));
    let stored = (await world.rows('desk.received')) ?? 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 5, arbitrary: spoilt }, { weight: 1, arbitrary: odd }),
        async (body) => {
          const text = JSON.stringify(body);
          const form = new FormData();
          form.set('application', text);
          form.set('cv', new File([new Uint8Array(pdf())], 'cv.pdf'));
          const answer = await world.post(path, path === '/applications' ? form : text);
          const now = (await world.rows('desk.received')) ?? 0;
          if (answer.status === 200) expect(now).toBe(stored + 1);
          else {
            expect(v.parse(FormProblem, answer.json).status).toBe(answer.status);
            expect([400, 413, 422]).toContain(answer.status);
            expect(now).toBe(stored);
          }
          stored = now;
        },
      ),
      { numRuns: 40 },
    );
  });
});
