/**
 * The figures of the Bonus Ways programme (invented for the demo). They aren't in the reservation service, because no
 * sale depends on them: points are credited and redeemed at the agencies, by member number. They aren't in the Studio,
 * because the calculator needs them as numbers; the text around them is the page `/bonusways`.
 */
export const bonusRules = {
  /** A level is reached with the points collected in a calendar year. In rising order; everybody has the first. */
  levels: [
    { id: 'avra', fromPoints: 0, pointsPerEuro: 10 },
    { id: 'maistros', fromPoints: 4_000, pointsPerEuro: 12 },
    { id: 'meltemi', fromPoints: 10_000, pointsPerEuro: 15 },
  ],
  /**
   * Points for one free one-way economy ticket, by an adult's list price, which follows the distance. In rising order;
   * null: every higher price.
   */
  awards: [
    { upToCents: 2_000, points: 2_000 },
    { upToCents: 3_500, points: 3_500 },
    { upToCents: 5_500, points: 5_000 },
    { upToCents: null, points: 6_500 },
  ],
  /** Points expire this long after the last journey. */
  validMonths: 24,
  /** How many people may collect points on one number. */
  householdSize: 6,
  youngestMember: 15,
} as const;

export type BonusLevel = (typeof bonusRules.levels)[number];
export type BonusAward = (typeof bonusRules.awards)[number];
