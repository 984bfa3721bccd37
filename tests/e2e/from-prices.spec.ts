import { expect, test } from '@playwright/test';
import { fromPrice } from '#lib/timetable/from-price.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { FareResult, WaysResult } from '#contracts/reservations/index.ts';
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

// The page of a discount told every price but the discounted one.
test('the offers of a return tell what it costs with the discount, as the service sells it', async ({
  request,
}) => {
  for (const path of ['/epistrofi-20', '/en/winter-weekend']) {
    const locale = path.startsWith('/en/') ? 'en' : 'el';
    const html = await (await request.get(path)).text();
    const marked = [
      ...html.matchAll(/data-return-price="([A-Z]{3}) ([A-Z]{3})"[^>]*>([\s\S]*?)<\/(?:p|dd)>/g),
    ];
    // Beside the facts and on the ticket stub.
    expect(marked.length).toBe(2);
    for (const [, from = '', to = '', inside = ''] of marked) {
      const text = inside.replaceAll('&nbsp;', '\u00a0');
      const query = `from=${from}&to=${to}&class=ECO&return=yes&adults=1&children=0`;
      const { options } = await fetchJson(`/fares?${query}`, FareResult);
      expect(options.length).toBeGreaterThan(0);
      for (const { quote } of options) {
        expect(quote.discountCents).toBeLessThan(0);
        expect(text).toContain(formatPrice(quote.totalCents, locale));
        expect(text).toContain(formatPrice(quote.totalCents - quote.discountCents, locale));
      }
    }
  }
});

test('the cards of offers tell the lowest price with a return, as the service sells it', async ({
  request,
}) => {
  for (const path of ['/prosfores-kai-ekptwseis', '/en/prosfores-kai-ekptwseis']) {
    const locale = path.startsWith('/en/') ? 'en' : 'el';
    const html = await (await request.get(path)).text();
    const marked = [...html.matchAll(/data-return-price="([A-Z]{3}) ([A-Z]{3})"[^>]*>([\s\S]*?)<\/p>/g)];
    expect(marked.length).toBeGreaterThan(1);
    for (const [, from = '', to = '', inside = ''] of marked) {
      const text = inside.replaceAll(/<!--.*?-->/g, '').replaceAll('&nbsp;', '\u00a0');
      const query = `from=${from}&to=${to}&class=ECO&return=yes&adults=1&children=0`;
      const { options } = await fetchJson(`/fares?${query}`, FareResult);
      const [lowest] = options.map(({ quote }) => quote).toSorted((a, b) => a.totalCents - b.totalCents);
      expect(text).toContain(formatPrice(lowest?.totalCents ?? 0, locale));
      expect(text).toContain(formatPrice((lowest?.totalCents ?? 0) - (lowest?.discountCents ?? 0), locale));
    }
  }
});
