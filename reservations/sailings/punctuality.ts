import type { Punctuality } from '#contracts/reservations/punctuality.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import type { Db } from '#reservations/kernel/rows.ts';
import type { SegmentKey } from './segment-id.ts';
import { pastSegmentsLike } from './segments.ts';
import { sailingStanding } from './standing.ts';

const LAST = 10;
/** Less is on time. Timetables of ferries are in steps of five minutes, and this is the usual limit of public transport. */
const LATE_MINUTES = 15;

/**
 * How the last sailings of the same line between the same calls went, by what staff reported. One without a report was on time; a
 * cancelled or skipped one wasn't. Fewer than ten where past sailings were deleted or the line is new.
 */
export async function punctualityOf(
  db: Db,
  catalogue: Catalogue,
  key: SegmentKey,
  now: Date,
): Promise<Punctuality> {
  const past = await pastSegmentsLike(db, key, now, LAST);
  const onTime = past.filter((segment) => {
    const standing = sailingStanding(catalogue, segment);
    return (
      standing.kind === 'runs' &&
      standing.changes.every((change) => change.kind !== 'late' || change.minutes < LATE_MINUTES)
    );
  });
  return { onTime: onTime.length, of: past.length };
}
