import { glob, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { openLake, type TestLake } from '#tests/fixtures/lake.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Address = readonly [method: Method, path: string, status: number, body?: object];

/** Implemented. The status is that of an administrator's valid request. */
const SERVED: readonly Address[] = [
  ['GET', '/users/me', 200],
  ['GET', '/users/me,nobody', 200],
  ['GET', '/users/me/keyvalue/studio.a,studio.b', 200],
  ['GET', '/auth/providers', 200],
  ['GET', '/auth/id', 200],
  ['GET', '/projects', 200],
  ['GET', '/projects/demo', 200],
  ['GET', '/projects/demo/grants', 200],
  ['GET', '/projects/demo/roles', 200],
  ['GET', '/projects/demo/datasets', 200],
  ['GET', '/projects/demo/datasets?datasetProfile=comments&addonFor=test', 200],
  ['GET', '/projects/demo/datasets/test/acl', 200],
  ['GET', '/projects/demo/new-content-release-allowed', 200],
  ['GET', '/datasets', 200],
  ['PUT', '/datasets/other', 200, { aclMode: 'public' }],
  ['GET', '/features', 200],
  ['GET', '/intake/telemetry-status', 200],
  ['POST', '/intake/batch', 204, {}],
  ['GET', '/ping', 200],
  ['GET', '/check/cors', 200],
  ['GET', '/data/query/test?query=*', 200],
  ['POST', '/data/query/test', 200, { query: '*' }],
  ['GET', '/data/doc/test/a,b', 200],
  ['POST', '/data/mutate/test', 200, { mutations: [] }],
  ['POST', '/data/actions/test?dryRun=true', 200, { actions: [] }],
  ['GET', '/data/listen/test?query=*', 200],
  ['GET', '/data/live/events/test?includeDrafts=true&tag=x&waitFor=function', 200],
  ['GET', '/data/export/test', 200],
  ['GET', '/data/history/test/transactions/a,drafts.a?excludeContent=true', 200],
  ['GET', '/data/history/test/documents/a,b?lastRevision=true', 200],
  ['GET', '/data/history/test/events/documents/a?limit=10', 200],
  ['GET', '/data/history/test/events/releases/rA?limit=10', 200],
  ['GET', '/data/references/test/documents/a/to?excludeInternalReferences=true&excludePaths=true', 200],
];

/** Requested by a Studio that works without them. */
const QUIETLY_ABSENT = [
  '/help',
  '/journey/announcements',
  '/journey/asset-limit',
  '/journey/comments',
  '/journey/content-releases',
  '/journey/document-limit',
  '/journey/scheduled-drafts',
  '/journey/scheduled-publishing',
  '/journey/tasks',
  '/journey/trial',
  '/journey/trial/override',
  '/journey/unclaimed-project',
  '/projects/demo/user-applications',
  '/projects/demo/user-applications/a/config/live-manifest',
  '/projects/demo/datasets/test/settings/indexing',
  '/subscriptions/project/demo',
  '/geoip/country',
  '/descriptors/claim',
  '/descriptors/synchronize',
  '/access/requests/me',
  '/access/project/demo/requests',
];

/** Parts of the hosted service that the lake doesn't have. */
const MISSING: readonly Address[] = [
  ['GET', '/jobs/j1', 501],
  ['GET', '/schedules/demo/test', 501],
  ['POST', '/schedules/demo/test/s1/publish', 501],
  ['POST', '/functions/f1/invoke', 501],
  ['GET', '/blueprints/stacks/s1', 501],
  ['POST', '/agent/action/generate/test', 501],
  ['POST', '/agent/action/transform/test', 501],
  ['POST', '/agent/action/translate/test', 501],
  ['POST', '/agent/action/prompt/test', 501],
  ['POST', '/agent/action/patch/test', 501],
  ['GET', '/agent/org/bundles/mine/listen', 501],
  ['GET', '/collaboration/comments/query', 501],
  ['GET', '/collaboration/comments/listen', 501],
  ['POST', '/collaboration/comments', 501],
  ['POST', '/comments/test/setup', 501],
  ['POST', '/assist/studio-to-canvas/test', 501],
  ['GET', '/media-libraries?organizationId=o', 501],
  ['GET', '/media-libraries/m/doc/d', 501],
  ['GET', '/media-libraries/m/video/v/playback-info', 501],
  ['POST', '/assets/media-library-link/test', 501],
  ['GET', '/datasets/test/settings/embeddings', 501],
  ['PUT', '/projects/demo/datasets/test/settings/embeddings', 501],
];

onEachDatabase('lake addresses', ({ open }) => {
  let lake: TestLake;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const database = await open();
    lake = await openLake(database.db);
    close = async () => {
      await lake.close();
      await database.close();
    };
  }, 60_000);
  afterAll(() => close());

  async function call(method: Method, path: string, body?: object) {
    const response = await lake.request(`/v2025-02-19${path}`, {
      method,
      headers: { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    if (isStream) await response.body?.cancel();
    return { status: response.status, text: isStream ? '' : await response.text() };
  }

  for (const [method, path, status, body] of SERVED) {
    it(`${method} ${path} answers ${status}`, async () => {
      expect(await call(method, path, body)).toMatchObject({ status });
    });
  }

  it.each(QUIETLY_ABSENT)('%s is quietly absent', async (path) => {
    expect(await call('GET', path)).toMatchObject({
      status: 404,
      text: expect.stringContaining('Not available'),
    });
  });

  for (const [method, path, status] of MISSING) {
    it(`${method} ${path} names the missing feature`, async () => {
      expect(await call(method, path)).toMatchObject({
        status,
        text: expect.stringContaining('is not implemented by this content lake'),
      });
    });
  }
});

it('covers every address that the installed Studio and client can request', async () => {
  const known = [
    ...SERVED.map(([, path]) => path),
    ...QUIETLY_ABSENT,
    ...MISSING.map(([, path]) => path),
    '/auth/fetch',
    '/auth/logout',
  ];
  const places = ['node_modules/sanity/lib/*.js', 'node_modules/@sanity/client/src/**/*.ts'];
  const requested = new Set<string>();
  for await (const file of glob(places)) {
    const source = await readFile(file, 'utf8');
    for (const [, path] of source.matchAll(/\b(?:url|uri): ?[`"']\/?([a-z][a-z-]*(?:\/[^`"'?]*)?)/g)) {
      if (path !== undefined && !/^https?\b/.test(path)) requested.add(path);
    }
  }
  expect(requested.size).toBeGreaterThan(40);
  // The expressions in a template's braces may be anything.
  const segments = (path: string) => path.replace(/^\/|\?.*$/g, '').split('/');
  const fits = (path: string) =>
    known.some((other) => {
      const there = segments(other);
      return segments(path).every((part, at) => part.includes('$') || part === '' || part === there[at]);
    });
  expect([...requested].filter((path) => !fits(path))).toEqual([]);
});
