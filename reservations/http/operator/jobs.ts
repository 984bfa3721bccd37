import { Hono } from 'hono';
import { athensInstant } from '#foundation/dates/athens.ts';
import type { Context } from '#reservations/context/context.ts';
import type { FailedJobs } from '#contracts/reservations/failed-jobs.ts';

/** Work that failed and was set aside: staff see what it is about and have it tried again once the cause is mended. */
export function jobOperations(context: Context): Hono {
  const app = new Hono();
  app.get('/failed-jobs', async (c) => c.json(await listed(context)));
  app.post('/failed-jobs/retry', async (c) => {
    await context.jobs.retry();
    return c.json(await listed(context));
  });
  return app;
}

async function listed({ jobs }: Context): Promise<FailedJobs> {
  const failed = await jobs.list();
  return {
    jobs: failed.map(({ firstFailedAt, lastFailedAt, nextAttemptAt, ...job }) => ({
      ...job,
      firstFailedAt: athensInstant(firstFailedAt),
      lastFailedAt: athensInstant(lastFailedAt),
      nextAttemptAt: athensInstant(nextAttemptAt),
    })),
  };
}
