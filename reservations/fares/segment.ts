import type { TravelClass } from '#contracts/reservations/categories.ts';
import type { VesselKind } from '#contracts/reservations/network-data.ts';

/** All that a price depends on, besides the party, the day on which the ticket is issued and the terms below. */
export type PricedSegment = {
  direction: 'A' | 'R';
  class: TravelClass;
  from: string;
  to: string;
  fromIsland: string;
  toIsland: string;
  lineId: string;
  vesselKind: VesselKind;
  /** Day of departure on the quay clock. */
  day: string;
};

/** What the party asks for and what is left of it. Whoever gives none gets the price that everybody gets. */
export type QuoteTerms = {
  /** A code of the book. Its limits are counted elsewhere (`bookings/offers`); what it applies to is decided here. */
  promoCode?: string | null;
  /** Where the ticket is sold; online when absent. */
  channel?: 'online' | 'agency';
  /** Day-trip tickets still to be had: by rule and the number of the segment. None when absent. */
  dayTripSeats?: (rule: string, segment: number) => number;
};
