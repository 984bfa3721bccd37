import * as v from 'valibot';
import { Bilingual, Count } from '#contracts/reservations/primitives.ts';

/** What stands on every ticket, and how long its code holds. */
export const TicketPolicy = v.object({
  /** Who carries, as printed. */
  operator: Bilingual,
  /** Empty: none is printed. */
  phone: v.optional(v.string(), ''),
  /** The code opens so long before the departure in the timetable, and closes so long after the arrival: ships run late. */
  opensHours: Count,
  closesHours: Count,
  /** Longer legs need every traveller registered by name (Directive 98/41/EC, article 5), in nautical miles. */
  registrationMiles: v.optional(v.number(), 20),
  /** The conditions in short, one sentence or two each. */
  notes: v.array(Bilingual),
});
export type TicketPolicy = v.InferOutput<typeof TicketPolicy>;

/** For networks loaded without one. */
export const plainTickets: v.InferInput<typeof TicketPolicy> = {
  operator: { el: 'Μελτέμι', en: 'Meltemi Lines' },
  opensHours: 24,
  closesHours: 24,
  notes: [],
};
