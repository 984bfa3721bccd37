import { cookies } from 'next/headers';
import * as v from 'valibot';
import { accessCookieOptions } from '#lib/booking/access.ts';
import { WAITING_COOKIE, withWaiting } from '#lib/booking/waiting/waiting-cookie.ts';
import { waitingEntryPath } from '#lib/booking/waiting-path.ts';
import { localeOf } from '#foundation/text/locales.ts';
import { siteUrl } from '#lib/address.server.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';

type Props = { params: Promise<{ locale: string }> };

const Held = v.object({
  id: v.pipe(v.string(), v.uuid()),
  token: v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/)),
});

/**
 * The own link of a place on a waiting list: `/booking/waiting?entry=…&token=…` is led here before any page is made
 * (next.config.ts). The token moves into the cookie that no script can read, and the browser goes on to an address without it.
 */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const asked = (await params).locale;
  const locale = localeOf(asked);
  const query = new URL(request.url).searchParams;
  const held = v.safeParse(Held, { id: query.get('entry'), token: query.get('token') });
  if (held.success) {
    const jar = await cookies();
    const stored = withWaiting(jar.get(WAITING_COOKIE)?.value, held.output);
    jar.set(WAITING_COOKIE, stored, accessCookieOptions(siteUrl()));
  }
  return redirectTo(waitingEntryPath(locale, query.toString(), { id: query.get('entry') ?? '' }));
}
