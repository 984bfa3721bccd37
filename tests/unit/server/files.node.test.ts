import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packFiles } from '#server/files/pack-files.ts';
import { staticFiles } from '#server/files/static-files.ts';

let folder = '';
let origin = '';
const server = createServer();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meltemi-files-'));
  const [built, open] = [join(folder, 'static'), join(folder, 'public')];
  await mkdir(join(built, 'chunks'), { recursive: true });
  await mkdir(open);
  await writeFile(join(built, 'chunks', 'a1.js'), 'let a = 1;\n'.repeat(500));
  await writeFile(join(built, 'chunks', 'small.js'), '1');
  await writeFile(join(open, 'drawing.svg'), `<svg>${'<g/>'.repeat(500)}</svg>`);
  expect(await packFiles(built)).toBe(2);
  expect(await packFiles(built)).toBe(0);
  const before = join(folder, 'static-before');
  await mkdir(join(before, 'chunks'), { recursive: true });
  await writeFile(join(before, 'chunks', 'old.js'), 'let old = 1;\n'.repeat(500));
  await packFiles(before);
  const files = staticFiles({ built: [built, before], open });
  server.on('request', (request, response) => {
    if (!files(request, response)) response.writeHead(418).end(request.url);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string, accepted: string, init: RequestInit = {}) =>
  fetch(origin + path, { ...init, headers: { 'accept-encoding': accepted } });

it('sends files of the build compressed and cacheable for ever', async () => {
  for (const encoding of ['br', 'gzip']) {
    const answer = await ask('/_next/static/chunks/a1.js?dpl=1', encoding);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000, ?immutable/);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(await answer.text()).toHaveLength(5_500);
  }
  const small = await ask('/_next/static/chunks/small.js', 'br');
  expect([small.headers.get('content-encoding'), await small.text()]).toEqual([null, '1']);
});

// A tab that was open during an upgrade requested chunks that no longer existed.
it('sends files of the previous build, too, compressed and cacheable for ever', async () => {
  const answer = await ask('/_next/static/chunks/old.js', 'br');
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(answer.headers.get('cache-control')).toMatch(/max-age=31536000, ?immutable/);
  expect(await answer.text()).toHaveLength(6_500);
});

it('compresses public files on the fly and lets browsers revalidate them', async () => {
  const answer = await ask('/drawing.svg', 'br');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toMatch(/^public,max-age=0/);
  expect(await answer.text()).toContain('<svg>');
  const etag = answer.headers.get('etag') ?? '';
  expect((await fetch(`${origin}/drawing.svg`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it.each([
  '/_next/static/chunks/none.js',
  '/none.svg',
  '/terms',
  '/_next/static/../../secret',
  '/..%2fsecret.txt',
])('leaves %s to Next, unchanged', async (path) => {
  expect((await ask(path, 'br')).status).toBe(418);
});

it('leaves POST requests to Next, and no partial files behind', async () => {
  const answer = await ask('/_next/static/chunks/a1.js', 'br', { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([418, '/_next/static/chunks/a1.js']);
  expect((await readdir(join(folder, 'static', 'chunks'))).toSorted()).toEqual([
    'a1.js',
    'a1.js.br',
    'a1.js.gz',
    'small.js',
  ]);
});
