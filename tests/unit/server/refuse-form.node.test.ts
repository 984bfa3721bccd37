import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { refusalOf, refuseForm } from '#server/refuse-form.ts';

const post = (url: string, headers: Record<string, string>) =>
  refusalOf({ method: 'POST', url, headers: { host: 'meltemi.example', ...headers } })?.status ?? null;

describe('a form that a page can’t accept', () => {
  it.each([
    ['from our page', '/contact', { origin: 'https://meltemi.example' }, null],
    ['from a program', '/contact', {}, null],
    ['from another site', '/contact', { origin: 'https://elsewhere.example' }, 403],
    ['from a sandbox', '/contact', { origin: 'null' }, 403],
    ['from nonsense', '/contact', { origin: '://' }, 403],
    [
      'behind a proxy',
      '/en/contact',
      { origin: 'https://ferries.example', 'x-forwarded-host': 'ferries.example' },
      null,
    ],
    ['with a file of eight megabytes', '/career', { 'content-length': '8388608' }, null],
    ['with a larger file', '/career', { 'content-length': '8388609' }, 413],
    ['to an endpoint with its own limit', '/lake/v1/assets', { 'content-length': '99999999' }, null],
    ['to an api', '/api/newsletter', { origin: 'https://elsewhere.example' }, null],
  ])('%s', (_name, url, headers, status) => {
    expect(post(url, headers)).toBe(status);
  });

  it('doesn’t affect other methods than POST', () => {
    const headers = { host: 'meltemi.example', origin: 'https://elsewhere.example' };
    expect(refusalOf({ method: 'GET', url: '/contact', headers })).toBeNull();
  });
});

describe('the response to a form that is too large', () => {
  const server = createServer((request, response) => {
    if (!refuseForm(request, response)) response.end('taken');
  });
  afterEach(() => server.close());

  it('reaches the browser in the language of the page, with a link back to the form', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    for (const [path, { errors }] of [
      ['/career', el.common],
      ['/en/career', en.common],
    ] as const) {
      const answer = await fetch(site + path, { method: 'POST', body: new Uint8Array(9 * 1024 * 1024) });
      expect(answer.status).toBe(413);
      const html = await answer.text();
      expect(html).toContain(errors.tooLargeText);
      expect(html).toContain(`href="${path}#form"`);
    }
  });
});
