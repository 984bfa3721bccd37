import { cookies } from 'next/headers';
import * as v from 'valibot';
import { defineLink, linkLocale } from '#app/api/_route/form-target.ts';
import { ACCESS_COOKIE, accessCookieOptions, withAccess } from '#lib/booking/access.ts';
import type { Credential } from '#lib/booking/access.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import { paths } from '#lib/routes/paths.ts';
import { getBooking } from '#lib/reservations/client.server.ts';
import { siteUrl } from '#lib/address.server.ts';
import { parseReference } from '#contracts/reservations/index.ts';

const Link = v.object({
  locale: linkLocale,
  ref: v.optional(v.string(), ''),
  access: v.fallback(v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/))), null),
});

/**
 * The link in an email: `/booking/manage?ref=…&access=…` is rewritten to this route before any page is rendered
 * (next.config.ts). The token moves into an HttpOnly cookie, and the browser is redirected to an address without it.
 */
export const GET = defineLink({
  input: Link,
  handle: async ({ locale, ref, access: token }) => {
    const reference = parseReference(ref) ?? '';
    if (!reference || token === null) return managePath(locale, reference, { note: 'link' });
    const credential: Credential = { kind: 'token', token };
    const result = await getBooking(reference, credential, locale);
    // An expired link must not replace the credential that this browser already has.
    if (result.kind !== 'ok') {
      const code = result.kind === 'refused' ? result.problem.code : undefined;
      return managePath(locale, reference, { note: refusalNote(code, 'link') });
    }
    const jar = await cookies();
    const stored = withAccess(jar.get(ACCESS_COOKIE)?.value, { reference, credential });
    jar.set(ACCESS_COOKIE, stored, accessCookieOptions(siteUrl()));
    // Seats from a waiting list are held only for a while, so the passengers' details come next.
    const isHeld = result.value.state === 'held';
    return isHeld ? paths.bookingTravellers(locale, { ref: reference }) : managePath(locale, reference);
  },
});
