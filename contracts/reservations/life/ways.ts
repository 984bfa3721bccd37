/**
 * The way of each segment: ships with the same number were chosen together, as one crossing. As said; a segment without a word is
 * a way of its own, after the one before it.
 */
export function waysOf(segments: readonly { way?: number | undefined }[]): number[] {
  let before = -1;
  return segments.map(({ way = before + 1 }) => (before = way));
}

/**
 * The segments of a booking as they are travelled, way after way; `number` is the place in `Booking.segments`, by which prices and
 * tickets name them. A change may have added a ship to an early way at the end of that list, or taken one out.
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
