import * as v from 'valibot';
import { cancelPath, readScope } from '#lib/booking/manage/cancel-scope.ts';
import { cancelBooking } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { readBookingAccess } from '#lib/booking/manage/booking-access.server.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import { paths } from '#lib/routes/paths.ts';
import { Cents } from '#contracts/reservations/index.ts';
import { isCrossSite } from '#foundation/http/is-cross-site.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';
import { defaultLocale } from '#foundation/text/locales.ts';

const Fields = v.object({
  locale: v.string(),
  reference: v.string(),
  key: v.pipe(v.string(), v.uuid()),
  expectedRefundCents: v.pipe(v.string(), v.regex(/^\d{1,8}$/), v.transform(Number), Cents),
  segment: v.optional(v.string()),
  direction: v.optional(v.string()),
  item: v.optional(v.string()),
});

/** Gives up what was chosen, for the refund that the traveller was shown and for no other. A plain POST form, no script. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 });
  const fields = v.safeParse(Fields, Object.fromEntries(await request.formData()));
  if (!fields.success) return redirectTo(paths.manageBooking(defaultLocale));
  const { expectedRefundCents, key, segment, direction, item } = fields.output;
  const own = await readBookingAccess(fields.output);
  const { locale, reference, credential } = own;
  if (!credential) return redirectTo(managePath(locale, reference));
  const scope = readScope({ segment, direction, item });
  const answer = await cancelBooking({ ...own, credential }, { scope, expectedRefundCents }, key);
  if (answer.kind === 'ok') {
    // Whole bookings say so by themselves.
    const isPart = answer.value.state !== 'cancelled';
    return redirectTo(managePath(locale, reference, isPart ? { note: 'cancelledPart' } : {}));
  }
  const code = answer.kind === 'refused' ? answer.problem.code : undefined;
  // What may not be given up is explained where it was chosen.
  if (code === 'rule_violation') return redirectTo(cancelPath(locale, reference, scope));
  const note = refusalNote(code, 'closed');
  return redirectTo(
    note === 'closed'
      ? managePath(locale, reference, { note })
      : cancelPath(locale, reference, scope, { note }),
  );
}
