/** Who requests places without paying: the operator's staff, who have no limits, or anybody else. */
export type Buyer =
  | { kind: 'staff' }
  | {
      kind: 'traveller';
      /**
       * Network address (for IPv6 the first half); null when the call comes from this machine or the address is
       * unknown.
       */
      network: string | null;
      /** Proofs of confirmed addresses. */
      proofs: readonly string[];
    };

export const STAFF: Buyer = { kind: 'staff' };
