import { createServer } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { withFailureWords } from '#server/failure-words.ts';
import el from '#messages/error-page/el.json' with { type: 'json' };
import en from '#messages/error-page/en.json' with { type: 'json' };

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

async function pageOf(status: number, html: string, path: string): Promise<string> {
  const handle = withFailureWords(async (_request, response) => {
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html);
    response.end('<script></script></body></html>');
  });
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
}

const EMPTY = '<!DOCTYPE html><html id="__next_error__"><head></head><body>';

// While a hosted project didn't answer, pages were white without a script.
it.each([
  ['/ploia', el, 'el'],
  ['/en?from=RHO', en, 'en'],
  ['/en/fleet', en, 'en'],
])('says in the language of %s that the page failed', async (path, texts, language) => {
  const html = await pageOf(500, EMPTY, path);
  expect(html).toContain(`<body><main lang="${language}"`);
  for (const words of [texts.title, texts.text, texts.retry]) expect(html).toContain(words);
  expect(html).toMatch(/<script><\/script><\/body><\/html>$/);
});

it.each([
  ['a page that is not found', 404, EMPTY],
  ['an error page with words of its own', 500, '<html lang="en"><body><h1>Sorry</h1>'],
  ['a page', 200, '<html lang="en"><body><h1>Fleet</h1>'],
])('leaves %s as it is', async (_, status, html) => {
  expect(await pageOf(status, html, '/en')).toBe(`${html}<script></script></body></html>`);
});
