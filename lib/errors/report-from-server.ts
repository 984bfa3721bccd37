import { captureRequestError, init } from '@sentry/nextjs';
import { reportOptions, SAMPLE_RATE } from './options.ts';

/** Starts error reports of this process, Node or edge. Imported only when there is somebody to report to. */
export function startServerReports(options: { dsn: string; environment: string }): void {
  init(reportOptions({ ...options, sampleRate: SAMPLE_RATE }));
}

export { captureRequestError };
