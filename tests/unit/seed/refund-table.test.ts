import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#foundation/text/locales.ts';
import { bestFor, type TicketLine } from '#reservations/rights/refund.ts';
import * as v from 'valibot';
import { RightsData } from '#contracts/reservations/rules/rights-rules.ts';
import { network } from '#seed/network/network.ts';
import { isObject, type Json } from '#seed/run/document.ts';
import { percent } from '#seed/facts/quantities.ts';
import { seeded } from '#tests/fixtures/seeded.ts';

const NO_REFUND: Record<Locale, string> = { el: 'καμία επιστροφή', en: 'no refund' };
const ticket: TicketLine = { kind: 'fare', item: 'passenger:0', cents: 5000 };
const early: TicketLine = {
  kind: 'discount',
  item: 'passenger:0',
  cents: -750,
  rule: 'early',
  refundable: false,
};

const rules = v
  .parse(RightsData, network.rights)
  .filter((rule) => rule.kind === 'refund')
  .filter(({ causes }) => causes.includes('passenger'));
const minutesOf = ({ kind, count }: { kind: 'days' | 'minutes'; count: number }) =>
  kind === 'days' ? count * 24 * 60 : count;
/** The deadlines of all rules, longest first. */
const deadlines = [...new Set(rules.flatMap(({ notice }) => (notice ? [minutesOf(notice)] : [])))].toSorted(
  (a, b) => b - a,
);

/** What is refunded until a deadline, as the table prints it. */
function shareUntil(deadline: number, lines: TicketLine[], locale: Locale): string {
  const open = rules.filter(({ notice }) => notice === null || minutesOf(notice) <= deadline);
  const best = bestFor(open, lines)?.percent ?? 0;
  return best === 0 ? NO_REFUND[locale] : percent(best)[locale].full;
}

const objectsIn = (value: Json | undefined) => (Array.isArray(value) ? value.filter(isObject) : []);

// The rows were true for one set of deadlines; another order of deadlines needs other rows, not only other figures.
describe.each(locales)('the table of refunds in the terms of carriage (%s)', (locale) => {
  const body = objectsIn(seeded('page-travel-terms')[`body_${locale}`]);
  const rows = body
    .flatMap(({ rows: found }) => objectsIn(found))
    .map(({ cells }) => (Array.isArray(cells) ? cells.map(String) : []));

  it('has a row for each deadline, and one for later', () => {
    expect(rows).toHaveLength(1 + deadlines.length + 1);
  });

  it('gives in each row what the rules give', () => {
    const given = rows.slice(1).map((row) => row.slice(1));
    const due = [...deadlines, 0].map((deadline) => [
      shareUntil(deadline, [ticket], locale),
      shareUntil(deadline, [ticket, early], locale),
    ]);
    expect(given).toEqual(due);
  });
});
