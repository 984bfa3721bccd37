import { beforeEach, expect, it, vi } from 'vitest';
import { GUARD } from '#lib/security/guarded.ts';
import { register } from '../../instrumentation.ts';

const calls: Request[] = [];
const says = vi.spyOn(console, 'log').mockImplementation(() => {});

beforeEach(() => {
  Object.assign(process.env, {
    NEXT_RUNTIME: 'nodejs',
    BACKEND_URL: 'https://backend.example',
    EDGE_SECRET: 'of a site that is not on the network',
  });
  for (const name of [GUARD, 'TRUST_PROXY']) delete process.env[name];
  calls.length = 0;
  says.mockClear();
  globalThis.fetch = async (input, init) => {
    calls.push(new Request(input, init));
    return new Response();
  };
});

it('vouches for visitors to the backend, where nothing of ours runs around Next', async () => {
  process.env.TRUST_PROXY = '1';
  await register();
  await fetch('https://backend.example/desk/newsletter', { headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(calls[0]?.headers.get('x-edge-visitor')).toBe('192.0.2.1');
  expect(says).not.toHaveBeenCalled();
});

it('says that nobody names the visitors', async () => {
  await register();
  expect(says.mock.lastCall?.[0]).toContain('TRUST_PROXY is not set');
});

it('leaves both to the site’s server', async () => {
  process.env[GUARD] = 'server';
  await register();
  await fetch('https://backend.example/desk/newsletter', { headers: { 'x-forwarded-for': '192.0.2.1' } });
  expect(calls[0]?.headers.get('x-edge-secret')).toBeNull();
  expect(says).not.toHaveBeenCalled();
});
