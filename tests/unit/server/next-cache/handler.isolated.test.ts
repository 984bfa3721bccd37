import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { appendFile, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { endOfAthensDay } from '#foundation/dates/athens.ts';
import { GUARD } from '#lib/security/guarded.ts';
import PageCacheHandler from '#server/next-cache/page-cache-handler.ts';
import { onPurge } from '#server/next-cache/purge.ts';
import type { LookupOptions, StoreOptions, Value } from '#server/next-cache/store.ts';

const NOW = { expire: 0 };
const SOON = { expire: 31_536_000 };
/** Next's kinds are enums that aren't exported for us. */
const asNext = <T>(written: unknown): T =>
  v.parse(
    v.custom<T>(() => true),
    written,
  );
const asPage = asNext<LookupOptions>({ kind: 'APP_PAGE', isFallback: false });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-cache-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Next creates one for every request. */
function newRequest(build = folder): PageCacheHandler {
  return new PageCacheHandler({
    fs: nodeFs,
    serverDistDir: join(build, 'server'),
    flushToDisk: true,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });
}

function pageOf(html: string, tags: string, status = 200): Value {
  const headers = { 'x-next-cache-tags': tags };
  return asNext<Value>({ kind: 'APP_PAGE', html, rscData: Buffer.from(html), status, headers });
}

async function kept(key: string, build?: string) {
  const found = await newRequest(build).get(key, asPage);
  const value = found?.value;
  return value && 'html' in value ? { html: value.html, tags: value.headers?.['cache-tag'] } : null;
}

async function headersOf(key: string) {
  const found = await newRequest().get(key, asPage);
  return found?.value && 'headers' in found.value ? found.value.headers : null;
}

beforeEach(() => void (process.env[GUARD] = 'server'));

describe('the page cache handler', () => {
  it('sends a page with its tags, when it is rendered and from the cache', async () => {
    const page = pageOf('<p>Κως</p>', 'shown:destination,_N_T_/el/layout,own:destination:kos');
    await newRequest().set('/kos', page, {});
    expect(page).toMatchObject({ headers: { 'cache-tag': 'shown:destination,own:destination:kos' } });
    expect(await kept('/kos')).toEqual({
      html: '<p>Κως</p>',
      tags: 'shown:destination,own:destination:kos',
    });
  });

  it('gives a page the policy of its scripts instead of tags, where it goes to visitors as it is', async () => {
    const script = 'self.__next_f.push([1,"Σύμη"])';
    const hash = createHash('sha256').update(script).digest('base64');
    await newRequest().set('/symi', pageOf(`<script>${script}</script>`, 'own:destination:symi'), {});
    delete process.env[GUARD];
    const policy = expect.stringMatching(
      new RegExp(`^script-src 'self'[^;]* 'sha256-${RegExp.escape(hash)}';`),
    );
    expect(await headersOf('/symi')).toEqual({
      'x-next-cache-tags': 'own:destination:symi',
      'content-security-policy': policy,
    });
    const fresh = pageOf(`<script>${script}</script>`, 'own:destination:symi');
    await newRequest().set('/symi', fresh, {});
    expect(fresh).toMatchObject({ headers: { 'content-security-policy': policy } });
    // The same stored page behind the site's server, which makes policies itself.
    process.env[GUARD] = 'server';
    expect(await headersOf('/symi')).toEqual({
      'x-next-cache-tags': 'own:destination:symi',
      'cache-tag': 'own:destination:symi',
    });
  });

  it('stores missing pages, and the lake’s responses without a document, only in memory', async () => {
    const answer = (result: unknown) =>
      asNext<Value>({
        kind: 'FETCH',
        revalidate: 60,
        data: {
          headers: {},
          url: '',
          body: Buffer.from(JSON.stringify({ ms: 1, result })).toString('base64'),
        },
      });
    await newRequest().set('/atlantis', pageOf('<p>404</p>', 'shown:page', 404), {});
    await newRequest().set('/rhodes', pageOf('<p>Ρόδος</p>', 'shown:page'), {});
    const asFetch = asNext<StoreOptions>({ fetchCache: true, tags: [] });
    await newRequest().set('nothing', answer(null), asFetch);
    await newRequest().set('something', answer({ _id: 'rhodes' }), asFetch);
    expect((await kept('/atlantis'))?.html).toBe('<p>404</p>');
    const onDisk = ['rhodes', 'atlantis'].map((page) => existsSync(join(folder, `server/app/${page}.html`)));
    expect(onDisk).toEqual([true, false]);
    expect(await readdir(join(folder, 'cache/fetch-cache'))).toEqual(['something']);
  });

  it('lets no page be served once more after midnight in Greece, when its “today” is yesterday', async () => {
    const living = asNext<StoreOptions>({ cacheControl: { revalidate: 30, expire: 31_536_000 } });
    const before = Date.now();
    await newRequest().set('/today', pageOf('', 'shown:destination'), living);
    const found = await newRequest().get('/today', asPage);
    const expires = (found?.lastModified ?? 0) + (found?.cacheControl?.expire ?? 0) * 1000;
    const midnights = [before, Date.now()].map((at) => endOfAthensDay(new Date(at)).getTime());
    expect(midnights).toContain(Math.floor(expires / 1000) * 1000);
    expect(found?.cacheControl?.revalidate).toBe(30);
  });

  it('encodes tags with Greek letters for headers', async () => {
    await newRequest().set('/ρόδος', pageOf('', 'own:page:ρόδος'), {});
    expect((await kept('/ρόδος'))?.tags).toBe('own:page:%CF%81%CF%8C%CE%B4%CE%BF%CF%82');
  });

  it.each([NOW, SOON])(
    'does not store a page whose rendering started before its tag went stale (%o)',
    async (when) => {
      const key = `/begun-${when.expire}`;
      const early = newRequest();
      await newRequest().revalidateTag(`tag:${key}`, when);
      await early.set(key, pageOf('old', `tag:${key}`), {});
      expect(await kept(key)).toBeNull();

      await vi.waitFor(async () => {
        await newRequest().set(key, pageOf('new', `tag:${key}`), {});
        expect((await kept(key))?.html).toBe('new');
      });
    },
  );

  it('notifies the caches in front only after purging its own', async () => {
    await newRequest().set('/leros', pageOf('old', 'own:destination:leros'), {});
    const found: Promise<unknown>[] = [];
    const stop = onPurge((tags) => found.push(kept('/leros').then((page) => ({ tags, page }))));
    await vi.waitFor(async () => {
      found.length = 0;
      await newRequest().revalidateTag(['own:destination:leros'], NOW);
      expect(await Promise.all(found)).toEqual([{ tags: ['own:destination:leros'], page: null }]);
    });
    stop();
  });

  it('doesn’t serve, after a restart, a page that went stale before', async () => {
    await newRequest().revalidateTag(['own:destination:tilos'], SOON);
    await newRequest().set('/chalki', pageOf('old', 'own:destination:chalki'), {});
    expect((await kept('/chalki'))?.html).toBe('old');

    // As left by a process that was killed in the middle of a line.
    const later = join(folder, 'later');
    await cp(join(folder, 'server'), join(later, 'server'), { recursive: true });
    await cp(join(folder, 'cache'), join(later, 'cache'), { recursive: true });
    const remembered = join(later, 'cache/stale-tags.jsonl');
    expect(await readFile(remembered, 'utf8')).toContain('"tags":["own:destination:tilos"],"soon":true');
    const line = JSON.stringify({ tags: ['own:destination:chalki'], soon: false, at: Date.now() + 1 });
    await appendFile(remembered, `${line}\n{"tags":["own`);

    await vi.waitFor(async () => expect(await kept('/chalki', later)).toBeNull());
  });
});
