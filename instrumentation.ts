import type { Instrumentation } from 'next';

/*
 * Next calls these when a server process starts and when a request fails, in Node and on the edge. Without SENTRY_DSN nothing
 * is imported. Read at run time, from the object as a whole: a build replaces only variables that are named in full.
 */
const environment: Readonly<Record<string, string | undefined>> = process.env;

export async function register(): Promise<void> {
  const dsn = environment.SENTRY_DSN;
  if (!dsn) return;
  const { startServerReports } = await import('#lib/errors/report-from-server.ts');
  startServerReports({ dsn, environment: environment.SENTRY_ENVIRONMENT || 'production' });
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (!environment.SENTRY_DSN) return;
  const { captureRequestError } = await import('#lib/errors/report-from-server.ts');
  captureRequestError(error, request, context);
};
