import { afterEach, describe, expect, it } from 'vitest';
import { FIRST_PAINT_HASH } from '#lib/security/first-paint.gen.ts';
import { LATE_START_HASH } from '#lib/security/late-start.gen.ts';
import { hashOf } from '#lib/security/inline-scripts.ts';
import { keepable, SCRIPT, startPages, STYLE } from '#tests/fixtures/page-cache.ts';

const open: Awaited<ReturnType<typeof startPages>>[] = [];
afterEach(async () => {
  for (const pages of open.splice(0)) await pages.close();
});

async function start(...given: Parameters<typeof startPages>) {
  const pages = await startPages(...given);
  open.push(pages);
  return pages;
}

const CONSTANT = `${FIRST_PAINT_HASH} ${LATE_START_HASH}`;
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);
const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const PRIVATE = { ...HTML, 'Cache-Control': 'private, no-store' };

describe('the policy of a page', () => {
  it.each([true, false])('has the hashes of a cacheable page’s scripts (page cache: %s)', async (cache) => {
    const pages = await start(async (_request, response) => keepable(response, 'x'), { cache });
    const { headers } = await pages.get('/en/terms');
    expect(policyOf(headers)).toContain(`script-src 'self' ${CONSTANT} ${await hashOf(SCRIPT)};`);
    expect(policyOf(headers)).not.toContain('nonce');
    // A cache in front needs the tags; browsers don't.
    expect(headers['cache-tag']).toBe(cache ? undefined : 'shown:page,own:page:terms');
  });

  // Behind a cache in front, each home page took three times as long as in Next.
  it('is worked out once for pages that didn’t change, in each encoding', async () => {
    let text = 'Κως';
    const pages = await start(async (_request, response) => keepable(response, text), { cache: false });
    const all = [
      await pages.get('/en/terms', { 'accept-encoding': 'gzip' }),
      await pages.get('/en/terms', { 'accept-encoding': 'br' }),
      await pages.get('/en/terms', { 'accept-encoding': 'gzip' }),
    ];
    expect(all.map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br', 'gzip']);
    expect(new Set(all.map(({ headers }) => headers.etag)).size).toBe(1);
    expect(pages.splits()).toBe(1);
    text = 'Κάλυμνος';
    expect((await pages.get('/en/terms')).text).toContain(text);
    // The policy depends on the path.
    await pages.get('/en/other');
    expect([pages.calls(), pages.splits()]).toEqual([5, 3]);
  });

  it('has the nonce that Next was given, a new one each time, and the page is streamed', async () => {
    const pages = await start(async (request, response) => {
      response.writeHead(200, PRIVATE);
      response.write(`<p>${String(request.headers['content-security-policy'])}</p>`);
      response.end('<p>more</p>');
    });
    const [first, second] = [await pages.get('/mine'), await pages.get('/mine')];
    const nonces = [first, second].map(({ text }) => /'nonce-[\w+/=]+'/.exec(text)?.[0] ?? 'none');
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(policyOf(first.headers)).toContain(`script-src 'self' ${CONSTANT} ${nonces[0]};`);
    expect(policyOf(second.headers)).toContain(nonces[1]);
    expect(first.headers['transfer-encoding']).toBe('chunked');
  });

  it('allows the style sheets that are written into a streamed page, in however many chunks they come', async () => {
    const link = `<link rel="stylesheet" href="${STYLE.href}" data-precedence="next"`;
    const ahead = '<link rel="preload" href="/_next/static/chunks/later.css" as="style" nonce="x"/>';
    const html = `<p>Ώρες</p>${link}/>${link} nonce="x"/>${ahead}<p><style>*{opacity:1}</style>`;
    for (const size of [1, 7, 1_000]) {
      const pages = await start(async (_request, response) => {
        const [font, sheet] = [
          `</a.woff2>; rel=preload; as="font"`,
          `<${STYLE.href}>; rel=preload; as="style"`,
        ];
        response.writeHead(200, { ...PRIVATE, Link: `${font}, ${sheet}` });
        const bytes = Buffer.from(html);
        for (let at = 0; at < bytes.length; at += size) response.write(bytes.subarray(at, at + size));
        response.end();
      });
      const { text, headers } = await pages.get('/mine');
      expect(headers.link).toBe('</a.woff2>; rel=preload; as="font"');
      const nonce = /style-src-elem 'self' 'nonce-([^']+)'/.exec(policyOf(headers))?.[1];
      const disabled = `${link} disabled=""/>`;
      expect(text).toBe(
        `<p>Ώρες</p><style nonce="${nonce}">${STYLE.text}${STYLE.text}</style>${disabled}${disabled}<p><style>*{opacity:1}</style>`,
      );
    }
  });

  it('has the hash of the style sheets that are written into a cacheable page, and of no other style', async () => {
    const link = `<link rel="stylesheet" href="${STYLE.href}" data-precedence="next"/>`;
    const pages = await start(async (_request, response) =>
      keepable(response, `${link}<style>*{opacity:0}</style>`),
    );
    const { text, headers } = await pages.get('/en/terms');
    expect(text).toContain(`<style>${STYLE.text}</style><link`);
    expect(policyOf(headers)).toContain(`style-src-elem 'self' ${await hashOf(STYLE.text)};`);
  });

  it('never comes from the visitor', async () => {
    const pages = await start(async (request, response) => {
      response.writeHead(200, PRIVATE).end(JSON.stringify(request.headers));
    });
    const brought = {
      'content-security-policy': "'nonce-mine'",
      'content-security-policy-report-only': "'nonce-mine'",
    };
    for (const path of ['/mine', '/api/something']) {
      const { text, headers } = await pages.get(path, brought);
      expect(text + policyOf(headers)).not.toContain('nonce-mine');
    }
  });

  it('of an error page has hashes, although the page isn’t cacheable', async () => {
    const pages = await start(async (_request, response) =>
      keepable(response, 'gone', { 'Cache-Control': 'private, no-store' }, 404),
    );
    for (const path of ['/nothing', '/api/nothing', '/nothing.css']) {
      const { status, headers } = await pages.get(path);
      expect([status, policyOf(headers)]).toEqual([404, expect.stringContaining(await hashOf(SCRIPT))]);
    }
  });

  it('stays the one that a response already has', async () => {
    const own = "default-src 'none'; sandbox";
    const pages = await start(async (_request, response) => {
      response.writeHead(200, { ...HTML, 'Content-Security-Policy': own }).end('<p>sign in</p>');
    });
    expect(policyOf((await pages.get('/lake/v1/auth')).headers)).toBe(own);
  });

  it('is only for HTML: redirects, data and responses for the router have none', async () => {
    const pages = await start(async (request, response) => {
      if (request.url === '/moved')
        response.writeHead(308, { Location: '/en', 'Cache-Control': 's-maxage=30' });
      else response.setHeader('Content-Type', request.headers.rsc ? 'text/x-component' : 'application/json');
      response.end('1');
    });
    const answers = [
      await pages.get('/moved'),
      await pages.get('/en?_rsc=a', { rsc: '1' }),
      await pages.get('/api/x'),
    ];
    expect(answers.map(({ headers }) => headers['content-security-policy'])).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(answers[0]).toMatchObject({ status: 308, headers: { location: '/en' } });
  });
});
