import { bookingFields, defineBookingForm } from '#app/api/_route/form-target.ts';
import * as v from 'valibot';
import { leaveOpen } from '#lib/booking/manage/change/change-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';

const Fields = v.object({
  ...bookingFields,
  segments: v.pipe(
    v.string(),
    v.regex(/^\d{1,2}(,\d{1,2}){0,7}$/),
    v.transform((list) => list.split(',').map(Number)),
  ),
});

/** Leaves a crossing without a date. A plain POST form, no script. */
export const POST = defineBookingForm({
  fields: Fields,
  handle: async ({ segments, key }, access) => {
    const { locale, reference } = access;
    const answer = await leaveOpen(access, segments, key);
    if (answer.kind === 'ok') return managePath(locale, reference, { note: 'left' });
    const code = answer.kind === 'refused' ? answer.problem.code : undefined;
    return managePath(locale, reference, { note: refusalNote(code, 'notMoved') });
  },
});
