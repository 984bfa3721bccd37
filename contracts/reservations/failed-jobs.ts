import * as v from 'valibot';
import { Instant } from './primitives.ts';

/**
 * `GET /operator/failed-jobs`, and `POST /operator/failed-jobs/retry`, which retries all of them at once. `subject` is the id of
 * the booking, payment, refund or sailing concerned; empty if a whole part of the maintenance failed.
 */
export const FailedJobs = v.object({
  jobs: v.array(
    v.object({
      kind: v.string(),
      subject: v.string(),
      attempts: v.number(),
      reason: v.string(),
      firstFailedAt: Instant,
      lastFailedAt: Instant,
      nextAttemptAt: Instant,
    }),
  ),
});
export type FailedJobs = v.InferOutput<typeof FailedJobs>;
