import { describe, expect, test } from 'vitest';
import { notOpenedAhead } from '#lib/late-start/speculation-rules.ts';

const patterns = notOpenedAhead.map(
  (pathname) => new URLPattern({ pathname, baseURL: 'https://meltemi.example' }),
);
const isClosed = (path: string) => patterns.some((pattern) => pattern.test(path, 'https://meltemi.example'));

describe('links that browsers may open ahead', () => {
  test.each(['/', '/en', '/news', '/en/destinations/symi', '/bookings-and-more', '/price-list'])(
    '%s may be',
    (path) => expect(isClosed(path)).toBe(false),
  );
  test.each([
    '/booking',
    '/booking/manage',
    '/en/booking',
    '/en/booking/sailings',
    '/studio',
    '/studio/guide/el',
    '/api/health',
    '/chat/frame',
    '/gtfs.zip',
    '/image/s160x/file/images/p/d/x.jpg',
  ])('%s may not be', (path) => expect(isClosed(path)).toBe(true));
});
