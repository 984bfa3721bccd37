import { defineRoute, noInput } from '#app/api/_route/define-route.ts';
import { readReport } from '#app/api/_route/read-report.ts';
import { createAllowance } from '#lib/errors/allowance.ts';
import { withoutPrivateText } from '#lib/errors/private-data.ts';
import { log } from '#lib/log.server.ts';
import { MAX_SECURITY_REPORT_BYTES, readViolations } from '#lib/security/reports.ts';
import { siteUrl } from '#lib/address.server.ts';

const TYPES = /^application\/(?:csp-report|reports\+json)\b/;
/** For all visitors together: a page that violates its policy on every load must not flood the log. */
const mayLog = createAllowance({ limit: 60, windowMs: 60_000, now: Date.now });

/**
 * `POST /api/security-report`: violations of a page's policy, which browsers report automatically. One log line each,
 * without IP address, query, booking reference or other personal data.
 */
export const POST = defineRoute({
  input: noInput,
  handle: async (_, request) => {
    const body = await readReport(request, {
      maxBytes: MAX_SECURITY_REPORT_BYTES,
      types: TYPES,
      allow: mayLog,
    });
    if (typeof body === 'number') return answer(body);
    const violations = readViolations(body, siteUrl());
    if (violations === null) return answer(400);
    for (const { directive, blocked, page, source } of violations)
      log.warn(
        { directive, blocked, page: withoutPrivateText(page), source },
        'a browser stopped what the security policy forbids',
      );
    return answer(204);
  },
});

function answer(status: number): Response {
  return new Response(null, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 429 ? { 'Retry-After': '60' } : {}) },
  });
}
