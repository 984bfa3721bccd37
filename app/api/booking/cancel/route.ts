import * as v from 'valibot';
import { cancelBooking } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { onward, ownBooking } from '#lib/booking/manage/own-booking.server.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import { paths } from '#lib/routes/paths.ts';
import { Cents } from '#reservations/contract/index.ts';

const Fields = v.object({
  locale: v.string(),
  reference: v.string(),
  key: v.pipe(v.string(), v.uuid()),
  expectedRefundCents: v.pipe(v.string(), v.regex(/^\d{1,8}$/), v.transform(Number), Cents),
});

/** Gives the whole booking up, for the refund that the traveller was shown and for no other. A plain POST form, no script. */
export async function POST(request: Request): Promise<Response> {
  // A form on another site must not be able to cancel the booking of somebody who only opened it.
  if (request.headers.get('sec-fetch-site') === 'cross-site') return new Response(null, { status: 403 });
  const fields = v.safeParse(Fields, Object.fromEntries(await request.formData()));
  if (!fields.success) return onward(paths.manageBooking('el'));
  const { expectedRefundCents, key } = fields.output;
  const own = await ownBooking(fields.output);
  const { locale, reference, credential } = own;
  if (!credential) return onward(managePath(locale, reference));
  const wanted = { scope: { kind: 'all' as const }, expectedRefundCents };
  const answer = await cancelBooking({ ...own, credential }, wanted, key);
  if (answer.kind === 'ok') return onward(managePath(locale, reference));
  const note = refusalNote(answer.kind === 'refused' ? answer.problem.code : undefined, 'closed');
  return onward(managePath(locale, reference, { note, ...(note !== 'closed' && { view: 'cancel' }) }));
}
