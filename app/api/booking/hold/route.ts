import { cookies } from 'next/headers';
import { defineFormTarget } from '#app/api/_route/form-target.ts';
import * as v from 'valibot';
import { ACCESS_COOKIE, accessCookieOptions, withAccess } from '#lib/booking/access.ts';
import { holdForVisitor } from '#lib/booking/hold-for-visitor.server.ts';
import { locales } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { siteUrl } from '#lib/address.server.ts';
import { Cents, QuoteRequest } from '#contracts/reservations/index.ts';
import type { Problem } from '#contracts/reservations/index.ts';

const Fields = v.object({
  locale: v.picklist(locales),
  request: v.pipe(v.string(), v.parseJson(), QuoteRequest),
  expectedTotalCents: v.pipe(v.string(), v.regex(/^\d{1,8}$/), v.transform(Number), Cents),
  page: v.picklist(['sailings', 'travellers']),
  search: v.pipe(v.string(), v.maxLength(2000)),
  key: v.pipe(v.string(), v.uuid()),
});
type Fields = v.InferOutput<typeof Fields>;

/**
 * Handles «Συνέχεια»: holds the seats and continues to the travellers. A refusal redirects to the page with the form,
 * with its code in the address, so that the page shows fresh sailings and keeps all choices that are still valid. A
 * plain POST form, no script.
 */
export const POST = defineFormTarget({
  fields: Fields,
  start: (locale) => paths.booking(locale),
  handle: async (fields) => {
    const { locale, request: wanted, expectedTotalCents, key } = fields;
    const result = await holdForVisitor({ ...wanted, expectedTotalCents, locale }, key);
    if (result.kind !== 'ok') return back(fields, result.kind === 'refused' ? result.problem : null);
    const { booking, accessToken } = result.value;
    const jar = await cookies();
    jar.set(
      ACCESS_COOKIE,
      withAccess(jar.get(ACCESS_COOKIE)?.value, {
        reference: booking.reference,
        credential: { kind: 'token', token: accessToken },
      }),
      accessCookieOptions(siteUrl()),
    );
    return paths.bookingTravellers(locale, { ref: booking.reference });
  },
});

/**
 * The page with the form, with the reason, its subject, and the price that the traveller saw. Without a problem the
 * service couldn't be reached.
 */
function back(fields: Fields, problem: Problem | null): string {
  const { locale } = fields;
  const query = new URLSearchParams(fields.search);
  query.set('refused', problem?.code ?? 'engine_down');
  if (problem?.segment !== undefined) query.set('segment', String(problem.segment));
  if (problem?.resource !== undefined) query.set('resource', problem.resource);
  query.set('was', String(fields.expectedTotalCents));
  const page = fields.page === 'sailings' ? paths.bookingSailings(locale) : paths.bookingTravellers(locale);
  return `${page}?${query}`;
}
