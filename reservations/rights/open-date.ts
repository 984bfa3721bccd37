import { parseDate } from '@internationalized/date';
import { addMinutes, athensDay, athensInstant } from '#foundation/dates/athens.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { Rights } from '#contracts/reservations/rules/rights-rules.ts';
import { rulesOn } from './rules.ts';

export type OpenDate = {
  isPossible: boolean;
  /** Last second in which the date can be left open, on the quay clock. */
  until: string;
  /** Last day of travel of such a ticket, Athens. */
  validUntil: string;
  ruleId: string;
  legalReason: Bilingual;
  source: string;
};

/** Whether a ticket may go without a date, and how long it then stays good (domain 3.5); null when the operator has no such thing. */
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

/** The same day so many months later; the last of a shorter month. */
export function addMonths(day: string, months: number): string {
  return parseDate(day).add({ months }).toString();
}
