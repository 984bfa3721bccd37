import type { SanityDocumentStub } from '@sanity/client';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkStart } from '#backend/hosted/check-start.ts';
import { staffAuthenticator } from '#backend/desk/staff-authenticator.ts';
import { readEnv } from '#foundation/env.ts';
import { createContentReach } from '#server/content-reach.ts';
import { runContent, startBackendProcess } from '#tests/fixtures/content-commands.ts';
import { prepareDataFolder } from '#tests/fixtures/data-folders.ts';
import { onPostgres, type OpenDatabase } from '#tests/fixtures/databases.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { openHostedService } from '#tests/fixtures/hosted-service.ts';
import { PROJECT } from '#tests/fixtures/hosted-site.ts';

const TIMEOUT = { timeout: 240_000 };
const SITE = 'https://www.meltemi.example';
const HOOK = `${SITE}/api/revalidate`;
const SECRET = 'the secret of this site';

onPostgres('a hosted project', (database) => {
  let opened: OpenDatabase;
  let service: Awaited<ReturnType<typeof openHostedService>>;
  let folder: string;
  let administrator: string;
  let leave: () => void;

  beforeAll(async () => {
    opened = await database.open();
    service = await openHostedService(opened);
    administrator = service.token;
    leave = service.enter();
    folder = await mkdtemp(join(tmpdir(), 'hosted-project-'));
  });
  beforeEach(() => void service.requests.splice(0));
  afterAll(async () => {
    leave();
    // Nothing of the program calls any other host.
    expect(service.strangers).toEqual([]);
    await service.close();
    await opened.close();
    await rm(folder, { recursive: true, force: true });
  });

  const variables = () => ({
    ...service.env,
    DATA_DIR: folder,
    SITE_URL: SITE,
    REVALIDATE_SECRET: SECRET,
    NEXT_PUBLIC_SANITY_PROJECT_ID: PROJECT,
    NEXT_PUBLIC_SANITY_DATASET: 'production',
    SANITY_AUTH_TOKEN: administrator,
  });
  const run = async (args: string[], changed: Record<string, string> = {}) => {
    const { code, out, err } = await runContent({ ...variables(), ...changed }, ['hosted', ...args]);
    return { code, lines: out.trimEnd().split('\n'), err };
  };
  const states = (lines: string[]) => lines.map((line) => line.split(/ {2,}/).slice(0, 2).join(' '));
  const editor = (dataset = 'production') =>
    service.client({ projectId: PROJECT, dataset, token: administrator });

  it('is looked at without changing it', TIMEOUT, async () => {
    const { code, lines, err } = await run(['--check']);
    expect([code, states(lines), err.trim()]).toEqual([
      1,
      [
        'ok project',
        'ok rights',
        'missing data set',
        'missing origin',
        'missing read token',
        'missing webhook',
        'missing content',
      ],
      'Something is missing.',
    ]);
    expect(service.changes()).toEqual([]);
  });

  it('is prepared from nothing', TIMEOUT, async () => {
    const { code, lines, err } = await run(['--private']);
    expect([code, states(lines)], err).toEqual([
      0,
      [
        'ok project',
        'ok rights',
        'made data set',
        'made origin',
        'made read token',
        'made webhook',
        'made content',
      ],
    ]);
    expect(lines.at(-1)).toMatch(/\d{3} documents and \d+ pictures, no main page is missing$/);
    expect((await stat(join(folder, 'hosted-project.json'))).mode & 0o077).toBe(0);
  });

  it('can then be read by the site with its token, and by nobody without one', TIMEOUT, async () => {
    const { readToken }: { readToken: string } = JSON.parse(
      await readFile(join(folder, 'hosted-project.json'), 'utf8'),
    );
    const home = (token?: string) =>
      service
        .client({ dataset: 'production', projectId: PROJECT, ...(token && { token }) })
        .fetch('count(*[_type == "homePage"])');
    expect(await home(readToken)).toBe(1);
    await expect(home()).rejects.toThrow();
    const write = service.client({ dataset: 'production', projectId: PROJECT, token: readToken });
    await expect(write.create({ _type: 'page' })).rejects.toThrow(/ermission/);
  });

  it('is not changed by a second run', TIMEOUT, async () => {
    const { code, lines } = await run([]);
    expect([code, states(lines).map((line) => line.split(' ')[0])]).toEqual([0, Array(7).fill('ok')]);
    expect(service.changes()).toEqual([]);
    expect(await run(['--check'])).toEqual({ code: 0, lines, err: '' });
  });

  it('gets its content back from a file by the same commands as the embedded lake', TIMEOUT, async () => {
    const file = join(folder, 'content.tar.gz');
    const out = await runContent(variables(), ['export', file, '--types', 'agency']);
    expect([out.code, out.err.includes('failed')]).toEqual([0, false]);
    const into = await runContent(variables(), ['import', file, '--dataset', 'staging']);
    expect(into, into.err).toMatchObject({ code: 0, out: expect.stringContaining('imported into staging.') });
    expect(await editor('staging').fetch('count(*[_type == "agency"]) > 3')).toBe(true);
  });

  const refusals: [string, Record<string, string>, string[], RegExp][] = [
    ['a wrong project id', { NEXT_PUBLIC_SANITY_PROJECT_ID: 'zzz99999' }, [], /There is no project zzz99999/],
    ['no project id', { NEXT_PUBLIC_SANITY_PROJECT_ID: '' }, [], /NEXT_PUBLIC_SANITY_PROJECT_ID is missing/],
    ['no token', { SANITY_AUTH_TOKEN: '' }, [], /SANITY_AUTH_TOKEN is missing/],
    ['a token that is not one', { SANITY_AUTH_TOKEN: 'skNothing' }, [], /SANITY_AUTH_TOKEN is not accepted/],
    [
      'a read token of another project',
      { SANITY_API_READ_TOKEN: 'skNothing' },
      [],
      /SANITY_API_READ_TOKEN is not accepted/,
    ],
    ['a name that no data set can have', { NEXT_PUBLIC_SANITY_DATASET: 'Site!' }, [], /"Site!" can't be/],
    [
      'a site that is not public',
      { SITE_URL: 'http://localhost:3000' },
      [],
      /can't reach http:\/\/localhost:3000/,
    ],
    [
      'a webhook with an old secret',
      { REVALIDATE_SECRET: 'a newer secret of the site' },
      [],
      /has a webhook whose secret is not this installation's/,
    ],
  ];
  it.each(refusals)('is not changed when there is %s', TIMEOUT, async (_, changed, args, reason) => {
    const { code, lines, err } = await run(args, changed);
    const refused = lines.filter((line) => line.startsWith('refused'));
    expect([code, refused, err]).toEqual([1, [expect.stringMatching(reason)], 'Nothing was changed.\n']);
    expect(service.changes()).toEqual([]);
  });

  it('is not changed with a token that may only edit', TIMEOUT, async () => {
    const token = await service.lake.createToken({ name: 'editor', role: 'editor' });
    const { code, lines } = await run([], { SANITY_AUTH_TOKEN: token, NEXT_PUBLIC_SANITY_DATASET: 'new' });
    expect([code, lines.at(-1)]).toEqual([
      1,
      expect.stringMatching(
        /^refused +rights +SANITY_AUTH_TOKEN may not make data sets, CORS origins, tokens, webhooks/,
      ),
    ]);
    expect(service.changes()).toEqual([]);
  });

  it('is not changed when the data set belongs to another site or schema', TIMEOUT, async () => {
    const others: [string, SanityDocumentStub, RegExp][] = [
      ['blog', { _id: 'first', _type: 'post' }, /documents of another site only \(post\)/],
      ['other', { _id: 'about', _type: 'page', slug: 'about' }, /\(page\) have no permalink_el/],
    ];
    for (const [dataset, document, reason] of others) {
      await editor().datasets.create(dataset, { aclMode: 'public' });
      await editor(dataset).create(document);
      const { code, lines } = await run(['--no-webhook'], { NEXT_PUBLIC_SANITY_DATASET: dataset });
      expect([code, lines.at(-1)]).toEqual([1, expect.stringMatching(reason)]);
    }
    expect(service.changes()).toEqual([]);
  });

  it('names the pages that are missing', TIMEOUT, async () => {
    await editor()
      .transaction()
      .patch('page-itineraries', { unset: ['permalink_el', 'permalink_en'] })
      .patch('page-travel-terms', { unset: ['permalink_el', 'permalink_en'] })
      .commit();
    const { code, lines, err } = await run([]);
    expect([code, lines.at(-1), err]).toEqual([
      1,
      expect.stringMatching(/^missing +content .*lacks \/itineraries, \/travel-terms:/),
      'Something is missing.\n',
    ]);
    expect(service.changes()).toEqual([]);
  });

  it('has the webhook replaced on request, also when the service hides secrets', TIMEOUT, async () => {
    const changed = { REVALIDATE_SECRET: 'a newer secret of the site' };
    const { lines } = await run(['--replace-webhook'], changed);
    expect(lines.find((line) => line.includes(HOOK))).toBe(`made      webhook     ${HOOK}`);
    service.webhooks.showSecrets = false;
    expect((await run(['--check'], changed)).lines.find((line) => line.includes(HOOK))).toMatch(/^ok /);
    // It shows what the site answered: the secret in the service is another one.
    service.webhooks.lastResult = 401;
    expect((await run(['--check'], changed)).lines.find((line) => line.includes(HOOK))).toMatch(
      /^refused +webhook +\S+ has a webhook whose secret is not this installation's/,
    );
    service.webhooks.lastResult = 200;
    service.webhooks.showSecrets = true;
  });

  it('lets the site start, with a note of what is missing', TIMEOUT, async () => {
    const { readToken, notices } = (await checkStart(readEnv(variables()))) ?? {};
    expect(readToken).toMatch(/^\S{20,}$/);
    expect(notices).toEqual([
      expect.stringMatching(/lacks \/itineraries, \/travel-terms: these pages are missing/),
    ]);
  });

  const obstacles: [string, Record<string, string>, RegExp][] = [
    ['an unknown data set', { NEXT_PUBLIC_SANITY_DATASET: 'nowhere' }, /There is no data set nowhere/],
    [
      'an unknown project',
      { NEXT_PUBLIC_SANITY_PROJECT_ID: 'zzz99999' },
      /in the hosted project zzz99999, or no such/,
    ],
    [
      'an empty data set',
      { NEXT_PUBLIC_SANITY_DATASET: 'elsewhere' },
      /elsewhere is empty, so that every page would be missing/,
    ],
    ['a revoked token', { SANITY_API_READ_TOKEN: 'skRevoked' }, /doesn't accept the site's read token/],
    [
      'no token for a private data set',
      { DATA_DIR: '/nonexistent' },
      /is private, and the site has no read token/,
    ],
  ];
  it.each(obstacles)('refuses to start the site with %s', TIMEOUT, async (_, changed, reason) => {
    await expect(checkStart(readEnv({ ...variables(), ...changed }))).rejects.toThrow(reason);
  });

  it('starts an empty site on request, and one whose project does not answer', TIMEOUT, async () => {
    const empty = readEnv({ ...variables(), NEXT_PUBLIC_SANITY_DATASET: 'elsewhere', SEED: 'false' });
    expect((await checkStart(empty))?.notices).toEqual([expect.stringContaining('elsewhere is empty')]);
    service.setAway(true);
    const { notices } = (await checkStart(readEnv(variables()))) ?? {};
    service.setAway(false);
    expect(notices).toEqual([expect.stringMatching(/can't be reached: .* Pages that were kept are served/)]);
  });

  it('identifies its members at the desk, and programs not', TIMEOUT, async () => {
    const people = staffAuthenticator(service.lake, { hostedProject: PROJECT, siteUrl: SITE });
    const who = (token: string) =>
      people(new Request(`${SITE}/desk/staff/me`, { headers: { authorization: `Bearer ${token}` } }));
    expect(await who('skNobody')).toBeNull();
    expect(await who(administrator)).toBeNull();
    expect(service.requests).toEqual(Array(2).fill(`GET ${PROJECT}.api.sanity.io/v2021-06-07/users/me`));
  });

  it('is reported by the site’s readiness', TIMEOUT, async () => {
    const lines: object[] = [];
    const log = { debug() {}, info() {}, warn: (line: object) => void lines.push(line), error() {} };
    let time = 0;
    const reach = (dataset: string, token: string | undefined) =>
      createContentReach({ project: PROJECT, dataset, token, log, now: () => time });
    expect(await reach('production', 'skRevoked')()).toBe('refused');
    expect(await reach('elsewhere', administrator)()).toBe('empty');
    const site = reach('production', administrator);
    expect([await site(), await site()]).toEqual(['ready', 'ready']);
    service.setAway(true);
    time += 61_000;
    expect(await site()).toBe('away');
    service.setAway(false);
    time += 11_000;
    expect(await site()).toBe('ready');
    expect(lines).toMatchObject([
      { content: 'refused' },
      { content: 'empty' },
      { content: 'away' },
      { content: 'ready' },
    ]);
  });

  // The start seeded it with pictures that nobody saw, and it took documents that the site didn't have.
  it('leaves the embedded lake empty and closed, and the desk open for its members', TIMEOUT, async () => {
    const embedded = { DATA_DIR: join(folder, 'backend'), BACKEND_PORT: String(await freePort()) };
    await prepareDataFolder(embedded.DATA_DIR);
    const backend = await startBackendProcess({ ...variables(), ...embedded, SEED: 'true' });
    const call = (path: string) =>
      fetch(`http://127.0.0.1:${embedded.BACKEND_PORT}${path}`, {
        headers: { authorization: 'Bearer skNobody' },
      });
    try {
      const closed = await call('/lake/v2025-02-19/data/query/production?query=count(*)');
      expect([closed.status, await closed.json()]).toEqual([
        404,
        expect.objectContaining({ message: expect.stringContaining(`hosted project ${PROJECT}`) }),
      ]);
      expect((await call('/desk/staff/me')).status).toBe(401);
      service.setAway(true);
      const away = await fetch(`http://127.0.0.1:${embedded.BACKEND_PORT}/desk/staff/me`, {
        headers: { authorization: 'Bearer skSomebody' },
      });
      service.setAway(false);
      expect(away.status).toBe(503);
      const file = join(folder, 'backup.tar.gz');
      const backup = await runContent({ ...variables(), ...embedded }, ['backup', file]);
      expect([backup.code, backup.err]).toEqual([0, expect.stringContaining('running backend')]);
      expect(backup.err).toContain(`The content is in the hosted project ${PROJECT} and not in this file`);
    } finally {
      await backend.stop();
    }
    const users = await runContent(embedded, ['user', 'list']);
    expect([users.code, users.out]).toEqual([0, expect.not.stringContaining('@')]);
  });

  it('says when the service does not answer', TIMEOUT, async () => {
    service.setAway(true);
    const { code, lines } = await run([]);
    service.setAway(false);
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/^refused +project +api\.sanity\.io can't be reached: .*[^.]\.$/)],
    ]);
  });
});
