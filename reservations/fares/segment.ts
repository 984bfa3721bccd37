import type { TravelClass } from '#contracts/reservations/categories.ts';
import type { VesselKind } from '#contracts/reservations/network-data.ts';

/** Everything a price depends on, besides the party, the day of issue and the terms below. */
export type PricedSegment = {
  direction: 'A' | 'R';
  class: TravelClass;
  from: string;
  to: string;
  fromIsland: string;
  toIsland: string;
  lineId: string;
  vesselKind: VesselKind;
  /** Day of departure in local time. */
  day: string;
};

/** Requests of the party and what is still available. Without terms, the price is the one that everybody gets. */
export type QuoteTerms = {
  /**
   * A promo code. Its limits are counted elsewhere (`promotions/counts.ts`); here only what it applies to matters.
   */
  promoCode?: string | null;
  /** Where the ticket is sold; online when absent. */
  channel?: 'online' | 'agency';
  /** Day-trip tickets still available, by rule and segment number. None when absent. */
  dayTripSeats?: (rule: string, segment: number) => number;
};
