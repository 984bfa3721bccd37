import { afterEach, expect, it } from 'vitest';
import { GUARD } from '#lib/security/guarded.ts';
import { visitorOf } from '#lib/visitor.server.ts';

const forwarded = (chain?: string) => new Headers(chain === undefined ? {} : { 'x-forwarded-for': chain });

afterEach(() => {
  delete process.env.TRUST_PROXY;
  delete process.env[GUARD];
});

// With `next start` a visitor could write any address into the header, and no limit ever applied.
it('believes no address that a visitor may have written', () => {
  expect(visitorOf(forwarded('6.6.6.6'))).toBeNull();
  process.env.TRUST_PROXY = '1';
  expect(visitorOf(forwarded('6.6.6.6, 192.0.2.1'))).toBe('192.0.2.1');
  process.env.TRUST_PROXY = '2';
  expect(visitorOf(forwarded('6.6.6.6, 192.0.2.1, 10.0.0.2'))).toBe('192.0.2.1');
  expect(visitorOf(forwarded('10.0.0.2'))).toBeNull();
  expect(visitorOf(forwarded())).toBeNull();
});

it('takes the address that the site’s server or the worker has settled', () => {
  process.env[GUARD] = 'server';
  expect(visitorOf(forwarded('192.0.2.1'))).toBe('192.0.2.1');
});
