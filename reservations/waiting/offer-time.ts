import type { WaitingRules } from '#contracts/reservations/rules/quota-rules.ts';

/** How long an offer lasts: shorter when many wait for the same places or the ship leaves soon. */
export function offerMinutes(
  { offerMinutes: usual, manyWait, near }: Pick<WaitingRules, 'offerMinutes' | 'manyWait' | 'near'>,
  stillWaiting: number,
  departsAt: Date,
  now: Date,
): number {
  const hoursLeft = (departsAt.getTime() - now.getTime()) / 3_600_000;
  return Math.min(
    usual,
    stillWaiting >= manyWait.parties ? manyWait.minutes : Infinity,
    ...near.filter(({ hoursBefore }) => hoursLeft <= hoursBefore).map(({ minutes }) => minutes),
  );
}
