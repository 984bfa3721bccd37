import { createServer, type ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { readSecuritySettings } from '#lib/security/settings.ts';
import { addSecurityHeaders } from '#server/security-headers.ts';

async function answerOf(answer: (response: ServerResponse) => void, path = '/en') {
  const settings = readSecuritySettings({ SITE_URL: 'https://ferries.example' });
  const server = createServer((request, response) => {
    addSecurityHeaders(request, response, settings);
    answer(response);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  const { status, headers, body } = await fetch(`http://127.0.0.1:${address.port}${path}`);
  await body?.cancel();
  return { status, headers };
}

it.each([
  [
    'with a head written by hand',
    (response: ServerResponse) => response.writeHead(200, { 'X-A': 'b' }).end(),
  ],
  ['with a head that is a list', (response: ServerResponse) => response.writeHead(200, ['X-A', 'b']).end()],
  ['with a reason', (response: ServerResponse) => response.writeHead(200, 'Fine', { 'X-A': 'b' }).end()],
  ['with a head that Node writes', (response: ServerResponse) => response.setHeader('X-A', 'b').end('x')],
  [
    'with both',
    (response: ServerResponse) => response.setHeader('X-A', 'c').writeHead(200, ['X-A', 'b']).end(),
  ],
])('adds the headers to a response %s', async (_, answer) => {
  const { status, headers } = await answerOf(answer);
  expect(status).toBe(200);
  expect(headers.get('x-a')).toBe('b');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age/);
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

it.each([
  [
    'in a list',
    (response: ServerResponse) => response.writeHead(303, ['referrer-policy', 'no-referrer']).end(),
  ],
  ['before', (response: ServerResponse) => response.setHeader('Referrer-Policy', 'no-referrer').end()],
  [
    'by hand',
    (response: ServerResponse) => response.writeHead(200, { 'Referrer-Policy': 'no-referrer' }).end(),
  ],
])('keeps headers that a response has already set %s', async (_, answer) => {
  const { headers } = await answerOf(answer);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
