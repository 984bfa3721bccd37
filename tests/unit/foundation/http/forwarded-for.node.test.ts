import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { isPrivateAddress, settleForwardedFor, visitorBehind } from '#foundation/http/forwarded-for.ts';

it.each([
  ['nobody in between', undefined, '203.0.113.7', 0, '203.0.113.7'],
  ['a visitor who makes up a chain', '198.51.100.1, 198.51.100.2', '203.0.113.7', 0, '203.0.113.7'],
  ['one proxy', '203.0.113.7', '10.0.0.2', 1, '203.0.113.7'],
  ['one proxy and a made-up chain', '198.51.100.1, 203.0.113.7', '10.0.0.2', 1, '203.0.113.7'],
  ['two proxies', '198.51.100.1, 203.0.113.7, 10.0.0.3', '10.0.0.2', 2, '203.0.113.7'],
  ['fewer entries than proxies', '203.0.113.7', '10.0.0.2', 3, '203.0.113.7'],
  ['a closed socket', undefined, undefined, 0, 'unknown'],
])('finds the visitor: %s', (_, forwarded, peer, proxies, visitor) => {
  expect(visitorBehind(forwarded, peer, proxies)).toBe(visitor);
});

it('removes what the visitor sent from both forms of the headers', async () => {
  const seen: unknown[] = [];
  const server = createServer((request, response) => {
    settleForwardedFor(request, 0);
    const raw = request.rawHeaders.map((word) => word.toLowerCase());
    seen.push(request.headers['x-forwarded-for'], raw.filter((word) => word === 'x-forwarded-for').length);
    seen.push(raw.includes('198.51.100.1'));
    response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await fetch(`http://127.0.0.1:${port}/`, { headers: { 'X-Forwarded-For': '198.51.100.1' } });
  server.close();
  expect(seen).toEqual(['127.0.0.1', 1, false]);
});

it('recognises private networks', () => {
  for (const address of [
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '172.20.0.4',
    '192.168.1.1',
    'fd00::1',
  ])
    expect(isPrivateAddress(address)).toBe(true);
  for (const address of ['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7', undefined])
    expect(isPrivateAddress(address)).toBe(false);
});
