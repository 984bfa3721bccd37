import * as v from 'valibot';
import { afterChange } from '#lib/booking/manage/change/after-change.server.ts';
import { changeBooking } from '#lib/booking/manage/change/change-client.server.ts';
import { refusedPath } from '#lib/booking/manage/change/change-path.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { readBookingAccess } from '#lib/booking/manage/booking-access.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { Cents, ChangeQuoteRequest } from '#contracts/reservations/index.ts';
import { isCrossSite } from '#foundation/http/is-cross-site.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';
import { defaultLocale } from '#foundation/text/locales.ts';

const Fields = v.object({
  locale: v.string(),
  reference: v.string(),
  wanted: v.pipe(v.string(), v.maxLength(4000), v.parseJson(), v.omit(ChangeQuoteRequest, ['add'])),
  expectedDifferenceCents: v.pipe(v.string(), v.regex(/^-?\d{1,8}$/), v.transform(Number), Cents),
  page: v.picklist(['change', 'remove']),
  search: v.pipe(v.string(), v.maxLength(2000)),
  key: v.pipe(v.string(), v.uuid()),
});

/**
 * Changes a booking for the difference that the traveller was shown and for no other. A refusal goes back to the page that asked,
 * which asks the service again and says what is possible now. A plain POST form, no script.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 });
  const fields = v.safeParse(Fields, Object.fromEntries(await request.formData()));
  if (!fields.success) return redirectTo(paths.manageBooking(defaultLocale));
  const { wanted, expectedDifferenceCents, page, search, key } = fields.output;
  const own = await readBookingAccess(fields.output);
  const { locale, reference, credential } = own;
  if (!credential) return redirectTo(managePath(locale, reference));
  const answer = await changeBooking({ ...own, credential }, { ...wanted, expectedDifferenceCents }, key);
  if (answer.kind === 'ok') return redirectTo(await afterChange({ ...own, credential }, answer.value));
  const code = answer.kind === 'refused' ? answer.problem.code : 'engine_down';
  // What the booking has become since then is told on its own page.
  if (code === 'state_conflict') return redirectTo(managePath(locale, reference, { note: 'notMoved' }));
  return redirectTo(
    refusedPath(locale, page, reference, search, { code, wasCents: expectedDifferenceCents }),
  );
}
