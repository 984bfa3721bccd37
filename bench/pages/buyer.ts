import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { athensDay } from '#lib/dates/athens.ts';
import { addDays } from '#lib/dates/day.ts';
import { HoldResult, Quote, SearchResult } from '#reservations/contract/index.ts';
import { details, oneWay } from '#tests/fixtures/reservations.ts';
import type { Outcomes } from './outcomes.ts';

const TRIES = 4;

/** Searches as travellers do, on the page, and books through the doors of the service as the site does for them. */
export function createBuyer(url: string, backendUrl: string, outcomes: Outcomes, random: () => number) {
  const someDay = () => addDays(athensDay(new Date()), 3 + Math.floor(random() * 20));

  /** Asks again with the same key when there was no answer, as whoever pays would: it is done once. */
  async function post(kind: string, path: string, body: object, token?: string): Promise<unknown> {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      // Everybody comes from an address of their own.
      'x-forwarded-for': `10.${Math.floor(random() * 256)}.${Math.floor(random() * 256)}.1`,
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
      const wanted = { ...way, expectedTotalCents: quote.output.totalCents, locale: 'el' };
      const hold = v.safeParse(HoldResult, await post('hold', '/holds', wanted));
      if (!hold.success) return;
      const { booking, accessToken } = hold.output;
      const path = `/bookings/${booking.reference}/confirm`;
      if ((await post('confirm', path, details(1), accessToken)) !== null)
        outcomes.references.push(booking.reference);
    },
  };
}
