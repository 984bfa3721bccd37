import { describe, expect, it } from 'vitest';
import { securityHeaders } from '#lib/security/headers.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';

const headersAt = (path: string, site: string) =>
  new Headers(securityHeaders(path, readSecuritySettings({ SITE_URL: site })));

describe('the headers of every response', () => {
  it('enforce https only where the site has it', () => {
    expect(headersAt('/', 'https://ferries.example').get('strict-transport-security')).toMatch(
      /^max-age=\d{8}$/,
    );
    expect(headersAt('/', 'http://ferries.example').has('strict-transport-security')).toBe(false);
    expect(headersAt('/', 'http://localhost:3000').has('strict-transport-security')).toBe(false);
  });

  it('isolate a page’s window, where browsers allow it', () => {
    expect(headersAt('/en', 'http://localhost:3000').get('cross-origin-opener-policy')).toBe(
      'same-origin-allow-popups',
    );
    expect(headersAt('/en', 'http://10.0.0.7:3000').has('cross-origin-opener-policy')).toBe(false);
    expect(headersAt('/en', 'http://localhost.example').has('cross-origin-opener-policy')).toBe(false);
  });

  it('let other sites embed pictures and nothing else', () => {
    const policyOf = (path: string) =>
      headersAt(path, 'https://ferries.example').get('cross-origin-resource-policy');
    expect(policyOf('/image/s960x/webp/file/images/a')).toBe('cross-origin');
    expect(policyOf('/share/el/news/post')).toBe('cross-origin');
    expect(policyOf('/brand/mark.svg')).toBe('cross-origin');
    expect(policyOf('/api/booking/ticket')).toBe('same-origin');
    expect(policyOf('/_next/static/chunks/a.js')).toBe('same-origin');
    expect(policyOf('/lake/v1/users/me')).toBeNull();
  });

  it('are few for files that aren’t documents', () => {
    expect([...headersAt('/_next/static/chunks/a.js', 'http://localhost:3000').keys()]).toEqual([
      'cross-origin-resource-policy',
      'x-content-type-options',
    ]);
  });
});
