import { cookies } from 'next/headers';
import * as v from 'valibot';
import { defineLink, linkLocale } from '#app/api/_route/form-target.ts';
import { accessCookieOptions } from '#lib/booking/access.ts';
import { WAITING_COOKIE, withWaiting } from '#lib/booking/waiting/waiting-cookie.ts';
import { waitingEntryPath } from '#lib/booking/waiting-path.ts';
import { siteUrl } from '#lib/address.server.ts';

const Held = v.object({
  id: v.pipe(v.string(), v.uuid()),
  token: v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/)),
});

/**
 * The link of a waiting list entry: `/booking/waiting?entry=…&token=…` is rewritten to this route before any page is
 * rendered (next.config.ts). The token moves into an HttpOnly cookie, and the browser is redirected to an address
 * without it.
 */
export const GET = defineLink({
  input: v.object({ locale: linkLocale, entry: v.optional(v.string(), ''), token: v.optional(v.string()) }),
  handle: async ({ locale, entry, token }, request) => {
    const held = v.safeParse(Held, { id: entry, token });
    if (held.success) {
      const jar = await cookies();
      const stored = withWaiting(jar.get(WAITING_COOKIE)?.value, held.output);
      jar.set(WAITING_COOKIE, stored, accessCookieOptions(siteUrl()));
    }
    return waitingEntryPath(locale, new URL(request.url).searchParams.toString(), { id: entry });
  },
});
