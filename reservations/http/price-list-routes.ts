import { athensDay } from '#foundation/dates/athens.ts';
import { FareResult, PriceList } from '#contracts/reservations/price-list.ts';
import { requireAdults } from '#reservations/bookings/prepare.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { requireClaims } from '#reservations/promotions/claims.ts';
import { faresOf } from '#reservations/search/price-list/fares.ts';
import { priceList } from '#reservations/search/price-list/price-list.ts';
import { servicesOnSale } from '#reservations/search/price-list/services.ts';
import { defineRoute, type HttpContext } from './define-route.ts';
import { requirePort } from './ports.ts';
import { FaresQuery, PriceListQuery } from './queries.ts';

/** Prices that don't belong to a sailing: the printed list, and the price for a party. */
export const priceListRoutes = [
  defineRoute({
    method: 'get',
    path: '/price-list',
    summary: 'The full prices between all pairs of ports',
    input: { query: PriceListQuery },
    responses: { 200: PriceList },
    refusals: [404],
    async handler({ query: { from = null, date } }, context) {
      const catalogue = await context.catalogue();
      if (from !== null) requirePort(catalogue, from);
      const now = context.clock();
      const day = date ?? athensDay(now);
      const list = await context.priceLists(`${from ?? ''} ${day}`, { catalogue, now }, async (pause) =>
        JSON.stringify(
          await priceList(catalogue, await onSale(context, catalogue, now), { from, day }, pause),
        ),
      );
      return new Response(list, { headers: { 'Content-Type': 'application/json' } });
    },
  }),

  defineRoute({
    method: 'get',
    path: '/fares',
    summary: 'The price for a party on an ordinary day, without choosing a sailing',
    input: { query: FaresQuery },
    responses: { 200: FareResult },
    refusals: [404, 422],
    async handler({ query: { class: travelClass, return: back, ...question } }, context) {
      const catalogue = await context.catalogue();
      for (const port of [question.from, question.to]) requirePort(catalogue, port);
      requireAdults(question.party, catalogue.policy);
      const now = context.clock();
      const today = athensDay(now);
      requireClaims(catalogue.tariff, question.party, today);
      return faresOf(catalogue, await onSale(context, catalogue, now), {
        ...question,
        class: travelClass,
        isReturn: back === 'yes',
        today,
      });
    },
  }),
];

function onSale(context: HttpContext, catalogue: Catalogue, now: Date) {
  return context.services('on sale', { catalogue, now }, () =>
    servicesOnSale(context.db, catalogue, athensDay(now)),
  );
}
