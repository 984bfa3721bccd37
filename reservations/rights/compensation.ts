import { percentOf } from '#foundation/money/cents.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { Rights } from '#contracts/reservations/rules/rights-rules.ts';
import { ruleOn, type RuleOf, rulesOn } from './rules.ts';
import type { RightsAnswer } from './refund.ts';
import { bilingual } from '#reservations/messages/texts.ts';

export type LateArrival = {
  /** Price of the tickets of the journey, everything included. */
  priceCents: number;
  /** Planned duration, first departure to last arrival, in minutes. */
  journeyMinutes: number;
  /** How late it arrived, in seconds; thresholds are exact to the second. */
  lateSeconds: number;
  /** Id of the cause; null when none was given, in which case the carrier is responsible. */
  cause: string | null;
  /** Day of travel in Athens; its rules apply. */
  day: string;
  /** The traveller knew before buying (Regulation 1177/2010, art. 20(2)). */
  knownAtPurchase: boolean;
  /** Others were seen boarding, but nobody of this booking. */
  wasAbsent?: boolean;
};

/**
 * Compensation for a late arrival (domain 3.5). None when the weather or an extraordinary event is the cause, which
 * the result then states. Pure.
 */
export function compensationOf(rules: Rights, late: LateArrival): RightsAnswer {
  const rule = bestBand(rulesOn(rules, 'compensation', late.day), late);
  if (!rule) return none(bilingual('rights.on-time'));
  const cause = late.cause === null ? null : causeOf(rules, late.cause, late.day);
  if (cause && (cause.isWeather || cause.isExtraordinary))
    return none(cause.reason ?? bilingual('rights.no-rule'), cause.source);
  if (late.knownAtPurchase) return none(bilingual('rights.known'));
  if (late.wasAbsent) return none(bilingual('rights.not-aboard'));
  const cents = percentOf(late.priceCents, rule.percent);
  if (cents < ruleOn(rules, 'terms', late.day).minimumCents) return none(bilingual('rights.too-little'));
  return {
    cents,
    percent: rule.percent,
    ruleId: rule.id,
    legalReason: rule.reason,
    source: rule.source,
    until: null,
  };
}

/** Null for an unknown id. */
export function causeOf(rules: Rights, id: string, day: string): RuleOf<'cause'> | null {
  return rulesOn(rules, 'cause', day).find((rule) => rule.id === id) ?? null;
}

function bestBand(
  bands: readonly RuleOf<'compensation'>[],
  { journeyMinutes, lateSeconds }: LateArrival,
): RuleOf<'compensation'> | null {
  return bands
    .filter((band) => journeyMinutes > band.journeyOver)
    .filter((band) => band.journeyUpTo === null || journeyMinutes <= band.journeyUpTo)
    .filter((band) => lateSeconds >= band.arrivalDelay * 60)
    .reduce<RuleOf<'compensation'> | null>(
      (best, band) => (best && best.percent >= band.percent ? best : band),
      null,
    );
}

function none(legalReason: Bilingual, source = ''): RightsAnswer {
  return { cents: 0, percent: 0, ruleId: null, legalReason, source, until: null };
}
