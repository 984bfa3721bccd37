import type { Db } from '#reservations/kernel/rows.ts';
import type { Tariff } from '#reservations/fares/tariff.ts';
import { normalisePromoCode, promoId } from '#reservations/fares/promo.ts';
import type { PricedSegment, QuoteTerms } from '#reservations/fares/segment.ts';
import { type FieldError, DomainError } from '#reservations/kernel/domain-error.ts';
import type { Segment } from '#reservations/sailings/segments.ts';
import { allotmentUsesOf, countTaken } from './allotments.ts';
import { codeErrors, tooFew, usedUp } from './code-errors.ts';
import { EVERYWHERE, poolOf } from './required-allotments.ts';

type TermsInput = {
  segments: readonly PricedSegment[];
  trips: readonly Pick<Segment, 'sailingId'>[];
  promoCode: string | null | undefined;
  issuedOn: string;
  /** Number of people who pay a fare, for a code that counts people. */
  people?: number;
  /** A booking whose price is recalculated: what it already holds counts as available. */
  bookingId?: string;
};

/**
 * Counts that `quote` needs: day-trip seats left, and a code that may still be used.
 * @throws DomainError rule_violation on `promoCode`, with the reason
 */
export async function termsOf(db: Db, tariff: Tariff, input: TermsInput): Promise<QuoteTerms> {
  const own = input.bookingId ? await allotmentUsesOf(db, input.bookingId, true) : [];
  const ownOf = (rule: string, scope: string) =>
    own.find((each) => each.rule === rule && each.scope === scope)?.quantity ?? 0;
  const promoCode = normalisePromoCode(input.promoCode);
  if (promoCode !== null) {
    refuse(codeErrors(tariff, promoCode, input.segments, input.issuedOn));
    const rule = tariff.promo(promoCode);
    const key = { rule: promoId(promoCode), scope: EVERYWHERE };
    const [taken = 0] = await countTaken(db, [key]);
    if (rule?.maxUses != null) {
      const left = rule.maxUses - taken + ownOf(key.rule, key.scope);
      if (left <= 0) refuse([usedUp()]);
      if (rule.counts === 'passengers' && left < (input.people ?? 1)) refuse([tooFew(left)]);
    }
  }
  const seats = await seatsLeft(db, tariff, input, ownOf);
  return { promoCode, dayTripSeats: (rule, segment) => seats.get(`${rule} ${segment}`) ?? 0 };
}

/** Queries the database only when some rule could apply: most prices don't involve day trips. */
async function seatsLeft(
  db: Db,
  tariff: Tariff,
  { segments, trips }: TermsInput,
  ownOf: (rule: string, scope: string) => number,
): Promise<Map<string, number>> {
  const possible = tariff.dayTrips.flatMap((rule) =>
    segments.flatMap(({ lineId }, segment) =>
      [...rule.outLines, ...rule.backLines].includes(lineId)
        ? [
            {
              id: rule.id,
              rule: poolOf(rule),
              seats: rule.seats,
              segment,
              scope: trips[segment]?.sailingId ?? '',
            },
          ]
        : [],
    ),
  );
  if (possible.length < 2) return new Map();
  const taken = await countTaken(db, possible);
  return new Map(
    possible.map(({ id, rule, seats, segment, scope }, index) => [
      `${id} ${segment}`,
      Math.max(0, seats - (taken[index] ?? 0) + ownOf(rule, scope)),
    ]),
  );
}

function refuse(errors: FieldError[]): void {
  if (errors.length > 0) throw new DomainError('rule_violation', { errors });
}
