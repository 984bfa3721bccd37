import { bookingFields, defineBookingForm } from '#app/api/_route/form-target.ts';
import * as v from 'valibot';
import { afterChange } from '#lib/booking/manage/change/after-change.server.ts';
import { changeBooking } from '#lib/booking/manage/change/change-client.server.ts';
import { refusedPath } from '#lib/booking/manage/change/change-path.ts';
import { MOVED } from '#lib/booking/manage/change/moved.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { Cents, ChangeQuoteRequest } from '#contracts/reservations/index.ts';

const Fields = v.object({
  ...bookingFields,
  wanted: v.pipe(v.string(), v.maxLength(4000), v.parseJson(), v.omit(ChangeQuoteRequest, ['add'])),
  expectedDifferenceCents: v.pipe(v.string(), v.regex(/^-?\d{1,8}$/), v.transform(Number), Cents),
  page: v.picklist(['change', 'remove']),
  search: v.pipe(v.string(), v.maxLength(2000)),
  moved: v.optional(v.pipe(v.string(), v.regex(MOVED))),
});

/**
 * Changes a booking, only for the difference that the traveller was shown. A refusal redirects to the page with the
 * form, which requests a new quote and shows what is possible now. A plain POST form, no script.
 */
export const POST = defineBookingForm({
  fields: Fields,
  handle: async ({ wanted, expectedDifferenceCents, page, search, moved, key }, access) => {
    const { locale, reference } = access;
    const answer = await changeBooking(access, { ...wanted, expectedDifferenceCents }, key);
    if (answer.kind === 'ok') return afterChange(access, answer.value, moved);
    const code = answer.kind === 'refused' ? answer.problem.code : 'engine_down';
    // The booking has changed in the meantime; its own page shows that.
    if (code === 'state_conflict') return managePath(locale, reference, { note: 'notMoved' });
    return refusedPath(locale, page, reference, search, { code, wasCents: expectedDifferenceCents });
  },
});
