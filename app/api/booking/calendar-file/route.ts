import { documentResponse } from '#lib/booking/manage/document-response.server.ts';

/** The ships of a booking for the traveller's calendar (D5). */
export function GET(request: Request): Promise<Response> {
  return documentResponse(request, 'calendar.ics');
}
