import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isChatInProgress, rememberChat } from '#lib/chat/in-progress.ts';
import { OWN_PROVIDER, providerAddresses } from '#lib/chat/provider.ts';
import { CHECK_TIMEOUT_MS, isSecure } from '#lib/chat/secure-check.ts';

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function providerThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/` : '';
}

describe('E2 the secure check', () => {
  it('sends HEAD and accepts only 200', async () => {
    const methods: (string | undefined)[] = [];
    let status = 200;
    const provider = await providerThat((request, response) => {
      methods.push(request.method);
      response.writeHead(status).end();
    });
    const logged: string[] = [];
    const options = { fetch, log: (text: string) => logged.push(text) };
    const address = providerAddresses(provider, 'el', 'https://site.example').secureCheck('1');
    expect(await isSecure(address, options)).toBe(true);
    for (status of [204, 302, 404, 500]) expect(await isSecure(address, options)).toBe(false);
    expect(new Set(methods)).toEqual(new Set(['HEAD']));
    expect(logged).toHaveLength(4);
  });

  it('gives up after two seconds, and only logs it', async () => {
    expect(CHECK_TIMEOUT_MS).toBe(2_000);
    const provider = await providerThat(() => {});
    const logged: string[] = [];
    const secure = await isSecure(provider, { fetch, log: (text) => logged.push(text), timeoutMs: 30 });
    expect(secure).toBe(false);
    expect(logged).toEqual([expect.stringContaining('secure check failed')]);
  });

  it('doesn’t throw when the provider is unreachable', async () => {
    expect(await isSecure('http://127.0.0.1:1/', { fetch, log: () => {} })).toBe(false);
  });
});

describe('E2 the provider’s addresses', () => {
  it('are below its folder, with a new cache-busting parameter for each check', () => {
    const addresses = providerAddresses('https://chat.example/meltemi', 'en', 'https://site.example');
    expect(addresses.origin).toBe('https://chat.example');
    expect(addresses.frame).toBe('https://chat.example/meltemi/frame?lang=en');
    expect(addresses.certificate).toBe('https://chat.example/meltemi/certificate?lang=en');
    expect(addresses.secureCheck('17')).toBe('https://chat.example/meltemi/secure-check?nocache=17');
    expect(addresses.isOwn).toBe(false);
  });

  it('are the site’s own without a provider, under any host name', () => {
    const addresses = providerAddresses(OWN_PROVIDER, 'el', 'http://192.168.1.7:3000');
    expect(addresses.frame).toBe('http://192.168.1.7:3000/chat/frame?lang=el');
    expect(addresses.origin).toBe('http://192.168.1.7:3000');
    expect(addresses.isOwn).toBe(true);
  });
});

describe('E1 a chat in progress', () => {
  it('is stored for the session, and dropped where storage is disabled', () => {
    const kept = new Map<string, string>();
    const storage: Storage = {
      length: 0,
      clear: () => kept.clear(),
      key: () => null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    };
    expect(isChatInProgress(() => storage)).toBe(false);
    rememberChat(() => storage, true);
    expect(isChatInProgress(() => storage)).toBe(true);
    rememberChat(() => storage, false);
    expect(isChatInProgress(() => storage)).toBe(false);
    const denied = (): Storage => {
      throw new Error('SecurityError');
    };
    rememberChat(denied, true);
    expect(isChatInProgress(denied)).toBe(false);
  });
});
