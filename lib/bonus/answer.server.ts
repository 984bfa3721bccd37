import 'server-only';
import { readPartyFares } from '#lib/reservations/cached-reads.server.ts';
import type { VesselKind } from '#contracts/reservations/index.ts';
import { awardFor, countedCents, journeysUntil, pointsFor } from './points.ts';
import type { BonusQuestion } from './question.ts';
import { type BonusLevel, bonusRules } from './rules.ts';

export type BonusOption = {
  vesselKind: VesselKind;
  /** What the journey costs in total, and how much of it earns points. */
  totalCents: number;
  countedCents: number;
  levels: { id: BonusLevel['id']; points: number }[];
  /** A free ticket on the same crossing: its list price, the points it takes, and how many such journeys earn them. */
  award: { priceCents: number; points: number; journeys: number | null };
};

export type BonusAnswer = { kind: 'ok'; options: BonusOption[] } | { kind: 'away' };

/** What a journey earns with each kind of ship. No options when no ship sails it directly in this class. */
export async function answerBonus(question: BonusQuestion): Promise<BonusAnswer> {
  const single = { ...question, class: 'ECO' as const, isReturn: false, adults: 1, children: 0 };
  const [party, ticket] = await Promise.all([readPartyFares(question), readPartyFares(single)]);
  if (!party || !ticket) return { kind: 'away' };
  return {
    kind: 'ok',
    options: party.options.map(({ vesselKind, quote }) => {
      const counted = countedCents(quote);
      const levels = bonusRules.levels.map(({ id, pointsPerEuro }) => ({
        id,
        points: pointsFor(counted, pointsPerEuro),
      }));
      const priceCents =
        ticket.options.find((option) => option.vesselKind === vesselKind)?.quote.totalCents ?? 0;
      const award = awardFor(priceCents);
      return {
        vesselKind,
        totalCents: quote.totalCents,
        countedCents: counted,
        levels,
        award: {
          priceCents,
          points: award.points,
          journeys: journeysUntil(award.points, levels[0]?.points ?? 0),
        },
      };
    }),
  };
}
