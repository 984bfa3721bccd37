import { parseDate } from '@internationalized/date';
import { addMinutes, athensDay, athensInstant } from '#foundation/dates/athens.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { Rights } from '#contracts/reservations/rules/rights-rules.ts';
import { rulesOn } from './rules.ts';

export type OpenDate = {
  isPossible: boolean;
  /** Last second at which the date can be left open, in local time. */
  until: string;
  /** Last day of travel with such a ticket, Athens. */
  validUntil: string;
  ruleId: string;
  legalReason: Bilingual;
  source: string;
};

/**
 * If a ticket may be left without a date, and how long it then stays valid (domain 3.5); null when the operator
 * doesn't offer this.
 */
export function openDateOf(
  rules: Rights,
  { departsAt, now }: { departsAt: Date; now: Date },
): OpenDate | null {
  const [rule] = rulesOn(rules, 'open-date', athensDay(now));
  if (!rule) return null;
  const until = addMinutes(departsAt, -rule.untilMinutes);
  return {
    isPossible: Math.floor(now.getTime() / 1000) <= Math.floor(until.getTime() / 1000),
    until: athensInstant(until),
    validUntil: addMonths(athensDay(departsAt), rule.validMonths),
    ruleId: rule.id,
    legalReason: rule.reason,
    source: rule.source,
  };
}

/** The same day so many months later; in a shorter month, its last day. */
export function addMonths(day: string, months: number): string {
  return parseDate(day).add({ months }).toString();
}
