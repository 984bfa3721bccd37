import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { ACCESS_COOKIE, type Access, readAccess } from '#lib/booking/access.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { Quote, SearchResult } from '#contracts/reservations/index.ts';
import { details, oneWay } from '#tests/fixtures/reservations.ts';
import { ADDRESS, proofOf } from '#tests/fixtures/unpaid-seats.ts';
import type { Outcomes } from './outcomes.ts';

const TRIES = 4;

/**
 * Searches and holds seats as travellers do, through the page and its form, without retries, since the front must find the site
 * that is alive. Everything else calls the service's endpoints, as the site does.
 */
export function createBuyer(
  { url, backendUrl, dataKey }: { url: string; backendUrl: string; dataKey: string },
  outcomes: Outcomes,
  random: () => number,
) {
  const someDay = () => addDays(athensDay(new Date()), 3 + Math.floor(random() * 20));

  /** Retries with the same key if there was no response, as a payer would; it takes effect once. */
  async function post(kind: string, path: string, body: object, token?: string): Promise<unknown> {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      // Every caller has its own address.
      'x-forwarded-for': `10.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}.1`,
      // Proof that the contact is verified.
      'contact-proof': proofOf(ADDRESS, new Date(), dataKey),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await outcomes.ask(kind, `${backendUrl}/reservations${path}`, init);
      const read = await answer?.json().catch(() => null);
      if (answer?.ok && read) return read;
      if (answer && answer.status < 500) return null;
    }
    return null;
  }

  /** Posts a sailing's form as a browser without JavaScript would. The access token comes back as a cookie. */
  async function hold(way: object, totalCents: number): Promise<Access | null> {
    const fields = {
      locale: 'el',
      request: JSON.stringify(way),
      expectedTotalCents: String(totalCents),
      page: 'sailings',
      search: '',
      key: randomUUID(),
    };
    const body = new URLSearchParams(fields);
    const answer = await outcomes.ask('hold', `${url}/api/booking/hold`, { method: 'POST', body });
    const cookies = answer?.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '') ?? [];
    const own = cookies
      .find((cookie) => cookie.startsWith(`${ACCESS_COOKIE}=`))
      ?.slice(ACCESS_COOKIE.length + 1);
    return readAccess(own && decodeURIComponent(own))[0] ?? null;
  }

  return {
    async search(): Promise<void> {
      const english = random() < 0.5;
      const path = `${english ? '/en' : ''}/booking/sailings?from=RHO&to=SYM&date=${someDay()}&adults=2`;
      const answer = await outcomes.ask('search', `${url}${path}`, {
        headers: { 'accept-language': english ? 'en' : 'el' },
      });
      const html = (await answer?.text().catch(() => '')) ?? '';
      const shown = /<html[^>]* lang="(\w+)/.exec(html)?.[1];
      if (answer?.ok && shown !== (english ? 'en' : 'el')) outcomes.wrongLanguage.push(`${path}: ${shown}`);
    },
    async book(): Promise<void> {
      const party = { passengers: [{ category: 'ADT' }], vehicles: [], pets: [] };
      const trips = [{ from: 'RHO', to: 'SYM', date: someDay() }];
      const found = v.safeParse(SearchResult, await post('search', '/search', { trips, party }));
      const leg = found.success && found.output.trips[0]?.journeys[0]?.legs[0];
      if (!leg) return;
      const way = oneWay(leg.tripId);
      const quote = v.safeParse(Quote, await post('quote', '/quotes', way));
      if (!quote.success) return;
      const held = await hold(way, quote.output.totalCents);
      if (held?.credential.kind !== 'token') return;
      const path = `/bookings/${held.reference}/confirm`;
      if ((await post('confirm', path, details(1), held.credential.token)) !== null)
        outcomes.references.push(held.reference);
    },
  };
}
