import { bookingFields, defineBookingForm } from '#app/api/_route/form-target.ts';
import * as v from 'valibot';
import { managePath, type Note } from '#lib/booking/manage/manage-path.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import { chooseAfterDisruption } from '#lib/booking/manage/rights-client.server.ts';
import { DisruptionChoice } from '#contracts/reservations/index.ts';

const Fields = v.object({
  ...bookingFields,
  disruption: v.string(),
  kind: v.picklist(['rebook', 'refund', 'keep']),
  trips: v.optional(v.string(), ''),
  money: v.optional(v.string()),
});

/**
 * The traveller's choice after a disruption. If an offer is gone, redirects to fresh ones. A plain POST form, no
 * script.
 */
export const POST = defineBookingForm({
  fields: Fields,
  handle: async ({ disruption, kind, trips, money, key }, access) => {
    const { locale, reference } = access;
    const wanted = v.safeParse(DisruptionChoice, {
      disruptionId: disruption,
      choice: kind === 'rebook' ? { kind, tripIds: trips.split(' ') } : { kind },
    });
    const back = (note: Note) => managePath(locale, reference, { view: 'disruption', note });
    if (!wanted.success) return back('offerGone');
    const answer = await chooseAfterDisruption(access, wanted.output, key);
    if (answer.kind !== 'ok')
      return back(refusalNote(answer.kind === 'refused' ? answer.problem.code : undefined, 'offerGone'));
    const done = { rebook: 'rebooked', refund: 'refunded', keep: 'kept' } as const;
    // Nothing was paid and nothing is refunded: the booking's status is enough.
    const isSilent = kind === 'refund' && !money;
    return managePath(locale, reference, isSilent ? {} : { note: done[kind] });
  },
});
