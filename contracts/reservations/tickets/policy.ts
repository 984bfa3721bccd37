import * as v from 'valibot';
import { Bilingual, Count } from '#contracts/reservations/primitives.ts';

/** What is printed on every ticket, and how long its code is valid. */
export const TicketPolicy = v.object({
  /** The carrier, as printed. */
  operator: Bilingual,
  /** Empty: none is printed. */
  phone: v.optional(v.string(), ''),
  /** The code is valid from this long before the scheduled departure until this long after the arrival, because ships run late. */
  opensHours: Count,
  closesHours: Count,
  /** In nautical miles. On longer legs every traveller must be registered by name (Directive 98/41/EC, article 5). */
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
