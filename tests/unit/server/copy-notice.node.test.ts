import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { withCopyNotice } from '#server/copy-notice.ts';
import { withPagePolicy } from '#server/pages/page-policy.ts';
import { settings } from '#tests/fixtures/page-cache.ts';

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

/** A page that passes through all layers of the built site, of a copy or not. */
async function pageOf(
  handle: (response: ServerResponse) => void,
  { path = '/en', isCopy = true } = {},
): Promise<Response> {
  const page = withCopyNotice(
    async (_request, response) => handle(response),
    () => isCopy,
  );
  const secure = withPagePolicy({
    leaveOut: [],
    handle: page,
    settings,
    styleText: () => null,
    split: async (_path, html) => html,
  });
  const server = createServer(async (request, response) => {
    const taken = await secure(request, response);
    if (taken.kind === 'whole')
      response.writeHead(taken.answer.status, taken.answer.headers).end(taken.answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return fetch(`http://127.0.0.1:${port}${path}`);
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const PAGE = '<html><head></head><body class="x"><p>Πάτμος</p></body></html>';
const TEXTS = [/Αντίγραφο για δοκιμή/, /A copy for testing – nothing sold here is valid/];

// During the documented recovery drill the copy looked like the real site, and people booked there.
describe('the notice of a copy for testing', () => {
  it('is at the top of a cacheable page, in both languages, and search engines don’t index it', async () => {
    const answer = await pageOf((response) => {
      response.writeHead(200, {
        ...HTML,
        'cache-control': 's-maxage=300',
        'content-length': Buffer.byteLength(PAGE),
      });
      response.end(PAGE);
    });
    const text = await answer.text();
    for (const sentence of TEXTS) expect(text).toMatch(sentence);
    expect(text).toMatch(/<body class="x"><copy-notice .*<\/copy-notice><p>Πάτμος<\/p><\/body><\/html>$/);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('is in a streamed page, wherever its body begins', async () => {
    const answer = await pageOf((response) => {
      response.writeHead(200, { ...HTML, 'cache-control': 'private, no-store' });
      response.flushHeaders();
      const bytes = Buffer.from(PAGE);
      for (const part of [bytes.subarray(0, 10), bytes.subarray(10, 44), bytes.subarray(44)])
        response.write(part);
      response.end();
    });
    const text = await answer.text();
    expect(text).toContain('<body class="x"><copy-notice');
    expect(text).toContain('<p>Πάτμος</p>');
  });

  // It covered the site's menu and the Studio's publish bar.
  it('takes the height that the site and the Studio leave for it', async () => {
    const answer = await pageOf((response) => response.writeHead(200, HTML).end(PAGE));
    const height = /<copy-notice [^>]*height:(\d+px)/.exec(await answer.text())?.[1];
    for (const sheet of ['app/tokens.css', 'app/studio/studio.css'])
      expect(await readFile(sheet, 'utf8')).toMatch(new RegExp(`copy-notice[^{]*{\\s*--notice: ${height};`));
  });

  it('is neither in responses that aren’t pages nor on the real site', async () => {
    const data = await pageOf((response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('"<body>"'),
    );
    expect(await data.text()).toBe('"<body>"');
    const real = await pageOf((response) => response.writeHead(200, HTML).end(PAGE), { isCopy: false });
    expect(await real.text()).toBe(PAGE);
  });
});
