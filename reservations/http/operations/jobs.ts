import { FailedJobs } from '#contracts/reservations/index.ts';
import type { Operations, Schemas } from './operation.ts';

export const schemas: Schemas = { FailedJobs };

/** With the operator's token as bearer. */
export const operations: Operations = {
  '/operator/failed-jobs': {
    get: {
      summary: 'Work that failed and was set aside',
      needsToken: true,
      answers: { 200: 'FailedJobs', 401: 'Problem' },
    },
  },
  '/operator/failed-jobs/retry': {
    post: {
      summary: 'Has all work that was set aside tried again at once',
      needsToken: true,
      answers: { 200: 'FailedJobs', 401: 'Problem' },
    },
  },
};
