import { cookies } from 'next/headers';
import * as v from 'valibot';
import { leaveWaiting } from '#lib/booking/waiting/waiting-client.server.ts';
import { WAITING_COOKIE, waitingToken } from '#lib/booking/waiting/waiting-cookie.ts';
import { waitingEntryPath } from '#lib/booking/waiting-path.ts';
import { paths } from '#lib/routes/paths.ts';
import { isCrossSite } from '#foundation/http/is-cross-site.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';
import { locales, defaultLocale } from '#foundation/text/locales.ts';

const Fields = v.object({
  locale: v.picklist(locales),
  entry: v.pipe(v.string(), v.uuid()),
  search: v.pipe(v.string(), v.maxLength(2000)),
});

/** Leaves a waiting list. A plain POST form, no script; twice is no mistake. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 });
  const fields = v.safeParse(Fields, Object.fromEntries(await request.formData()));
  if (!fields.success) return redirectTo(paths.booking(defaultLocale));
  const { locale, entry, search } = fields.output;
  const token = waitingToken((await cookies()).get(WAITING_COOKIE)?.value, entry);
  const page = waitingEntryPath(locale, search, { id: entry });
  if (!token) return redirectTo(page);
  const answer = await leaveWaiting(entry, token, locale);
  return redirectTo(answer.kind === 'ok' ? page : `${page}&failed=yes`);
}
