import { cookies } from 'next/headers';
import * as v from 'valibot';
import { ACCESS_COOKIE, accessCookieOptions, withAccess } from '#lib/booking/access.ts';
import type { Credential } from '#lib/booking/access.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import { travellersPath } from '#lib/booking/travellers-path.ts';
import { getBooking } from '#lib/reservations/client.server.ts';
import { localeOf } from '#foundation/text/locales.ts';
import { siteUrl } from '#lib/address.server.ts';
import { parseReference } from '#contracts/reservations/index.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';

type Props = { params: Promise<{ locale: string }> };

const Token = v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/));

/**
 * The link of a letter: `/booking/manage?ref=…&access=…` is led here before any page is made (next.config.ts). The token moves
 * into the cookie that no script can read, and the browser goes on to an address without it.
 */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const asked = (await params).locale;
  const locale = localeOf(asked);
  const query = new URL(request.url).searchParams;
  const reference = parseReference(query.get('ref') ?? '') ?? '';
  const token = v.safeParse(Token, query.get('access'));
  if (!reference || !token.success) return redirectTo(managePath(locale, reference, { note: 'link' }));
  const credential: Credential = { kind: 'token', token: token.output };
  const answer = await getBooking(reference, credential, locale);
  // A link that has gone stale must not replace what already opens the booking in this browser.
  if (answer.kind !== 'ok') {
    const code = answer.kind === 'refused' ? answer.problem.code : undefined;
    return redirectTo(managePath(locale, reference, { note: refusalNote(code, 'link') }));
  }
  const jar = await cookies();
  const stored = withAccess(jar.get(ACCESS_COOKIE)?.value, { reference, credential });
  jar.set(ACCESS_COOKIE, stored, accessCookieOptions(siteUrl()));
  // Places held for who waited on a list: their time runs, and what is asked next are the details.
  const isHeld = answer.value.state === 'held';
  return redirectTo(isHeld ? travellersPath(locale, reference) : managePath(locale, reference));
}
