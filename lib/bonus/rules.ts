/**
 * The figures of the Bonus Ways programme (invented for the demo). They are here and not with the fares of the reservation
 * service, because no sale depends on them: points are written and used at the agencies, by member number. And not in the
 * Studio, because the calculator must count with them; what editors say around them is the page `/bonusways`.
 */
export const bonusRules = {
  /** A level counts from the points collected in a calendar year. In rising order; the first is everybody's. */
  levels: [
    { id: 'avra', fromPoints: 0, pointsPerEuro: 10 },
    { id: 'maistros', fromPoints: 4_000, pointsPerEuro: 12 },
    { id: 'meltemi', fromPoints: 10_000, pointsPerEuro: 15 },
  ],
  /**
   * Points for one free economy ticket, one way, by the price of an adult in the price list, which follows the distance. In
   * rising order; null: every dearer one.
   */
  awards: [
    { upToCents: 2_000, points: 2_000 },
    { upToCents: 3_500, points: 3_500 },
    { upToCents: 5_500, points: 5_000 },
    { upToCents: null, points: 6_500 },
  ],
  /** Points are lost this long after the last journey. */
  validMonths: 24,
  /** How many people may collect on one number. */
  householdSize: 6,
  youngestMember: 15,
} as const;

export type BonusLevel = (typeof bonusRules.levels)[number];
export type BonusAward = (typeof bonusRules.awards)[number];
