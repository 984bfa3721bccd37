import { Hono } from 'hono';
import { athensDay } from '#lib/dates/athens.ts';
import { requireAdults } from '../bookings/prepare.ts';
import type { Context } from '../context.ts';
import { requireClaims } from '../offers/claims.ts';
import { faresOf } from '../price-list/fares.ts';
import { priceList } from '../price-list/price-list.ts';
import { readQuery } from './parse.ts';
import { requirePort } from './ports.ts';
import { FaresQuery, PriceListQuery } from './queries.ts';

/** Prices that belong to no sailing: the printed list, and what a party would pay. */
export function priceListRoutes(context: Context): Hono {
  const app = new Hono();
  app.get('/price-list', async (c) => {
    const { from = null, date } = readQuery(c.req.raw, PriceListQuery);
    const catalogue = await context.catalogue();
    if (from !== null) requirePort(catalogue, from);
    const today = athensDay(context.clock());
    return c.json(await priceList(context.db, catalogue, { from, day: date ?? today, today }));
  });
  app.get('/fares', async (c) => {
    const { class: travelClass, return: back, ...question } = readQuery(c.req.raw, FaresQuery);
    const catalogue = await context.catalogue();
    for (const port of [question.from, question.to]) requirePort(catalogue, port);
    requireAdults(question.party, catalogue.policy);
    const today = athensDay(context.clock());
    requireClaims(catalogue.book, question.party, today);
    return c.json(
      await faresOf(context.db, catalogue, {
        ...question,
        class: travelClass,
        isReturn: back === 'yes',
        today,
      }),
    );
  });
  return app;
}
