import type { Instrumentation } from 'next';
import { withoutPrivateText } from '#lib/errors/private-data.ts';
import { isGuarded } from '#lib/security/guarded.ts';
import { currentRequestId, REQUEST_ID_HEADER, safeRequestId } from './foundation/http/request-id.ts';
import { originsOf, withVisitor } from './foundation/http/with-visitor.ts';
import { createJsonLog } from './foundation/log/json-log.ts';

/*
 * Next calls these when a server process starts and when a request fails, in Node and on the edge. Without SENTRY_DSN nothing
 * is imported for it. Read at run time, from the object as a whole: a build replaces only variables that are named in full.
 */
const environment: Readonly<Record<string, string | undefined>> = process.env;

const log = createJsonLog({ part: 'site', level: environment.LOG_LEVEL });

export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs' && !isGuarded(environment)) nameVisitors();
  const dsn = environment.SENTRY_DSN;
  if (!dsn) return;
  const { startServerReports } = await import('#lib/errors/report-from-server.ts');
  startServerReports({ dsn, environment: environment.SENTRY_ENVIRONMENT || 'production' });
}

/**
 * Without the site's server (`next start`, Vercel). Where the site isn't on the backend's network, the backend believes a visitor's
 * address only with the secret.
 */
function nameVisitors(): void {
  const { EDGE_SECRET: secret, BACKEND_URL: backend, TRUST_PROXY: proxies } = environment;
  if (!Number(proxies)) log.warn({}, 'TRUST_PROXY is not set: limits do not tell visitors apart');
  if (secret) globalThis.fetch = withVisitor(globalThis.fetch, { secret, origins: originsOf(backend) });
}

export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  const requestId = currentRequestId() ?? safeRequestId(request.headers[REQUEST_ID_HEADER]);
  log.error(
    { requestId, method: request.method, route: context.routePath, ...about(error) },
    'a request failed',
  );
  if (!environment.SENTRY_DSN) return;
  const { reportRequestError } = await import('#lib/errors/report-from-server.ts');
  reportRequestError(requestId, error, request, context);
};

function about(error: unknown): { error: string; digest?: string } {
  const text = withoutPrivateText(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  return { error: text, ...(typeof digest === 'string' && { digest }) };
}
