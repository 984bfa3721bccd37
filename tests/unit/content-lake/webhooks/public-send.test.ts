import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createPublicSend, isPublicAddress } from '#content-lake/webhooks/public-send.ts';

describe('webhooks to the public internet only', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    'no address',
  ])('never connects to %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '172.32.0.1', '2a00:1450:4001:81b::2004'])('may connect to %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'http://127.0.0.1:9/',
    'http://[::1]:9/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:7f00:1]/',
  ])('refuses %s, however it is written', async (url) => {
    await expect(createPublicSend()(url, { method: 'POST' })).rejects.toThrow('not on the public internet');
  });

  it('refuses a name that resolves to an internal address, even if only one of several does', async () => {
    const lookups: string[] = [];
    const send = createPublicSend({
      lookup: (name, done) => {
        lookups.push(name);
        done(null, [
          { address: '93.184.216.34', family: 4 },
          { address: '10.0.0.5', family: 4 },
        ]);
      },
    });
    await expect(send('http://receiver.example/', { method: 'POST' })).rejects.toThrow('public internet');
    expect(lookups).toEqual(['receiver.example']);
  });

  async function receiver() {
    const calls: string[] = [];
    const server = createServer((request, response) => {
      request
        .setEncoding('utf8')
        .on('data', (text: string) => calls.push(`${request.headers['x-hook']} ${text}`));
      request.on('end', () => response.writeHead(202).end('thank you'));
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return { calls, port };
  }
  const delivery = { method: 'POST', body: '{"a":"ά"}', headers: { 'X-Hook': 'h1' } };

  it('does not even connect', async () => {
    const { calls, port } = await receiver();
    await expect(createPublicSend()(`http://localhost:${port}/`, delivery)).rejects.toThrow();
    expect(calls).toEqual([]);
  });

  it('delivers to an allowed address, the same one that was checked', async () => {
    const { calls, port } = await receiver();
    const send = createPublicSend({
      lookup: (_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      isAllowed: () => true,
    });
    const answer = await send(`http://receiver.example:${port}/`, delivery);
    expect([answer.status, await answer.text(), calls]).toEqual([202, 'thank you', ['h1 {"a":"ά"}']]);
  });
});
