import { documentResponse } from '#lib/booking/manage/document-response.server.ts';

/** The tickets of a paid booking as PDF, one code a traveller and vehicle (D5). */
export function GET(request: Request): Promise<Response> {
  return documentResponse(request, 'ticket.pdf');
}
