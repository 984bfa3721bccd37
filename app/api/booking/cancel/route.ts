import { bookingFields, defineBookingForm } from '#app/api/_route/form-target.ts';
import * as v from 'valibot';
import { cancelPath, readScope } from '#lib/booking/manage/cancel-scope.ts';
import { cancelBooking } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';
import { Cents } from '#contracts/reservations/index.ts';

const Fields = v.object({
  ...bookingFields,
  expectedRefundCents: v.pipe(v.string(), v.regex(/^\d{1,8}$/), v.transform(Number), Cents),
  segment: v.optional(v.string()),
  direction: v.optional(v.string()),
  item: v.optional(v.string()),
});

/** Cancels the selection, only for the refund that the traveller was shown. A plain POST form, no script. */
export const POST = defineBookingForm({
  fields: Fields,
  handle: async ({ expectedRefundCents, key, segment, direction, item }, access) => {
    const { locale, reference } = access;
    const scope = readScope({ segment, direction, item });
    const answer = await cancelBooking(access, { scope, expectedRefundCents }, key);
    if (answer.kind === 'ok') {
      // The page of a fully cancelled booking says so itself.
      const isPart = answer.value.state !== 'cancelled';
      return managePath(locale, reference, isPart ? { note: 'cancelledPart' } : {});
    }
    const code = answer.kind === 'refused' ? answer.problem.code : undefined;
    // The page with the selection explains why it can't be cancelled.
    if (code === 'rule_violation') return cancelPath(locale, reference, scope);
    const note = refusalNote(code, 'closed');
    return note === 'closed'
      ? managePath(locale, reference, { note })
      : cancelPath(locale, reference, scope, { note });
  },
});
