import { describe, expect, it } from 'vitest';
import { callerOf, remoteCallerOf, networkOf } from '#foundation/limits/caller.ts';

const from = (address: string) =>
  new Request('http://x.invalid', { headers: { 'x-forwarded-for': address } });

describe('the key under which limits count a caller', () => {
  // To the sign-in, twelve addresses of one /64 were twelve callers, and the long spelling of an address another caller than the
  // short one.
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8:1:3::1', '2001:db8:1:3'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::203.0.113.7', '2001:db8:1:2'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
    expect(callerOf(from(address))).toBe(network);
  });

  it.each(['127.0.0.1', '::ffff:127.0.0.1', '::1'])(
    'is null for this machine if only remote callers count (%s)',
    (address) => {
      expect(remoteCallerOf(from(address))).toBeNull();
    },
  );

  it('is null if the header is missing', () => {
    expect(callerOf(new Request('http://x.invalid'))).toBeNull();
    expect(remoteCallerOf(from('2001:db8::1'))).toBe('2001:db8:0:0');
  });
});
