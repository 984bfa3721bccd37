import * as v from 'valibot';
import { Bilingual, Cents, Count, Day } from '#contracts/reservations/primitives.ts';

/**
 * Why money is refunded. `passenger`: they no longer want to travel; `force-majeure`: they can't, for reasons beyond their control;
 * `carrier`: we cancelled, or leave too late; `sailing-ban`: the authorities keep ships in port.
 */
export const RefundCause = v.picklist(['passenger', 'force-majeure', 'carrier', 'sailing-ban']);

const common = {
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,59}$/)),
  validFrom: Day,
  validTo: v.nullable(Day),
};
const reasoned = {
  ...common,
  /** Text for the traveller: the right and its basis. */
  reason: Bilingual,
  /** Act and article, or the tariff. */
  source: v.string(),
};
const Percent = v.pipe(Count, v.maxValue(100));

/**
 * How long before departure. `days` are calendar days in Athens: seven days ahead includes the whole of the day a week before.
 * `minutes` count back from the departure. Null: at any time.
 */
const Notice = v.nullable(
  v.variant('kind', [
    v.object({ kind: v.literal('days'), count: Count }),
    v.object({ kind: v.literal('minutes'), count: Count }),
  ]),
);

/** The share of a ticket's price that is refunded. Of all rules that match, the largest amount counts (domain 3.5). */
const RefundRule = v.object({
  kind: v.literal('refund'),
  ...reasoned,
  basis: v.picklist(['tariff', 'statute', 'carrier']),
  causes: v.pipe(v.array(RefundCause), v.minLength(1)),
  notice: Notice,
  percent: Percent,
  /** This rule refunds nothing for tickets with one of these discounts. */
  exceptDiscounts: v.optional(v.array(v.string()), []),
});

/** The delay of departure from which a traveller may choose another sailing or a refund. */
const ChoiceRule = v.object({
  kind: v.literal('choice'),
  ...reasoned,
  /** Strictly longer than this. */
  departureDelayOver: Count,
});

/** A share of the price for arriving late. It covers journeys longer than `journeyOver` and at most `journeyUpTo` minutes. */
const CompensationRule = v.object({
  kind: v.literal('compensation'),
  ...reasoned,
  journeyOver: Count,
  journeyUpTo: v.nullable(Count),
  /** Minimum delay at the last port, in minutes. */
  arrivalDelay: Count,
  percent: Percent,
});

/** Assistance for those who wait. */
const AssistanceRule = v.object({
  kind: v.literal('assistance'),
  ...reasoned,
  what: v.picklist(['meals', 'hotel']),
  departureDelayOver: Count,
  /** Per person and night; null if no amount is set. */
  capCents: v.nullable(Cents),
  nights: v.nullable(Count),
  /** Not given if the weather endangers the ship. */
  notInWeather: v.boolean(),
});

/** The cause of a disruption. */
const CauseRule = v.object({
  kind: v.literal('cause'),
  ...common,
  name: Bilingual,
  /** The coarser cause on the sailing itself, for timetables and departure boards. */
  sailing: v.picklist(['weather', 'strike', 'technical', 'authority', 'operator', 'other']),
  isWeather: v.boolean(),
  /** Outside the carrier's control and unavoidable by reasonable measures: no compensation. */
  isExtraordinary: v.boolean(),
  /** Why there is no compensation; null for a cause for which the carrier is liable. */
  reason: v.nullable(Bilingual),
  source: v.string(),
});

/** Terms for leaving the date of a ticket open. */
const OpenDateRule = v.object({
  kind: v.literal('open-date'),
  ...reasoned,
  /** Possible until this many minutes before departure. */
  untilMinutes: Count,
  /** How long the ticket then stays valid, from the day of its original sailing. */
  validMonths: Count,
});

/** All other figures. */
const RightsTerms = v.object({
  kind: v.literal('terms'),
  ...common,
  source: v.string(),
  /** Compensation below this isn't paid out. */
  minimumCents: Cents,
  /** A claim must be made within this many months of the journey. */
  claimMonths: Count,
  /** Two sailings count as one journey if the wait between them is no longer than this. */
  connectionMinutes: Count,
  /** How many days from the first departure other sailings are offered free of charge. */
  rebookDays: Count,
  /** How many are listed. */
  offers: Count,
});

export const RightsRule = v.variant('kind', [
  RefundRule,
  ChoiceRule,
  CompensationRule,
  AssistanceRule,
  CauseRule,
  OpenDateRule,
  RightsTerms,
]);

export const RightsData = v.array(RightsRule);

export type RefundCause = v.InferOutput<typeof RefundCause>;
export type RightsRule = v.InferOutput<typeof RightsRule>;
export type RightsData = v.InferInput<typeof RightsData>;
/** With every default filled in. */
export type Rights = readonly RightsRule[];
