import * as v from 'valibot';
import { Email, line, Locale, neededLine, neededText, Phone, Trap } from './fields.ts';

const topics = ['booking', 'refund', 'timetable', 'access', 'lost', 'group', 'other'] as const;

/**
 * `POST /messages`: a message to the operator → {@link Received} or {@link FormProblem}.
 *
 * @example
 * { "locale": "en", "topic": "lost", "name": "Anna Blue", "email": "anna@example.com", "text": "A red hat, deck 2." }
 */
export const ContactRequest = v.object({
  locale: Locale,
  topic: v.picklist(topics, 'missing'),
  name: neededLine(100),
  email: Email,
  phone: Phone,
  /** Booking reference as typed; staff look it up. */
  booking: line(20),
  text: neededText(4000),
  homepage: Trap,
});

export type ContactRequest = v.InferOutput<typeof ContactRequest>;
