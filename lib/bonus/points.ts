import type { FareResult } from '#contracts/reservations/index.ts';
import { type BonusAward, bonusRules } from './rules.ts';

type Quote = FareResult['options'][number]['quote'];

/** The part that earns points: passenger fares after discounts, without port dues. */
export function countedCents(quote: Quote): number {
  return quote.lines
    .filter((line) => line.kind !== 'dues' && line.item.startsWith('passenger:'))
    .reduce((sum, line) => sum + line.cents, 0);
}

/** Whole points, rounded down. */
export function pointsFor(cents: number, pointsPerEuro: number): number {
  return Math.floor((cents * pointsPerEuro) / 100);
}

/** What a free ticket takes on a crossing whose adult price is `cents`. */
export function awardFor(cents: number): BonusAward {
  const found = bonusRules.awards.find(({ upToCents }) => upToCents === null || cents <= upToCents);
  if (!found) throw new Error('the last award must have no limit');
  return found;
}

/** How many such journeys it takes to collect `award` points. */
export function journeysUntil(award: number, points: number): number | null {
  return points > 0 ? Math.ceil(award / points) : null;
}
