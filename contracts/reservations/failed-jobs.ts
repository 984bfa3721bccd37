import * as v from 'valibot';
import { Instant } from './primitives.ts';

/**
 * `GET /operator/failed-jobs`, and `POST /operator/failed-jobs/retry`, which has all of them tried again at once. `subject` is the
 * id of the booking, payment, refund or sailing that the work was about; empty when a whole part failed.
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
