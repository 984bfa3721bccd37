import * as v from 'valibot';
import { Bilingual, Cents, Count, Instant, PortCode } from '#contracts/reservations/primitives.ts';
import { JourneyLeg } from '#contracts/reservations/search.ts';
import { DisruptionEffect } from './operator.ts';
import { SailingStanding } from './standing.ts';

const Kind = v.picklist(['cancel', 'delay', 'swap-vessel', 'move-quay', 'skip-call']);

/** A result of the rights engine: the amount, the rule behind it, and the reason. */
const RightsAnswer = v.object({
  cents: Cents,
  percent: v.number(),
  ruleId: v.nullable(v.string()),
  legalReason: Bilingual,
  /** Act and article, or the tariff; empty if no rule grants anything. */
  source: v.string(),
  /** Until when the amount holds; null if it has no end. */
  until: v.nullable(Instant),
});

/** Assistance while waiting: food and drink, or a hotel up to a price for a number of nights. */
const Assistance = v.object({
  what: v.picklist(['meals', 'hotel']),
  ruleId: v.string(),
  capCents: v.nullable(Cents),
  nights: v.nullable(Count),
  legalReason: Bilingual,
  source: v.string(),
});

/**
 * Other sailings in place of what can't be travelled as booked, free of charge. Nothing is held: places are taken when the
 * traveller chooses.
 */
export const RebookingOffer = v.object({
  tripIds: v.array(v.string()),
  departsAt: Instant,
  arrivesAt: Instant,
  legs: v.array(JourneyLeg),
});

/** A disruption of a booking. */
export const BookingDisruption = v.object({
  id: v.string(),
  kind: Kind,
  cause: Bilingual,
  text: Bilingual,
  createdAt: Instant,
  /** Index in `Booking.segments` of the first one affected. */
  segment: Count,
  effect: DisruptionEffect,
  choice: v.nullable(v.picklist(['rebook', 'refund', 'keep'])),
  /** What may be chosen now; empty if there is no choice or it was made. */
  choices: v.array(v.picklist(['rebook', 'refund', 'keep'])),
  offers: v.array(RebookingOffer),
  /** What `refund` pays back, and the segments that are given up for it. */
  refund: v.nullable(v.object({ ...RightsAnswer.entries, segments: v.array(Count) })),
  assistance: v.array(Assistance),
});

/** `GET /bookings/{reference}/disruption`; the latest first. */
export const BookingDisruptions = v.object({
  reference: v.string(),
  version: Count,
  asOf: Instant,
  disruptions: v.array(BookingDisruption),
});

/** `POST /bookings/{reference}/disruption/choice` with `Idempotency-Key`. Free of charge, whatever is chosen. */
export const DisruptionChoice = v.object({
  disruptionId: v.pipe(v.string(), v.uuid()),
  choice: v.variant('kind', [
    v.object({
      kind: v.literal('rebook'),
      /** As offered: one trip for each segment from the one concerned to the end of its journey. */
      tripIds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(80))), v.minLength(1), v.maxLength(8)),
    }),
    v.object({ kind: v.literal('refund') }),
    v.object({ kind: v.literal('keep') }),
  ]),
});

/** `GET /alerts`: public information about disruptions. */
export const Alert = v.object({
  id: v.string(),
  kind: Kind,
  /** Coarse, for GTFS-realtime. */
  cause: v.picklist(['weather', 'strike', 'technical', 'authority', 'operator', 'other']),
  causeName: Bilingual,
  text: Bilingual,
  sailingId: v.string(),
  lineId: v.string(),
  serviceDay: v.string(),
  delayMinutes: v.nullable(Count),
  /** The affected call; null for the whole sailing. */
  seq: v.nullable(Count),
  createdAt: Instant,
  /** When it stops being of interest: the ship's last arrival. */
  until: Instant,
  /** The sailing described for travellers, and the standing of the whole voyage; always sent by the service. */
  sailing: v.optional(
    v.object({
      fromName: Bilingual,
      toName: Bilingual,
      vesselName: Bilingual,
      /** By the timetable. */
      departsAt: Instant,
      standing: SailingStanding,
    }),
  ),
  /** The affected ports in the order of the voyage, and their islands. */
  ports: v.optional(v.array(v.object({ port: PortCode, portName: Bilingual, island: v.string() }))),
});
export const Alerts = v.object({ asOf: Instant, alerts: v.array(Alert) });

/** `GET /bookings/{reference}/rights`: what a traveller may claim now. */
export const BookingRights = v.object({
  reference: v.string(),
  asOf: Instant,
  segments: v.array(
    v.object({
      segment: Count,
      /** The refund if the traveller cancels this sailing now; null if it is over, cancelled or without a date. */
      ifYouCancel: v.nullable(RightsAnswer),
      /** If the ship doesn't sail as booked, or leaves too late: choose with `/disruption/choice`. */
      carrierCaused: v.nullable(RightsAnswer),
      assistance: v.array(Assistance),
      openDate: v.nullable(
        v.object({
          isPossible: v.boolean(),
          until: Instant,
          validUntil: v.string(),
          legalReason: Bilingual,
          source: v.string(),
        }),
      ),
    }),
  ),
  journeys: v.array(
    v.object({
      segments: v.array(Count),
      /** Claimed through the first of the segments. */
      state: v.picklist(['none', 'not-yet', 'claimable', 'claimed', 'too-late']),
      lateMinutes: Count,
      compensation: RightsAnswer,
    }),
  ),
});

/** `POST /bookings/{reference}/claims` with `Idempotency-Key`: compensation of the journey, or the refund that the carrier owes. */
export const ClaimRequest = v.object({
  kind: v.picklist(['compensation', 'refund']),
  segment: v.pipe(Count, v.maxValue(20)),
});
export const ClaimResult = v.object({
  kind: v.picklist(['compensation', 'refund']),
  segment: Count,
  answer: RightsAnswer,
  /** How each part of it is paid out. */
  payouts: v.array(v.object({ provider: v.string(), cents: Cents })),
});

export type BookingDisruption = v.InferOutput<typeof BookingDisruption>;
export type BookingDisruptions = v.InferOutput<typeof BookingDisruptions>;
export type DisruptionChoice = v.InferOutput<typeof DisruptionChoice>;
export type RebookingOffer = v.InferOutput<typeof RebookingOffer>;
export type Alert = v.InferOutput<typeof Alert>;
export type Alerts = v.InferOutput<typeof Alerts>;
export type BookingRights = v.InferOutput<typeof BookingRights>;
export type ClaimRequest = v.InferOutput<typeof ClaimRequest>;
export type ClaimResult = v.InferOutput<typeof ClaimResult>;
