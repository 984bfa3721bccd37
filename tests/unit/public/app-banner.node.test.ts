import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { CONSENT_KEY, onlyEssential, serialiseConsents } from '#lib/consent/consents.ts';
import { FIRST_PAINT } from '#lib/security/first-paint.gen.ts';

type Visit = { agent: string; width?: number; closed?: boolean; asks?: boolean; search?: string };

/** Runs the script that browsers run before the first paint, and returns whether the banner shows. */
function bannerShows({ agent, width = 390, closed = false, asks = false, search = '' }: Visit): boolean {
  const marks = new Set<string>();
  const read = (key: string) => {
    if (key === CONSENT_KEY) return asks ? null : serialiseConsents(onlyEssential);
    return closed && key === 'meltemi.app-banner.closed' ? '1' : null;
  };
  const window = {
    Intl,
    addEventListener: () => undefined,
    matchMedia: (query: string) => ({ matches: query === '(max-width: 47.9375em)' && width <= 767 }),
  };
  runInNewContext(FIRST_PAINT, {
    window,
    Intl,
    URLSearchParams,
    location: { search },
    navigator: { userAgent: agent },
    localStorage: { getItem: read },
    document: {
      addEventListener: () => undefined,
      documentElement: {
        setAttribute: (name: string) => marks.add(name),
        hasAttribute: (name: string) => marks.has(name),
      },
    },
  });
  return marks.has('data-app-banner');
}

const PIXEL =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const SAMSUNG =
  'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36';
const WEB_VIEW =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36';
const OLD_WEB_VIEW =
  'Mozilla/5.0 (Linux; U; Android 4.4; Nexus 5) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/30.0.0.0 Mobile Safari/537.36';
const GOOGLEBOT = `${PIXEL} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

describe('A7 the suggestion of the app', () => {
  it.each([
    ['Chrome', PIXEL],
    ['Firefox', FIREFOX],
    ['Samsung Internet', SAMSUNG],
  ])('shows in %s on an Android phone', (_name, agent) => {
    expect(bannerShows({ agent })).toBe(true);
  });

  it.each([
    ['Googlebot', GOOGLEBOT],
    ['a web view', WEB_VIEW],
    ['an old web view', OLD_WEB_VIEW],
    ['an iPhone', IPHONE],
    ['a desktop', DESKTOP],
    ['nobody', ''],
  ])('is hidden from %s', (_name, agent) => {
    expect(bannerShows({ agent })).toBe(false);
  });

  it('shows below 768 px only', () => {
    expect(bannerShows({ agent: PIXEL, width: 767 })).toBe(true);
    expect(bannerShows({ agent: PIXEL, width: 768 })).toBe(false);
  });

  it('stays closed once closed, and never shows inside an app', () => {
    expect(bannerShows({ agent: PIXEL, closed: true })).toBe(false);
    expect(bannerShows({ agent: PIXEL, search: '?hideHeader=true' })).toBe(false);
  });

  it('waits until the visitor has answered about cookies', () => {
    expect(bannerShows({ agent: PIXEL, asks: true })).toBe(false);
  });
});
