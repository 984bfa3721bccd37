import { Hono } from 'hono';
import type { Context } from '#reservations/context/context.ts';
import { offerCounts } from '#reservations/promotions/counts.ts';

/** Offers for the operator's staff. */
export function offerOperations(context: Context): Hono {
  const app = new Hono();
  app.get('/offers', async (c) => {
    const { tariff } = await context.catalogue();
    return c.json(await offerCounts(context.db, tariff));
  });
  return app;
}
