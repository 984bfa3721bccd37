export type OfferStage = 'coming' | 'running' | 'ended';
type Validity = { validFrom: string | null; validTo: string | null };

/**
 * Whether an offer is upcoming, current or over on a day. Days are YYYY-MM-DD in Greece, so they compare as strings.
 * The first and the last day are included; without a last day the offer doesn't end.
 */
export function offerStage({ validFrom, validTo }: Validity, today: string): OfferStage {
  if (validTo !== null && validTo < today) return 'ended';
  return validFrom !== null && validFrom > today ? 'coming' : 'running';
}
