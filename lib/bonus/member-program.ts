import { type BonusLevel, bonusRules } from './rules.ts';

/** `MemberProgram` with its tiers, for search engines. */
export function memberProgram(options: {
  site: string;
  path: string;
  name: string;
  levelName: (id: BonusLevel['id']) => string;
}): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'MemberProgram',
    name: options.name,
    url: `${options.site}${options.path}`,
    hasTiers: bonusRules.levels.map(({ id, pointsPerEuro }) => ({
      '@type': 'MemberProgramTier',
      name: options.levelName(id),
      hasTierBenefit: 'https://schema.org/TierBenefitLoyaltyPoints',
      membershipPointsEarned: pointsPerEuro,
    })),
  };
}
