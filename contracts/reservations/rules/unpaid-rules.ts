import * as v from 'valibot';
import { Count } from '#contracts/reservations/primitives.ts';

const Percent = v.pipe(Count, v.maxValue(100));
const most = (standard: number) => v.optional(v.pipe(Count, v.minValue(1)), standard);

/** So many percent of what the ship has, and never fewer than these: a small ship still takes whole families. */
const Share = (percent: number, seats: number, deckDm: number) =>
  v.optional(
    v.object({
      percent: v.optional(Percent, percent),
      atLeastSeats: most(seats),
      atLeastDeckDm: most(deckDm),
    }),
    {},
  );

/**
 * How much may be kept without being paid: seats and car deck are limited goods. Persons of a booking are the seats that it takes
 * on its fullest ship. What is reserved by staff is not limited.
 */
export const UnpaidRules = v.object({
  /** Reservations that one confirmed contact may have unpaid at once. Enough for two full families, there and back. */
  contact: v.optional(
    v.object({ bookings: most(6), persons: most(36), vehicles: most(8), personsOnASailing: most(18) }),
    {},
  ),
  /** The same of one network address, which a hotel or the passengers of a ship share. */
  network: v.optional(v.object({ bookings: most(30), persons: most(90), sailing: Share(10, 27, 430) }), {}),
  /** Places that one network address may hold for minutes before paying or reserving. */
  holds: v.optional(v.object({ persons: most(120), sailing: Share(15, 27, 430) }), {}),
  /** The fuller a ship is with unpaid places, the sooner they must be paid. 0 hours: by card only. Up to `free` nothing changes. */
  load: v.optional(
    v.object({
      free: v.optional(v.object({ seats: most(18), deckDm: most(280) }), {}),
      steps: v.optional(v.array(v.object({ percent: Percent, hours: Count })), [
        { percent: 25, hours: 12 },
        { percent: 50, hours: 2 },
        { percent: 75, hours: 0 },
      ]),
    }),
    {},
  ),
  /** The sooner the first ship leaves, the sooner it must be paid. 0 hours: by card only. */
  nearness: v.optional(v.array(v.object({ hoursBefore: Count, hours: Count })), [
    { hoursBefore: 48, hours: 12 },
    { hoursBefore: 12, hours: 2 },
    { hoursBefore: 2, hours: 0 },
  ]),
  /** What is suspicious is kept for a short time and shares a small part of each ship. */
  suspicious: v.optional(
    v.object({
      sailing: Share(10, 9, 140),
      hours: most(2),
      /** Shortest name that is not suspicious. */
      shortestName: v.optional(Count, 2),
      /** Travellers of one booking with the same date of birth. */
      sameBirthDate: most(4),
      /** Unpaid bookings with the same traveller. */
      samePerson: most(3),
      /** Reservations from one network address within so many minutes. */
      burst: v.optional(v.object({ bookings: most(8), minutes: most(10) }), {}),
    }),
    {},
  ),
  /** Entries on waiting lists. */
  waiting: v.optional(
    v.object({
      ofContact: most(6),
      ofContactOnASailing: most(2),
      ofNetwork: most(40),
      ofNetworkOnASailing: most(10),
    }),
    {},
  ),
});

export type UnpaidRules = v.InferOutput<typeof UnpaidRules>;
