import { removePrivateData } from './private-data.ts';

/** Share of page loads and requests whose timing is reported too (I1). */
export const SAMPLE_RATE = 0.5;

/**
 * Trace headers are sent to this machine and to relative addresses that start with `api/`, nowhere else (I1). The
 * library matches patterns against whole addresses, and in browsers also against the path of those on the same host.
 */
export const TRACE_TARGETS: RegExp[] = [/^https?:\/\/localhost(:\d+)?(\/|$)/, /^\/?api\//];

type Report = { request?: { method?: string; url?: string } };

/** Options shared by browser, server and edge. `dsn` and `environment` come from the environment, at run time. */
export function reportOptions(options: { dsn: string; environment: string; sampleRate: number }) {
  return {
    dsn: options.dsn,
    environment: options.environment,
    tracesSampleRate: options.sampleRate,
    tracePropagationTargets: TRACE_TARGETS,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      databaseQueryData: false,
      stackFrameVariables: false,
    },
    beforeSend: withoutPerson,
    beforeSendSpan: withoutPerson,
  };
}

/** Errors and timings are sent without personal data. Of a request, only method and path remain. */
export function withoutPerson<T extends object & Report>(report: T): T {
  if (report.request) {
    const { method, url } = report.request;
    report.request = { ...(method ? { method } : {}), ...(url ? { url } : {}) };
  }
  removePrivateData(report);
  return report;
}
