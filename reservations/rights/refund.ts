import { percentOf, sumCents } from '#foundation/money/cents.ts';
import { addMinutes, athensDay, athensInstant, athensMoment } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import type { QuoteLine } from '#contracts/reservations/booking.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import type { RefundCause, Rights } from '#contracts/reservations/rules/rights-rules.ts';
import { type RuleOf, rulesOn } from './rules.ts';
import { bilingual } from '#reservations/messages/texts.ts';

/** The price lines of the tickets that are returned; lines of a quote can be passed as they are. */
export type TicketLine = Pick<QuoteLine, 'kind' | 'item' | 'cents' | 'rule' | 'refundable'>;

export type RefundQuestion = {
  /** All of one sailing: every sailing has its own deadline. */
  ticketLines: readonly TicketLine[];
  /** Amount paid for these tickets, the upper limit of the refund. 0 while unpaid. */
  paidCents: number;
  /** Departure of that sailing by the timetable. */
  departsAt: Date;
  now: Date;
  cause: RefundCause;
  /** Day of purchase in Athens, whose rules apply. Defaults to today's rules. */
  issuedOn?: string;
};

/** A right, as shown to the traveller. */
export type RightsAnswer = {
  cents: number;
  percent: number;
  /** Null when no rule applies. */
  ruleId: string | null;
  legalReason: Bilingual;
  /** Act and article, or the tariff; empty when no rule applies. */
  source: string;
  /** Last second at which this amount applies, in local time; null when it does not end or nothing is refunded. */
  until: string | null;
};

/** The same per traveller, vehicle or pet, in the order of the lines. */
type ItemRefund = { item: string; cents: number; percent: number; ruleId: string | null };
export type RefundAnswer = RightsAnswer & { items: ItemRefund[] };

type Rule = RuleOf<'refund'>;

/**
 * The refund for returning the tickets of one sailing: for each ticket the largest of what tariff, statute and
 * carrier liability grant (domain 3.5), as a share of its whole price, dues included, rounded half up. The rule
 * reported is the one that accounts for most of the sum. Pure; precise to the second.
 * @example refundOf(catalogue.rights, { ticketLines, paidCents, departsAt, now, cause: 'passenger' })
 */
export function refundOf(rules: Rights, question: RefundQuestion): RefundAnswer {
  const { ticketLines, departsAt, now, cause } = question;
  const byItem = Map.groupBy(ticketLines, (line) => line.item);
  const day = question.issuedOn ?? athensDay(now);
  const applicable = rulesOn(rules, 'refund', day).filter(
    (rule) => rule.causes.includes(cause) && !isOver(deadlineOf(rule.notice, departsAt), now),
  );
  const given = [...byItem].map(([item, lines]) => {
    const rule = bestFor(applicable, lines);
    const cents = percentOf(sumCents(lines.map((line) => line.cents)), rule?.percent ?? 0);
    return { item, cents, rule };
  });
  const sum = sumCents(given.map(({ cents }) => cents));
  const rule = decisiveRule(given) ?? given.find((each) => each.rule)?.rule ?? null;
  const items = given.map((each) => ({
    item: each.item,
    cents: each.cents,
    percent: each.rule?.percent ?? 0,
    ruleId: each.rule?.id ?? null,
  }));
  if (!rule) {
    const hasLeft = cause === 'passenger' && departsAt.getTime() <= now.getTime();
    const known = rulesOn(rules, 'refund', day).some((each) => each.causes.includes(cause));
    const reason = hasLeft
      ? bilingual('rights.departed')
      : known
        ? bilingual('rights.late')
        : bilingual('rights.no-rule');
    return { cents: 0, percent: 0, ruleId: null, legalReason: reason, source: '', until: null, items };
  }
  const deadline = deadlineOf(rule.notice, departsAt);
  return {
    cents: Math.min(sum, Math.max(0, question.paidCents)),
    percent: rule.percent,
    ruleId: rule.id,
    legalReason: question.paidCents > 0 || sum === 0 ? rule.reason : bilingual('rights.unpaid'),
    source: rule.source,
    until: deadline && athensInstant(deadline),
    items,
  };
}

/**
 * The last second of a notice period; null when there is none. Days end at midnight in Athens, even when the clocks
 * change.
 */
export function deadlineOf(notice: Rule['notice'], departsAt: Date): Date | null {
  if (notice === null) return null;
  if (notice.kind === 'minutes') return addMinutes(departsAt, -notice.count);
  const nextDay = addDays(athensDay(departsAt), 1 - notice.count);
  return new Date(athensMoment(nextDay, 0).getTime() - 1000);
}

function isOver(deadline: Date | null, now: Date): boolean {
  return deadline !== null && Math.floor(now.getTime() / 1000) > Math.floor(deadline.getTime() / 1000);
}

/** The rule with the highest share that applies to these lines; of equal ones the first in the data. */
export function bestFor(rules: readonly Rule[], lines: readonly TicketLine[]): Rule | null {
  const discounts = lines.flatMap((line) => (line.kind === 'discount' ? (line.rule ?? []) : []));
  const isLawOnly = lines.some((line) => line.refundable === false);
  return rules
    .filter((rule) => !(isLawOnly && rule.basis === 'tariff'))
    .filter((rule) => !rule.exceptDiscounts.some((id) => discounts.includes(id)))
    .reduce<Rule | null>((best, rule) => (best && best.percent >= rule.percent ? best : rule), null);
}

function decisiveRule(given: readonly { cents: number; rule: Rule | null }[]): Rule | null {
  const sums = new Map<Rule, number>();
  for (const { cents, rule } of given) if (rule) sums.set(rule, (sums.get(rule) ?? 0) + cents);
  const [most] = [...sums].toSorted(([, a], [, b]) => b - a);
  return most ? most[0] : null;
}
