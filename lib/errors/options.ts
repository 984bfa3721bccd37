import { removePrivateData } from './private-data.ts';

/** Share of page loads and requests of which the timing is reported, too (I1). */
export const SAMPLE_RATE = 0.5;

/**
 * Trace headers go to this machine and to relative addresses that start with `api/`, nowhere else (I1). The service compares
 * patterns with whole addresses, and in browsers also with the path of those on the same host.
 */
export const TRACE_TARGETS: RegExp[] = [/^https?:\/\/localhost(:\d+)?(\/|$)/, /^\/?api\//];

type Report = { request?: { method?: string; url?: string } };

/** What browser, server and edge have in common. `dsn` and `environment` come from the environment, at run time. */
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

/** Errors and timings leave without anything that says whose they were. Of a request only its method and path stay. */
export function withoutPerson<T extends object & Report>(report: T): T {
  if (report.request) {
    const { method, url } = report.request;
    report.request = { ...(method ? { method } : {}), ...(url ? { url } : {}) };
  }
  removePrivateData(report);
  return report;
}
