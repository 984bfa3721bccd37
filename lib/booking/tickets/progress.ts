import type { Booking } from '#contracts/reservations/index.ts';
import { isOff } from './by-ship.ts';

export type Progress = {
  /** Seconds since the departure; negative before it. */
  elapsed: number;
  /** Seconds of the whole crossing. */
  whole: number;
  isUnderWay: boolean;
};

/** The day of travel begins so long before the departure. */
const BEFORE_MS = 24 * 3_600_000;

/**
 * How far a booked ship is at `now`, by the times that its standing reports, as on the home page's card. Null before the day of
 * travel, after the arrival, and for a ship that doesn't take the travellers.
 */
export function progressOf(segment: Booking['segments'][number], now: Date): Progress | null {
  if ((segment.state ?? 'live') !== 'live' || isOff(segment)) return null;
  const [departs, arrives] = [Date.parse(segment.leg.from.at), Date.parse(segment.leg.to.at)];
  const elapsed = now.getTime() - departs;
  if (elapsed < -BEFORE_MS || now.getTime() >= arrives) return null;
  return {
    elapsed: Math.floor(elapsed / 1_000),
    whole: Math.round((arrives - departs) / 1_000),
    isUnderWay: elapsed >= 0,
  };
}
