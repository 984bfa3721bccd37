import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { Rights } from '#contracts/reservations/rules/rights-rules.ts';
import { causeOf } from './compensation.ts';
import { type RuleOf, rulesOn } from './rules.ts';

export type Wait = {
  /** How late the ship leaves, in seconds; null when it does not leave at all. */
  lateSeconds: number | null;
  /** Nights between the planned departure and the next one available. */
  nights: number;
  cause: string | null;
  /** Day of travel in Athens. */
  day: string;
};

export type Assistance = {
  what: 'meals' | 'hotel';
  ruleId: string;
  /** Per person and night; null when no amount is set. */
  capCents: number | null;
  nights: number | null;
  legalReason: Bilingual;
  source: string;
};

/**
 * The rule by which the traveller may choose another sailing or a refund; null when the delay is too short for it.
 */
export function choiceOf(rules: Rights, lateSeconds: number | null, day: string): RuleOf<'choice'> | null {
  return (
    rulesOn(rules, 'choice', day).find(
      (rule) => lateSeconds === null || lateSeconds > rule.departureDelayOver * 60,
    ) ?? null
  );
}

/**
 * Assistance for travellers who wait: meals, and accommodation when a night lies in between, unless the weather is
 * the cause.
 */
export function assistanceOf(rules: Rights, wait: Wait): Assistance[] {
  const isWeather = wait.cause !== null && causeOf(rules, wait.cause, wait.day)?.isWeather === true;
  return rulesOn(rules, 'assistance', wait.day)
    .filter((rule) => wait.lateSeconds === null || wait.lateSeconds > rule.departureDelayOver * 60)
    .filter((rule) => !(rule.notInWeather && isWeather))
    .filter((rule) => rule.what === 'meals' || wait.nights > 0)
    .map((rule) => ({
      what: rule.what,
      ruleId: rule.id,
      capCents: rule.capCents,
      nights: rule.nights === null ? null : Math.min(rule.nights, wait.nights),
      legalReason: rule.reason,
      source: rule.source,
    }));
}
