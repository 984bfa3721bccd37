/**
 * The journey number of each segment: segments with the same number were chosen together. A segment without `way` is a journey of
 * its own, after the previous one.
 */
export function waysOf(segments: readonly { way?: number | undefined }[]): number[] {
  let before = -1;
  return segments.map(({ way = before + 1 }) => (before = way));
}

/**
 * The segments of a booking in the order of travel; `number` is the index in `Booking.segments`, by which prices and tickets refer
 * to them. The two differ after a change that added a segment to an earlier journey, or removed one.
 */
export function inTravelOrder<S extends { way?: number | undefined; state?: string | undefined }>(
  segments: readonly S[],
): { number: number; way: number; segment: S }[] {
  const ways = waysOf(segments);
  return segments
    .map((segment, number) => ({ number, way: ways[number] ?? number, segment }))
    .filter(({ segment }) => segment.state !== 'replaced')
    .toSorted((one, other) => one.way - other.way || one.number - other.number);
}
