import { Hono } from 'hono';
import { athensDay } from '#foundation/dates/athens.ts';
import { requireAdults } from '../bookings/prepare.ts';
import type { Context } from '#reservations/context/context.ts';
import { createKeeper } from './keeper.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { requireClaims } from '#reservations/promotions/claims.ts';
import { faresOf } from '#reservations/search/price-list/fares.ts';
import { priceList } from '#reservations/search/price-list/price-list.ts';
import { type Service, servicesOnSale } from '#reservations/search/price-list/services.ts';
import { readQuery } from './parse.ts';
import { requirePort } from './ports.ts';
import { FaresQuery, PriceListQuery } from './queries.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Prices that belong to no sailing: the printed list, and what a party would pay. */
export function priceListRoutes(context: Context): Hono {
  const app = new Hono();
  const services = createKeeper<Service[]>(context.db);
  const lists = createKeeper<string>(context.db);
  const onSale = (catalogue: Catalogue, now: Date) =>
    services('on sale', { catalogue, now }, () => servicesOnSale(context.db, catalogue, athensDay(now)));
  app.get('/price-list', async (c) => {
    const { from = null, date } = readQuery(c.req.raw, PriceListQuery);
    const catalogue = await context.catalogue();
    if (from !== null) requirePort(catalogue, from);
    const now = context.clock();
    const day = date ?? athensDay(now);
    const list = await lists(`${from ?? ''} ${day}`, { catalogue, now }, async (pause) =>
      JSON.stringify(await priceList(catalogue, await onSale(catalogue, now), { from, day }, pause)),
    );
    return c.body(list, 200, JSON_TYPE);
  });
  app.get('/fares', async (c) => {
    const { class: travelClass, return: back, ...question } = readQuery(c.req.raw, FaresQuery);
    const catalogue = await context.catalogue();
    for (const port of [question.from, question.to]) requirePort(catalogue, port);
    requireAdults(question.party, catalogue.policy);
    const now = context.clock();
    const today = athensDay(now);
    requireClaims(catalogue.tariff, question.party, today);
    return c.json(
      faresOf(catalogue, await onSale(catalogue, now), {
        ...question,
        class: travelClass,
        isReturn: back === 'yes',
        today,
      }),
    );
  });
  return app;
}
