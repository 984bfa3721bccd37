import { defineRoute, noInput } from '#app/api/_route/define-route.ts';
import { readReport } from '#app/api/_route/read-report.ts';
import { createAllowance } from '#lib/errors/allowance.ts';
import { withoutPrivateText } from '#lib/errors/private-data.ts';
import { log } from '#lib/log.server.ts';
import { MAX_SECURITY_REPORT_BYTES, readViolations } from '#lib/security/reports.ts';
import { siteUrl } from '#lib/address.server.ts';

const TYPES = /^application\/(?:csp-report|reports\+json)\b/;
/** All visitors together: a page that offends on every load must not fill the log. */
const mayLog = createAllowance({ limit: 60, windowMs: 60_000, now: Date.now });

/**
 * `POST /api/security-report`: what browsers stopped by the policy of a page, as they report it by themselves. One line of the log
 * for each, without address, query, booking reference or anything else of a person.
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
