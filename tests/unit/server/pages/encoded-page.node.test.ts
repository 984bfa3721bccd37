import { afterEach, describe, expect, it } from 'vitest';
import { encodingFor } from '#lib/page-cache/encoding.ts';
import { keepable, startPages } from '#tests/fixtures/page-cache.ts';

const open: Awaited<ReturnType<typeof startPages>>[] = [];
afterEach(async () => {
  for (const pages of open.splice(0)) await pages.close();
});

async function start(cache: boolean) {
  const pages = await startPages(async (_request, response) => keepable(response, 'page'), { cache });
  open.push(pages);
  return pages;
}

describe.each([true, false])('a buffered page (page cache: %s)', (cache) => {
  it('is compressed as the browser accepts it', async () => {
    const pages = await start(cache);
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const answer = await pages.get('/terms', { 'accept-encoding': accepted });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(answer.text).toContain('<p>page</p>');
      expect(answer.headers.vary).toMatch(/^rsc, Accept-Encoding/);
    }
  });

  it('answers HEAD with the same headers, without the page', async () => {
    const pages = await start(cache);
    const head = await pages.get('/terms', { 'accept-encoding': 'br' }, 'HEAD');
    const get = await pages.get('/terms', { 'accept-encoding': 'br' });
    expect(head.body.length).toBe(0);
    for (const name of ['content-length', 'etag', 'content-security-policy', 'content-encoding'])
      expect(head.headers[name], name).toBe(get.headers[name]);
  });

  it('isn’t sent again to a browser that has it', async () => {
    const pages = await start(cache);
    const { etag = '' } = (await pages.get('/terms', { 'accept-encoding': 'br' })).headers;
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    for (const seen of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await pages.get('/terms', { 'accept-encoding': 'gzip', 'if-none-match': seen });
      expect([again.status, again.body.length, again.headers.etag], seen).toEqual([304, 0, etag]);
      expect(again.headers['content-security-policy']).toContain("'sha256-");
    }
    expect((await pages.get('/terms', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});

it('tells caches further out by which headers it varies', async () => {
  const pages = await start(true);
  expect((await pages.get('/terms')).headers.vary).toBe('rsc, Accept-Encoding, Accept-Language, Cookie');
  expect((await pages.get('/en/terms')).headers.vary).toBe('rsc, Accept-Encoding');
});

describe('the compression', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['*', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['*, br;q=0.0', 'gzip'],
    ['BR', 'br'],
    ['deflate', 'identity'],
    ['gzip;q=0.5', 'gzip'],
  ])('for %s is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});
