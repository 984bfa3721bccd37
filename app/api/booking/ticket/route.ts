import { defineRoute, noInput } from '#app/api/_route/define-route.ts';
import { documentResponse } from '#lib/booking/manage/document-response.server.ts';

/** The tickets of a paid booking as PDF, with one code per traveller and vehicle (D5). */
export const GET = defineRoute({
  input: noInput,
  handle: (_, request) => documentResponse(request, 'ticket.pdf'),
});
