import { bookingFields, defineBookingForm } from '#app/api/_route/form-target.ts';
import * as v from 'valibot';
import { resendEmail } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { refusalNote } from '#lib/booking/manage/refusal-note.ts';

const Fields = v.object(bookingFields);

/** Sends the email of a booking again, to its original address. A plain POST form, no script. */
export const POST = defineBookingForm({
  fields: Fields,
  handle: async (fields, access) => {
    const { locale, reference } = access;
    const answer = await resendEmail(access, fields.key);
    if (answer.kind === 'ok') return managePath(locale, reference, { note: 'sent' });
    const code = answer.kind === 'refused' ? answer.problem.code : undefined;
    return managePath(locale, reference, { note: refusalNote(code, 'noLetter') });
  },
});
