import * as v from 'valibot';
import { Count } from '#contracts/reservations/primitives.ts';

const Percent = v.pipe(Count, v.maxValue(100));
const most = (standard: number) => v.optional(v.pipe(Count, v.minValue(1)), standard);

/** A percentage of the ship's capacity, but never less than these amounts: a small ship still takes whole families. */
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
 * How much may be reserved without payment, since seats and car deck are limited. The persons of a booking are the most seats that
 * it takes on any of its ships. Reservations by staff aren't limited.
 */
export const UnpaidRules = v.object({
  /** Unpaid reservations that one verified contact may have at once: enough for two full families, there and back. */
  contact: v.optional(
    v.object({ bookings: most(6), persons: most(36), vehicles: most(8), personsOnASailing: most(18) }),
    {},
  ),
  /** The same for one network address, which the guests of a hotel or the passengers of a ship may share. */
  network: v.optional(v.object({ bookings: most(30), persons: most(90), sailing: Share(10, 27, 430) }), {}),
  /** Places that one network address may hold before paying or reserving. */
  holds: v.optional(v.object({ persons: most(120), sailing: Share(15, 27, 430) }), {}),
  /**
   * The more unpaid places a ship has, the sooner they must be paid. 0 hours: by card only. Up to `free` the usual deadline holds.
   */
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
  /** Suspicious reservations are kept only briefly and share a small part of each ship. */
  suspicious: v.optional(
    v.object({
      sailing: Share(10, 9, 140),
      hours: most(2),
      /** The shortest name that isn't suspicious. */
      shortestName: v.optional(Count, 2),
      /** Travellers in one booking with the same date of birth. */
      sameBirthDate: most(4),
      /** Unpaid bookings with the same traveller. */
      samePerson: most(3),
      /** Reservations from one network address within this many minutes. */
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
