import { ANYBODY } from '#lib/booking/sailing-path.ts';
import { sailingsPath } from '#lib/booking/paths.ts';
import type { Bound } from '#lib/booking/search-query.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import { bookedBounds } from '#lib/booking/booked-bounds.ts';

/**
 * The same sailings for anybody: an address without reference, names or party, so that sharing a trip never gives
 * access to the booking. Null when no sailing is left.
 */
export function sharedTripPath(locale: Locale, segments: Booking['segments']): string | null {
  const going = bookedBounds(segments).filter(({ state }) => state === 'live');
  const bounds = going.map(({ direction, from, to }): Bound => ({
    from: from.port,
    to: to.port,
    date: from.at.slice(0, 10),
    direction,
    choice: null,
  }));
  const [out, back] = bounds;
  if (!out) return null;
  const isReturn =
    bounds.length === 2 && back?.direction === 'R' && back.from === out.to && back.to === out.from;
  // A return journey between other ports is one more leg in the address.
  const sharedBounds = isReturn ? bounds : bounds.map((way): Bound => ({ ...way, direction: 'A' }));
  return sailingsPath(locale, { ...ANYBODY, bounds: sharedBounds });
}
