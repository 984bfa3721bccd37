import { answerPaper } from '#lib/booking/manage/answer-paper.server.ts';

/** The ships of a booking for the traveller's calendar (D5). */
export function GET(request: Request): Promise<Response> {
  return answerPaper(request, 'calendar.ics');
}
