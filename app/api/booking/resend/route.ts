import * as v from 'valibot';
import { resendEmail } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { readBookingAccess } from '#lib/booking/manage/booking-access.server.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import { paths } from '#lib/routes/paths.ts';
import { isCrossSite } from '#foundation/http/is-cross-site.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';
import { defaultLocale } from '#foundation/text/locales.ts';

const Fields = v.object({ locale: v.string(), reference: v.string(), key: v.pipe(v.string(), v.uuid()) });

/** Sends the letter of a booking once more, to the address that it was booked with. A plain POST form, no script. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 });
  const fields = v.safeParse(Fields, Object.fromEntries(await request.formData()));
  if (!fields.success) return redirectTo(paths.manageBooking(defaultLocale));
  const own = await readBookingAccess(fields.output);
  const { locale, reference, credential } = own;
  if (!credential) return redirectTo(managePath(locale, reference));
  const answer = await resendEmail({ ...own, credential }, fields.output.key);
  if (answer.kind === 'ok') return redirectTo(managePath(locale, reference, { note: 'sent' }));
  const code = answer.kind === 'refused' ? answer.problem.code : undefined;
  return redirectTo(managePath(locale, reference, { note: refusalNote(code, 'noLetter') }));
}
