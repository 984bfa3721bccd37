import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cachedScriptsPolicy, isPreviewing, pagePolicy } from '#lib/security/page-policy.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';
import { embedAddress } from '#lib/routes/embed-address.ts';
import { FIRST_PAINT } from '#lib/security/first-paint.gen.ts';
import { LATE_START } from '#lib/security/late-start.gen.ts';

const settings = readSecuritySettings({ SITE_URL: 'https://ferries.example/' });
const inline = { scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] };
/** Our own files, and the script before the first paint, which is in every page. */
const hashed = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const ours = ["'self'", hashed(FIRST_PAINT), hashed(LATE_START)];

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.split(' ')[0] === name);
  return found?.split(' ').slice(1) ?? [];
}

describe('the policy of a page', () => {
  it('allows our own scripts, and inline only hashed ones', () => {
    const policy = pagePolicy({ path: '/en/news', inline, settings });
    expect(directive(policy, 'script-src')).toEqual([...ours, "'sha256-abc='"]);
    expect(directive(policy, 'default-src')).toEqual(["'self'"]);
    expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
    expect(directive(policy, 'object-src')).toEqual(["'none'"]);
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy).not.toContain('unsafe-eval');
  });

  it('has the nonce of a response that is rendered for one request', () => {
    const policy = pagePolicy({
      path: '/booking/sailings',
      inline: { nonce: 'bm9uY2U=', isPreview: false },
      settings,
    });
    expect(directive(policy, 'script-src')).toEqual([...ours, "'nonce-bm9uY2U='"]);
  });

  // Any style element was allowed: a foreign one could cover a page, or read a field letter by letter.
  it('allows style elements only by hash or nonce, and attributes as before', () => {
    const kept = pagePolicy({ path: '/en/news', inline, settings });
    expect(directive(kept, 'style-src-elem')).toEqual(["'self'", "'sha256-def='"]);
    expect(directive(kept, 'style-src-attr')).toEqual(["'unsafe-inline'"]);
    const elements = (isPreview: boolean) =>
      directive(
        pagePolicy({ path: '/booking', inline: { nonce: 'x', isPreview }, settings }),
        'style-src-elem',
      );
    expect(elements(false)).toEqual(["'self'", "'nonce-x'"]);
    // The edit marks create their styles at run time.
    expect(elements(true)).toEqual(["'self'", "'unsafe-inline'"]);
    expect(isPreviewing('a=b; __prerender_bypass=1')).toBe(true);
    expect(isPreviewing('a=b')).toBe(false);
  });

  it('allows any inline script of a page that only the platform caches, but no handlers in attributes', () => {
    const policy = pagePolicy({ path: '/en/news', inline: { any: true, isPreview: false }, settings });
    // A hash beside it would disable it.
    expect(directive(policy, 'script-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(directive(policy, 'script-src-attr')).toEqual(["'none'"]);
    expect(directive(policy, 'style-src-elem')).toEqual(["'self'"]);
    const studio = pagePolicy({ path: '/studio', inline: { any: true, isPreview: false }, settings });
    expect(directive(studio, 'script-src')).toEqual(["'self'", "'unsafe-inline'"]);
    expect(cachedScriptsPolicy(["'sha256-abc='"], settings)).toBe(
      `script-src ${ours.join(' ')} 'sha256-abc='; report-uri /api/security-report; report-to security`,
    );
  });

  it('is a valid header for any environment', () => {
    const odd = readSecuritySettings({
      SITE_URL: 'no address',
      CHAT_PROVIDER_URL: "https://chat.example/a;b'c/",
      TAG_MANAGER_ID: 'GTM-TEST',
      TAG_ORIGINS: 'https://ads.example/path, ;script-src *,javascript:alert(1)',
    });
    const policy = pagePolicy({ path: '/', inline: { scripts: [], styles: [] }, settings: odd });
    expect(directive(policy, 'frame-src')).toContain('https://chat.example');
    expect(directive(policy, 'script-src')).toEqual([
      ...ours,
      'https://*.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://ads.example',
    ]);
    expect(policy.match(/script-src/g)).toHaveLength(1);
    expect(policy).not.toMatch(/upgrade-insecure|javascript:|\*\s|[\r\n]/);
  });

  it('allows framing only by the Studio and our pages, and no framing of the certificate page', () => {
    const ancestors = (path: string) => directive(pagePolicy({ path, inline, settings }), 'frame-ancestors');
    expect(ancestors('/')).toEqual(["'self'"]);
    expect(ancestors('/chat/frame')).toEqual(["'self'"]);
    expect(ancestors('/chat/certificate')).toEqual(["'none'"]);
  });

  it('allows frames of the players in texts', () => {
    const policy = pagePolicy({ path: '/', inline, settings });
    const players = [
      'https://youtu.be/abc_DEF-1',
      'https://vimeo.com/12345',
      'https://www.openstreetmap.org/#map=12/36.4/27.2',
      'https://www.google.com/maps/place/Symi',
      'https://www.google.com/maps/embed?pb=1',
      'https://maps.google.com/?q=Symi',
    ].map((page) => embedAddress(page)?.player ?? 'none');
    const frames = directive(policy, 'frame-src');
    for (const player of players)
      expect(
        frames.some((source) => player.startsWith(source.replace(/'/g, ''))),
        player,
      ).toBe(true);
  });

  it('lets a payment form lead to the provider, and nowhere else', () => {
    const policy = pagePolicy({
      path: '/booking/payment',
      inline: { nonce: 'x', isPreview: false },
      settings,
    });
    expect(directive(policy, 'form-action')).toEqual([
      "'self'",
      'https://ferries.example',
      'https://checkout.stripe.com',
    ]);
  });

  it('gives the Studio its own policy, with a hosted project only where there is one', () => {
    const own = pagePolicy({ path: '/studio/structure', inline, settings });
    expect(directive(own, 'connect-src')).toEqual(["'self'", 'blob:', 'https://*.ferries.example']);
    const hosted = pagePolicy({
      path: '/studio',
      inline,
      settings: readSecuritySettings({ NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123' }),
    });
    expect(directive(hosted, 'connect-src')).toContain('wss://abc123.api.sanity.io');
    expect(directive(pagePolicy({ path: '/studios', inline, settings }), 'img-src')).not.toContain('https:');
  });
});
