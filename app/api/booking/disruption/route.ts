import * as v from 'valibot';
import { managePath, type Note } from '#lib/booking/manage/manage-path.ts';
import { readBookingAccess } from '#lib/booking/manage/booking-access.server.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import { chooseAfterDisruption } from '#lib/booking/manage/rights-client.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { DisruptionChoice } from '#contracts/reservations/index.ts';
import { isCrossSite } from '#foundation/http/is-cross-site.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';
import { defaultLocale } from '#foundation/text/locales.ts';

const Fields = v.object({
  locale: v.string(),
  reference: v.string(),
  key: v.pipe(v.string(), v.uuid()),
  disruption: v.string(),
  kind: v.picklist(['rebook', 'refund', 'keep']),
  trips: v.optional(v.string(), ''),
  money: v.optional(v.string()),
});

/** The traveller's answer to a disruption. An offer that is gone leads back to fresh ones; a plain POST form, no script. */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 });
  const fields = v.safeParse(Fields, Object.fromEntries(await request.formData()));
  if (!fields.success) return redirectTo(paths.manageBooking(defaultLocale));
  const { disruption, kind, trips, money, key } = fields.output;
  const own = await readBookingAccess(fields.output);
  const { locale, reference, credential } = own;
  if (!credential) return redirectTo(managePath(locale, reference));
  const wanted = v.safeParse(DisruptionChoice, {
    disruptionId: disruption,
    choice: kind === 'rebook' ? { kind, tripIds: trips.split(' ') } : { kind },
  });
  const back = (note: Note) => redirectTo(managePath(locale, reference, { view: 'disruption', note }));
  if (!wanted.success) return back('offerGone');
  const answer = await chooseAfterDisruption({ ...own, credential }, wanted.output, key);
  if (answer.kind !== 'ok')
    return back(refusalNote(answer.kind === 'refused' ? answer.problem.code : undefined, 'offerGone'));
  const done = { rebook: 'rebooked', refund: 'refunded', keep: 'kept' } as const;
  // Nothing was paid and nothing comes back: how the booking stands says it all.
  const isSilent = kind === 'refund' && !money;
  return redirectTo(managePath(locale, reference, isSilent ? {} : { note: done[kind] }));
}
