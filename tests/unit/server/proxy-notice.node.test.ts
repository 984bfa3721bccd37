import type { IncomingMessage } from 'node:http';
import { IncomingMessage as Message } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createProxyNotice } from '#server/proxy-notice.ts';

function start(trustProxy: number, siteUrl?: string) {
  const lines: string[] = [];
  const log = { warn: (_: object, text: string) => void lines.push(text) };
  return { ...createProxyNotice({ trustProxy, siteUrl, log }), lines };
}

function request(from: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: from });
  return Object.assign(new Message(socket), { headers });
}

/* Behind a proxy without TRUST_PROXY limits were off, and neither the log nor the health check reported it. */
describe('a proxy that isn’t configured', () => {
  it('is reported once, with the first visitor that it forwards', () => {
    const notice = start(0, 'http://localhost:3000');
    notice.look(request('127.0.0.1', {}));
    expect(notice.warning()).toBeNull();
    for (let time = 0; time < 3; time += 1)
      notice.look(request('::ffff:10.0.0.2', { 'x-forwarded-for': '203.0.113.7' }));
    expect(notice.lines).toEqual([expect.stringContaining('TRUST_PROXY')]);
    expect(notice.warning()).toBe(notice.lines[0]);
  });

  it('is reported at start if the site’s address is https', () => {
    expect(start(0, 'https://www.example.gr').warning()).toContain('SITE_URL is https');
  });

  it('isn’t reported if it is configured, or if a remote visitor fakes the headers', () => {
    const announced = start(1, 'https://www.example.gr');
    announced.look(request('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }));
    expect(announced.warning()).toBeNull();
    const open = start(0, 'http://ferries.example');
    open.look(request('203.0.113.7', { 'x-forwarded-for': '198.51.100.1' }));
    expect(open.warning()).toBeNull();
  });
});
