import * as v from 'valibot';
import { callTimes } from './call-times.ts';
import { line, Locale, MaybeEmail, neededLine, NeededPhone, text, Trap } from './fields.ts';

/**
 * `POST /calls`: asks to be called, to book by phone → {@link Received} or {@link FormProblem}. Staff find it among the messages, with
 * the topic `call`; the receipt is sent only to an address that was given.
 *
 * @example
 * { "locale": "el", "name": "Άννα Γαλάζιου", "phone": "6940000000", "language": "el", "time": "morning", "from": "Ρόδος", "to": "Σύμη" }
 */
export const CallRequest = v.object({
  locale: Locale,
  name: neededLine(100),
  phone: NeededPhone,
  email: MaybeEmail,
  /** The language to be called in. */
  language: v.optional(Locale, 'el'),
  time: v.optional(v.picklist(callTimes), 'any'),
  /** The trip as far as it is known: places by name, the day as typed. */
  from: line(80),
  to: line(80),
  day: line(40),
  text: text(1000),
  homepage: Trap,
});

export type CallRequest = v.InferOutput<typeof CallRequest>;
