import type { ChosenTrips } from '#lib/booking/choose.ts';

/** Which way of the search a segment of the request belongs to, both from 0; −1 when there is none. */
export function wayOfSegment({ ways }: Pick<ChosenTrips, 'ways'>, segment: number): number {
  let ships = 0;
  return ways.findIndex((each) => {
    ships += each?.journey.legs.length ?? 0;
    return segment < ships;
  });
}
