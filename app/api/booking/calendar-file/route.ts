import { defineRoute, noInput } from '#app/api/_route/define-route.ts';
import { documentResponse } from '#lib/booking/manage/document-response.server.ts';

/** The ships of a booking for the traveller's calendar (D5). */
export const GET = defineRoute({
  input: noInput,
  handle: (_, request) => documentResponse(request, 'calendar.ics'),
});
