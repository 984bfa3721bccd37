import { expect, test } from '@playwright/test';
import { fromPrice } from '#lib/timetable/from-price.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { WaysResult } from '#contracts/reservations/index.ts';
import { fetchJson } from './reservation-service.ts';

test.setTimeout(300_000);

const MARKED = /data-from-price="([A-Z]{3}) ([A-Z]{3}) (ECO|VIP)"[^>]*>([\s\S]*?)<\/(?:td|p|em|span|dd)>/g;

// Four offers showed two "from" prices for one route: the fast ship's minutes beside another ship's price.
test('every "from" price on every page matches the service', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
  const ways = new Map<string, WaysResult['ways']>();
  const shown = new Set<string>();
  const wrong: string[] = [];
  for (const path of paths) {
    const locale = /^\/en(?:\/|$)/.test(path) ? 'en' : 'el';
    const html = await (await request.get(path)).text();
    for (const [, from = '', to = '', travelClass = '', inside = ''] of html.matchAll(MARKED)) {
      const known = ways.get(to) ?? (await fetchJson(`/ways?to=${to}`, WaysResult)).ways;
      ways.set(to, known);
      const way = known.find((each) => each.from === from);
      const lowest = way && fromPrice(way, travelClass === 'VIP' ? 'VIP' : 'ECO');
      const text = inside.replaceAll(/<[^>]*>/g, '').replaceAll('&nbsp;', '\u00a0');
      const price = lowest ? formatPrice(lowest.cents, locale) : 'no price';
      if (!text.includes(price)) wrong.push(`${path}: ${from} ${to} ${travelClass} ${text}, not ${price}`);
      shown.add(path.replace(/^\/en(?=\/|$)/, '').split('/')[1] ?? '');
    }
  }
  expect(wrong).toEqual([]);
  // Home, islands and offers: if they are missing, the marks were lost and this compares nothing.
  expect([...shown]).toEqual(expect.arrayContaining(['', 'destinations', 'low-fare-day-trips']));
});
