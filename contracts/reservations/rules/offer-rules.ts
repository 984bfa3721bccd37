import * as v from 'valibot';
import { EntitlementCode, PassengerCategory } from '#contracts/reservations/categories.ts';
import { Bilingual, Cents, Count, Day, PortCode } from '#contracts/reservations/primitives.ts';

const Percent = v.pipe(Count, v.maxValue(100));
const LineId = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/));

/** First and last day, both included; `validTo: null` has no end. */
export const Validity = { validFrom: Day, validTo: v.nullable(Day) };
export const ItemKind = v.picklist(['passenger', 'vehicle', 'pet']);

/** What all rules that lower a price have in common. */
const ruleTexts = {
  /** The line on the receipt. */
  text: Bilingual,
  /** When it applies and what it requires, in a sentence or two. */
  terms: v.optional(v.nullable(Bilingual), null),
  /** False: on cancellation only what the law requires is refunded. */
  refundable: v.optional(v.boolean(), true),
};

/**
 * A concession that a traveller may claim besides the age category: student, large family, disability, islander, member … (domain
 * 4.6). It lowers the fare of a passenger for issue dates from `validFrom` to `validTo`, and is proved on board.
 */
export const EntitlementRule = v.object({
  code: EntitlementCode,
  name: Bilingual,
  percent: Percent,
  /** Who may claim it. */
  categories: v.pipe(v.array(PassengerCategory), v.minLength(1)),
  /** Entered with the traveller's details: the islander's number is required, a card number optional. */
  asks: v.optional(v.nullable(v.picklist(['man', 'card'])), null),
  /** For companions: a party may have no more of them than holders of this other entitlement. */
  companionOf: v.optional(v.nullable(EntitlementCode), null),
  /** Counts as this other entitlement when companions are counted. */
  countsAs: v.optional(v.nullable(EntitlementCode), null),
  /** Stays in a wheelchair on board, and so takes a wheelchair space. */
  wheelchair: v.optional(v.boolean(), false),
  proof: Bilingual,
  ...ruleTexts,
  ...Validity,
});

/** Capital letters, digits and dashes, without spaces. */
const PromoCode = v.pipe(v.string(), v.regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/));

/**
 * A code that lowers fares. `validFrom` and `validTo` are days of issue, `travelFrom` and `travelTo` days of departure. An
 * agreement with a group of ten or more works the same: its code is given only to the group, and counts people.
 */
export const PromoRule = v.object({
  code: PromoCode,
  agreement: v.optional(v.boolean(), false),
  /** Taken off the fare of each item that it applies to, on each journey. */
  gives: v.variant('kind', [
    v.object({ kind: v.literal('percent'), percent: Percent }),
    v.object({ kind: v.literal('cents'), cents: Count }),
  ]),
  appliesTo: v.pipe(v.array(ItemKind), v.minLength(1)),
  channels: v.optional(v.array(v.picklist(['online', 'agency'])), ['online']),
  travelFrom: v.optional(v.nullable(Day), null),
  travelTo: v.optional(v.nullable(Day), null),
  /** Null: every line, every pair of ports. */
  lines: v.optional(v.nullable(v.array(LineId)), null),
  pairs: v.optional(v.nullable(v.array(v.object({ from: PortCode, to: PortCode }))), null),
  /** How many bookings or people may use it in total; null: no limit. */
  maxUses: v.optional(v.nullable(Count), null),
  counts: v.optional(v.picklist(['bookings', 'passengers']), 'bookings'),
  /** Bookings per email address. */
  maxUsesPerPerson: v.optional(v.nullable(Count), null),
  /** True: applied after the best other discount, to the remaining price. */
  combinable: v.optional(v.boolean(), false),
  ...ruleTexts,
  ...Validity,
});

/**
 * A fixed price for an adult who travels out and back on the same day on one of these lines, all charges included. Each sailing has
 * `seats` such places. `validFrom` and `validTo` are days of travel.
 */
export const DayTripRule = v.object({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  from: PortCode,
  to: PortCode,
  outLines: v.array(LineId),
  backLines: v.array(LineId),
  returnCents: Cents,
  seats: Count,
  /** Rules with the same name share the seats of a sailing; null: not shared. */
  pool: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))), null),
  ...ruleTexts,
  ...Validity,
});

export type EntitlementRule = v.InferOutput<typeof EntitlementRule>;
export type PromoRule = v.InferOutput<typeof PromoRule>;
export type DayTripRule = v.InferOutput<typeof DayTripRule>;
