import { cookies } from 'next/headers';
import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { isCrossSite } from '#foundation/http/is-cross-site.ts';
import { ACCESS_COOKIE, accessCookieOptions, credentialFor, withoutAccess } from '#lib/booking/access.ts';
import { siteUrl } from '#lib/address.server.ts';

/** `POST /api/booking/forget?ref=…`: this browser opens the booking only with its reference and a surname from now on. */
export const POST = defineRoute({
  input: v.object({ ref: v.string() }),
  handle: async ({ ref }, request) => {
    if (isCrossSite(request)) return new Response(null, { status: 403 });
    const jar = await cookies();
    const cookie = jar.get(ACCESS_COOKIE)?.value;
    if (credentialFor(cookie, ref))
      jar.set(ACCESS_COOKIE, withoutAccess(cookie, ref), accessCookieOptions(siteUrl()));
    return new Response(null, { status: 204 });
  },
});
