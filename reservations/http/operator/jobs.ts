import { athensInstant } from '#foundation/dates/athens.ts';
import type { Context } from '#reservations/context/context.ts';
import { FailedJobs } from '#contracts/reservations/failed-jobs.ts';
import { defineRoute, operator } from '../define-route.ts';

/** Work that failed and was set aside: staff see what it is about and retry it once the cause is fixed. */
export const operatorJobRoutes = [
  defineRoute({
    method: 'get',
    path: '/operator/failed-jobs',
    summary: 'Work that failed and was set aside',
    guard: operator,
    responses: { 200: FailedJobs },
    handler: (_, context) => listed(context),
  }),

  defineRoute({
    method: 'post',
    path: '/operator/failed-jobs/retry',
    summary: 'Retry all work that was set aside',
    guard: operator,
    responses: { 200: FailedJobs },
    async handler(_, context) {
      await context.jobs.retry();
      return listed(context);
    },
  }),
];

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
