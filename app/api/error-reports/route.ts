import { defineRoute, noInput } from '#app/api/_route/define-route.ts';
import { readReport } from '#app/api/_route/read-report.ts';
import { readEnv } from '#foundation/env.ts';
import { createAllowance } from '#lib/errors/allowance.ts';
import { envelopeAddress, MAX_REPORT_BYTES } from '#lib/errors/envelope.ts';
import { log } from '#lib/log.server.ts';

const TIMEOUT_MS = 5_000;
const mayPass = createAllowance({ limit: 300, windowMs: 60_000, now: Date.now });

/**
 * `POST /api/error-reports`: forwards a browser's report to the operator's reporting service (I1), so that visitors'
 * browsers talk to this site only and their addresses stay here. 404 without `SENTRY_DSN`.
 */
export const POST = defineRoute({
  input: noInput,
  handle: async (_, request) => {
    const dsn = readEnv(process.env).SENTRY_DSN;
    if (!dsn) return answer(404);
    const envelope = await readReport(request, { maxBytes: MAX_REPORT_BYTES, allow: mayPass });
    if (typeof envelope === 'number') return answer(envelope);
    const address = envelopeAddress(envelope, dsn);
    if (address === null) return answer(400);
    try {
      const passed = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-sentry-envelope' },
        body: envelope,
        cache: 'no-store',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await passed.body?.cancel();
      return answer(passed.ok ? 200 : 502);
    } catch (error) {
      log.warn({ error: String(error) }, 'an error report could not be forwarded');
      return answer(502);
    }
  },
});

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
}
