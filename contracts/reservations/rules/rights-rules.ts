import * as v from 'valibot';
import { Bilingual, Cents, Count, Day } from '#contracts/reservations/primitives.ts';

/**
 * Why money goes back. `passenger`: they no longer want to travel; `force-majeure`: they cannot, for a reason beyond them;
 * `carrier`: we cancelled, or leave too late; `sailing-ban`: the authorities forbid ships to leave.
 */
export const RefundCause = v.picklist(['passenger', 'force-majeure', 'carrier', 'sailing-ban']);

const common = {
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{0,59}$/)),
  validFrom: Day,
  validTo: v.nullable(Day),
};
const reasoned = {
  ...common,
  /** What the traveller is told: the right, and what it rests on. */
  reason: Bilingual,
  /** Act and article, or the tariff. */
  source: v.string(),
};
const Percent = v.pipe(Count, v.maxValue(100));

/**
 * How long before departure. `days` are days of the calendar in Athens: seven days ahead is all of the day a week before.
 * `minutes` are counted back from the departure. Null: at any time.
 */
const Notice = v.nullable(
  v.variant('kind', [
    v.object({ kind: v.literal('days'), count: Count }),
    v.object({ kind: v.literal('minutes'), count: Count }),
  ]),
);

/** What goes back of the price of a ticket. Of all rules that apply the largest amount counts (domain 3.5). */
const RefundRule = v.object({
  kind: v.literal('refund'),
  ...reasoned,
  basis: v.picklist(['tariff', 'statute', 'carrier']),
  causes: v.pipe(v.array(RefundCause), v.minLength(1)),
  notice: Notice,
  percent: Percent,
  /** Tickets with one of these discounts get nothing by this rule. */
  exceptDiscounts: v.optional(v.array(v.string()), []),
});

/** From which delay of the departure a traveller may choose another sailing or the money. */
const ChoiceRule = v.object({
  kind: v.literal('choice'),
  ...reasoned,
  /** Longer than this, not as long. */
  departureDelayOver: Count,
});

/** A share of the price for arriving late. The journey is longer than `journeyOver` and at most `journeyUpTo` minutes long. */
const CompensationRule = v.object({
  kind: v.literal('compensation'),
  ...reasoned,
  journeyOver: Count,
  journeyUpTo: v.nullable(Count),
  /** Minutes late at the last port, this or more. */
  arrivalDelay: Count,
  percent: Percent,
});

/** What is done for those who wait. */
const AssistanceRule = v.object({
  kind: v.literal('assistance'),
  ...reasoned,
  what: v.picklist(['meals', 'hotel']),
  departureDelayOver: Count,
  /** Per person and night; null when no amount is set. */
  capCents: v.nullable(Cents),
  nights: v.nullable(Count),
  /** No such help when the weather endangers the ship. */
  notInWeather: v.boolean(),
});

/** Why a sailing does not go as planned. */
const CauseRule = v.object({
  kind: v.literal('cause'),
  ...common,
  name: Bilingual,
  /** The coarser word that the sailing itself carries, for timetables and boards. */
  sailing: v.picklist(['weather', 'strike', 'technical', 'authority', 'operator', 'other']),
  isWeather: v.boolean(),
  /** Beyond the carrier, and not to be avoided by all reasonable measures: no compensation. */
  isExtraordinary: v.boolean(),
  /** Why there is no compensation; null for a cause that the carrier answers for. */
  reason: v.nullable(Bilingual),
  source: v.string(),
});

/** A ticket whose date the traveller leaves open for now. */
const OpenDateRule = v.object({
  kind: v.literal('open-date'),
  ...reasoned,
  /** Until so many minutes before departure. */
  untilMinutes: Count,
  /** How long the ticket then stays good, from the day of the sailing it was for. */
  validMonths: Count,
});

/** The rest of the figures. */
const RightsTerms = v.object({
  kind: v.literal('terms'),
  ...common,
  source: v.string(),
  /** A compensation below this is not paid out. */
  minimumCents: Cents,
  /** A claim comes within so many months of the journey. */
  claimMonths: Count,
  /** Two ships make one journey when the wait between them is no longer than this. */
  connectionMinutes: Count,
  /** How far ahead of the first departure other sailings are offered for free. */
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
