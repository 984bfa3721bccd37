import { captureRequestError, init, withScope } from '@sentry/nextjs';
import { reportOptions, SAMPLE_RATE } from './options.ts';

/** Starts error reports of this process, Node or edge. Imported only when there is somebody to report to. */
export function startServerReports(options: { dsn: string; environment: string }): void {
  init(reportOptions({ ...options, sampleRate: SAMPLE_RATE }));
}

/** Reports a request that failed, with the id under which the log knows it. */
export function reportRequestError(
  requestId: string | null,
  ...failed: Parameters<typeof captureRequestError>
): void {
  withScope((scope) => {
    if (requestId !== null) scope.setTag('request_id', requestId);
    captureRequestError(...failed);
  });
}
