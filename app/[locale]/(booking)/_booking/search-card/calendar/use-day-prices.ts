import { useEffect, useState } from 'react';
import * as v from 'valibot';
import type { PassengerCounts } from '#lib/booking/state.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { CalendarResult } from '#reservations/contract/index.ts';
import type { DayOffer } from '#reservations/contract/index.ts';

type Question = { from: string | null; to: string | null; passengers: PassengerCounts; locale: Locale };

/**
 * Lowest price per day of the months asked for (`YYYY-MM`). Months arrive one by one and stay; without both ports, or when the
 * service is away, the calendar simply has no prices and every day can be chosen.
 */
export function useDayPrices(months: readonly string[], question: Question): ReadonlyMap<string, DayOffer> {
  const [offers, setOffers] = useState<ReadonlyMap<string, DayOffer>>(new Map());
  const { from, to, passengers, locale } = question;
  const { adults, children, infants } = passengers;
  const asked = months.join(' ');
  useEffect(() => {
    if (!from || !to) return;
    const leaving = new AbortController();
    for (const month of asked.split(' ')) {
      const params = new URLSearchParams({
        from,
        to,
        month,
        adults: String(adults),
        children: String(children),
        infants: String(infants),
        locale,
      });
      fetchMonth(params, leaving.signal)
        .then((days) =>
          setOffers((known) => new Map([...known, ...days.map((day) => [day.date, day] as const)])),
        )
        .catch(() => undefined);
    }
    return () => leaving.abort();
  }, [asked, from, to, adults, children, infants, locale]);
  return offers;
}

async function fetchMonth(params: URLSearchParams, signal: AbortSignal): Promise<DayOffer[]> {
  const response = await fetch(`/api/booking/calendar?${params}`, { signal });
  if (!response.ok) return [];
  return v.parse(CalendarResult, await response.json()).days;
}
