import { athensInstant } from '#foundation/dates/athens.ts';
import type { Rights } from '#contracts/reservations/rules/rights-rules.ts';
import { bestFor, deadlineOf, type RefundQuestion } from './refund.ts';
import { rulesOn } from './rules.ts';

/** A share valid until a moment in local time; the last step has no end. */
export type RefundStep = { percent: number; until: string | null };

/**
 * How the refund of one ticket decreases towards its departure, from the day of purchase on, so that travellers see
 * their current step. The same rules as `refundOf`; equal consecutive shares are one step. Pure.
 */
export function refundSteps(
  rules: Rights,
  {
    ticketLines,
    departsAt,
    cause,
    issuedOn,
  }: Omit<RefundQuestion, 'now' | 'paidCents'> & { issuedOn: string },
): RefundStep[] {
  const possible = rulesOn(rules, 'refund', issuedOn)
    .filter((rule) => rule.causes.includes(cause))
    .map((rule) => ({ rule, until: deadlineOf(rule.notice, departsAt)?.getTime() ?? Infinity }));
  const moments = [...new Set([...possible.map(({ until }) => until), Infinity])].toSorted((a, b) => a - b);
  const steps: RefundStep[] = [];
  for (const moment of moments) {
    const open = possible.flatMap(({ rule, until }) => (until >= moment ? [rule] : []));
    const percent = bestFor(open, ticketLines)?.percent ?? 0;
    const until = moment === Infinity ? null : athensInstant(new Date(moment));
    if (steps.at(-1)?.percent === percent) steps.pop();
    steps.push({ percent, until });
  }
  return steps;
}
