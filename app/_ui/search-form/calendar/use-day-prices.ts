import { useEffect, useState } from 'react';
import { writeParty, type PartyQuery } from '#lib/booking/party-query.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { DayOffer } from '#contracts/reservations/index.ts';

export type PriceQuestion = { from: string | null; to: string | null; party: PartyQuery; locale: Locale };

/**
 * Lowest price per day of the months asked for (`YYYY-MM`), for all who travel and what they bring. Months arrive one by one and
 * stay; without both ports, or when the service is away, the calendar simply has no prices and every day can be chosen.
 */
export function useDayPrices(
  months: readonly string[],
  { from, to, party, locale }: PriceQuestion,
): ReadonlyMap<string, DayOffer> {
  const [offers, setOffers] = useState<ReadonlyMap<string, DayOffer>>(new Map());
  const params = new URLSearchParams({ from: from ?? '', to: to ?? '', locale });
  writeParty(params, party);
  const asked = from && to ? params.toString() : '';
  const wanted = months.join(' ');
  useEffect(() => {
    if (asked === '') return;
    const leaving = new AbortController();
    for (const month of wanted.split(' '))
      fetchMonth(`${asked}&month=${month}`, leaving.signal)
        .then((days) =>
          setOffers((known) => new Map([...known, ...days.map((day) => [day.date, day] as const)])),
        )
        .catch(() => undefined);
    return () => leaving.abort();
  }, [asked, wanted]);
  return offers;
}

/** Our own route, which has parsed the service's answer: here it is enough to see that it is a list of days. */
async function fetchMonth(query: string, signal: AbortSignal): Promise<DayOffer[]> {
  const response = await fetch(`/api/booking/calendar?${query}`, { signal });
  if (!response.ok) return [];
  const answer: unknown = await response.json();
  const days = typeof answer === 'object' && answer && 'days' in answer ? answer.days : null;
  return Array.isArray(days) ? days.filter(isOffer) : [];
}

function isOffer(value: unknown): value is DayOffer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'date' in value &&
    'state' in value &&
    'lowestCents' in value
  );
}
