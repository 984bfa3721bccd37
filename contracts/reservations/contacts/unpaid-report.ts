import * as v from 'valibot';
import { Count, Instant } from '#contracts/reservations/primitives.ts';

/** `GET /operator/unpaid`: sailings with unpaid places, the fullest first, and bookings that look as if nobody means to travel. */
export const UnpaidReport = v.object({
  sailings: v.array(
    v.object({
      sailingId: v.string(),
      departsAt: Instant,
      /** Seats on the fullest leg. */
      seats: Count,
      unpaidSeats: Count,
      suspiciousSeats: Count,
      unpaidPercent: Count,
      bookings: Count,
    }),
  ),
  suspicious: v.array(
    v.object({
      reference: v.string(),
      sailingIds: v.array(v.string()),
      seats: Count,
      /** Why: names, same-birth-date, same-person, burst. */
      reasons: v.array(v.string()),
      reservedAt: Instant,
      payBy: v.nullable(Instant),
    }),
  ),
});

export type UnpaidReport = v.InferOutput<typeof UnpaidReport>;
