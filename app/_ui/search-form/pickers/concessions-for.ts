import type { PassengerCounts } from '#lib/booking/party.ts';
import type { SearchConcession } from '#app/_ui/search-form/form-props.ts';

const kinds = [
  ['adults', 'ADT'],
  ['children', 'CHD'],
  ['infants', 'INF'],
] as const;

export type Traveller = {
  kind: (typeof kinds)[number][0];
  /** From one on, within the category. */
  number: number;
  /** The claims that this traveller may have; empty when none applies. */
  offered: readonly SearchConcession[];
};

/**
 * The travellers in the order of their claims, each with the claims that apply. A companion's claim is offered while
 * the party has the claim that it belongs to; the service makes the final check.
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
