import { sailingsPath } from '#lib/booking/paths.ts';
import type { Way } from '#lib/booking/search-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Booking } from '#reservations/contract/index.ts';

type Segment = Booking['segments'][number];

/** The ships that still go, way by way: those of one day that follow each other are one way with a change. */
export function waysOf(segments: readonly Segment[]): Way[] {
  const ways: Way[] = [];
  for (const { leg, direction, state = 'live' } of segments) {
    if (state !== 'live') continue;
    const date = leg.from.at.slice(0, 10);
    const last = ways.at(-1);
    if (last && last.to === leg.from.port && last.date === date && last.direction === direction)
      last.to = leg.to.port;
    else ways.push({ from: leg.from.port, to: leg.to.port, date, direction, choice: null });
  }
  return ways;
}

/**
 * The same sailings for anybody: an address without reference, names or party, so that sharing a trip never opens the booking.
 * Null when nothing goes any more.
 */
export function sharedTripPath(locale: Locale, segments: readonly Segment[]): string | null {
  const ways = waysOf(segments);
  const [first] = ways;
  if (!first) return null;
  const anybody = {
    passengers: { adults: 1, children: 0, infants: 0 },
    vehicles: [],
    pets: [],
    claims: [],
    promo: '',
  };
  const isReturn = ways.length === 2 && ways[1]?.direction === 'R' && ways[1].to === first.from;
  // A way back to elsewhere is one more leg in the address.
  const asked = isReturn ? ways : ways.map((way): Way => ({ ...way, direction: 'A' }));
  return sailingsPath(locale, { ...anybody, ways: asked });
}
