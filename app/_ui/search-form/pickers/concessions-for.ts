import type { PassengerCounts } from '#lib/booking/party.ts';
import type { SearchConcession } from '#app/_ui/search-form/form-props.ts';

const kinds = [
  ['adults', 'ADT'],
  ['children', 'CHD'],
  ['infants', 'INF'],
] as const;

export type Traveller = {
  kind: (typeof kinds)[number][0];
  /** From one on, within the kind. */
  number: number;
  /** What this traveller may claim; empty for whom nothing fits. */
  offered: readonly SearchConcession[];
};

/**
 * The travellers in the order of their claims, each with what fits. A companion's claim is offered while the party holds the claim
 * that it goes with; the service has the last word.
 */
export function travellersWithClaims(
  passengers: PassengerCounts,
  claims: readonly (string | null)[],
  offered: readonly SearchConcession[],
): Traveller[] {
  const held = new Set(
    offered.flatMap(({ code, countsAs }) => (claims.includes(code) ? [code, countsAs] : [])),
  );
  const open = (claim: SearchConcession, own: string | null | undefined) =>
    claim.companionOf === null || claim.code === own || held.has(claim.companionOf);
  return kinds
    .flatMap(([kind, category]) =>
      Array.from({ length: passengers[kind] }, (_, index) => ({ kind, category, number: index + 1 })),
    )
    .map(({ kind, category, number }, place) => ({
      kind,
      number,
      offered: offered.filter((claim) => claim.categories.includes(category) && open(claim, claims[place])),
    }));
}
