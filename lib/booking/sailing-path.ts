import type { Locale } from '#foundation/text/locales.ts';
import type { PartyQuery } from './party-query.ts';
import { sailingsPath } from './paths.ts';

/** One adult: people who follow a link choose their own party. */
export const ANYBODY = {
  passengers: { adults: 1, children: 0, infants: 0 },
  vehicles: [],
  pets: [],
  claims: [],
  promo: '',
} satisfies PartyQuery & { promo: string };

type Sailing = {
  from: string;
  to: string;
  /** Travel day of the departure. */
  date: string;
  /** Absent where the service doesn't send it yet: then the day's sailings, with nothing chosen. */
  tripId: string | undefined;
};

/** The sailings of a day with this one chosen, one way: whoever pressed a row with a time has chosen already. */
export function sailingPath(locale: Locale, { tripId, ...trip }: Sailing): string {
  const choice = tripId === undefined ? null : { journeyId: tripId, class: 'ECO' as const };
  return sailingsPath(locale, { ...ANYBODY, bounds: [{ ...trip, direction: 'A', choice }] });
}
