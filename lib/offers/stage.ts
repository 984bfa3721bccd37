export type OfferStage = 'coming' | 'running' | 'ended';
type Validity = { validFrom: string | null; validTo: string | null };

/**
 * Where an offer stands on a day; all days are YYYY-MM-DD in Greece, so that their order is the order of the texts. Both ends
 * belong to the offer; without a last day it does not end.
 */
export function offerStage({ validFrom, validTo }: Validity, today: string): OfferStage {
  if (validTo !== null && validTo < today) return 'ended';
  return validFrom !== null && validFrom > today ? 'coming' : 'running';
}
