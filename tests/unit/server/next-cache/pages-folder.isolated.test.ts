import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { forgetPages, noteAddress } from '#server/builds.ts';
import { openFileStore } from '#server/next-cache/file-store.ts';
import { openPagesFolder, type PagesEnv, pagesFolder } from '#server/next-cache/pages-folder.ts';
import type { LookupOptions, Value } from '#server/next-cache/store.ts';

/** Next's kinds are enums that aren't exported for us. */
const asNext = <T>(written: unknown): T =>
  v.parse(
    v.custom<T>(() => true),
    written,
  );
const asPage = asNext<LookupOptions>({ kind: 'APP_PAGE', isFallback: false });

let folder: string;
let build: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-folder-'));
  build = join(folder, 'build');
  mkdirSync(join(build, 'server'), { recursive: true });
  writeFileSync(join(build, 'BUILD_ID'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (SITE_URL: string | undefined, PORT = 3000): PagesEnv => ({
  DATA_DIR: join(folder, 'data'),
  SITE_URL,
  PORT,
});

/** Without Next's in-memory cache, which is shared by the whole process. */
function storeAt(env: PagesEnv | null) {
  const store = openFileStore(
    {
      fs: nodeFs,
      serverDistDir: join(build, 'server'),
      flushToDisk: true,
      revalidatedTags: [],
      _requestHeaders: {},
    },
    env,
  );
  return {
    async keep(key: string, html: string) {
      const page = asNext<Value>({
        kind: 'APP_PAGE',
        html,
        rscData: Buffer.from(html),
        status: 200,
        headers: {},
      });
      await store.set(key, page, {});
    },
    async read(key: string) {
      const value = (await store.get(key, asPage))?.value;
      return value && 'html' in value ? value.html : null;
    },
  };
}

describe('stored pages of a build', () => {
  // A site with a build for another address served pages with that other canonical address.
  it('are served at their own address, and at no other', async () => {
    await storeAt(null).keep('/kos', 'https://a.example/kos');
    noteAddress(build, 'https://a.example');
    const [a, b] = [storeAt(at('https://a.example/')), storeAt(at('https://b.example'))];
    expect(await a.read('/kos')).toBe('https://a.example/kos');
    expect(await b.read('/kos')).toBeNull();
    await b.keep('/kos', 'https://b.example/kos');
    await a.keep('/leros', 'https://a.example/leros');
    expect([await a.read('/kos'), await b.read('/kos')]).toEqual([
      'https://a.example/kos',
      'https://b.example/kos',
    ]);
    expect(await b.read('/leros')).toBeNull();
    // As the next process reads it.
    expect(await storeAt(at('https://b.example')).read('/kos')).toBe('https://b.example/kos');
    // As after a restore, when their data was replaced.
    forgetPages(join(folder, 'data'));
    expect(await storeAt(at('https://b.example')).read('/kos')).toBeNull();
  });

  it('belong to the port if the site has no other address', () => {
    noteAddress(build, 'http://localhost:3000');
    const [own, other, third] = [at(undefined), at(undefined, 3900), at('https://a.example')].map((env) =>
      pagesFolder(build, env),
    );
    expect(own).toBe(build);
    expect(new Set([own, other, third]).size).toBe(3);
  });

  it('aren’t used if their address wasn’t recorded', () => {
    expect(pagesFolder(build, at(undefined))).not.toBe(build);
  });

  it('are deleted once two other folders have been used since', async () => {
    const parent = join(folder, 'data/pages');
    for (const [age, name] of ['old', 'older', 'newer'].entries()) {
      mkdirSync(join(parent, name), { recursive: true });
      utimesSync(join(parent, name), age === 1 ? 1 : 100 + age, age === 1 ? 1 : 100 + age);
    }
    await openPagesFolder(build, at('https://b.example'));
    expect(readdirSync(parent).filter((name) => !name.startsWith('one-'))).toEqual(['newer', 'old']);
    expect(existsSync(pagesFolder(build, at('https://b.example')))).toBe(true);
  });
});
