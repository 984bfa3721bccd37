import { describe, expect, it } from 'vitest';
import { base32, codeOf, otpauth, stepAt } from '#content-lake/auth/second-factor/totp.ts';

const SECRET = Buffer.from('12345678901234567890');

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B: the last six of the eight digits there.
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('at %i are %s', (seconds, code) => {
    expect(codeOf(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%s is encoded as %s (RFC 4648)', (text, typed) => {
    expect(base32(Buffer.from(text))).toBe(typed);
  });

  it('name the account in their QR code', () => {
    const address = new URL(otpauth(SECRET, 'Meltemi Lines', 'eleni@x.example'));
    expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(address.pathname)).toBe('/Meltemi Lines:eleni@x.example');
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      issuer: 'Meltemi Lines',
    });
  });
});
