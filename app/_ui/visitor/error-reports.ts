import { captureException, init } from '@sentry/nextjs';
import type { ErrorReportSettings } from '#lib/consent/browser-settings.ts';
import { reportOptions, SAMPLE_RATE } from '#lib/errors/options.ts';
import { storedChoice } from '../consent/choice.ts';

/** Reports go through the site: browsers make no request to another host, and visitors' addresses aren't passed on. */
const REPORTS_ADDRESS = '/api/error-reports';

/**
 * Starts error reports in this page and sends errors from before it started (I1). Error reports are a legitimate
 * interest: nothing is stored, and they contain no personal data. Timings are analytics and need consent to
 * *perfomance*.
 */
export function startErrorReports({ dsn, environment }: ErrorReportSettings): void {
  const timed = storedChoice()?.perfomance === true;
  init({
    ...reportOptions({ dsn, environment, sampleRate: timed ? SAMPLE_RATE : 0 }),
    tunnel: REPORTS_ADDRESS,
    // Sessions would count visitors.
    integrations: (standard) => standard.filter(({ name }) => name !== 'BrowserSession'),
  });
  const early = window.meltemiEarlyErrors;
  early?.stop();
  for (const error of early?.errors ?? []) captureException(error);
}
