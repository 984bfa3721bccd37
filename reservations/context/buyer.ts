/** Who asks for places that are not paid: the operator's staff, whom no limit binds, or anybody else. */
export type Buyer =
  | { kind: 'staff' }
  | {
      kind: 'traveller';
      /** Network address, of IPv6 the first half; null when the call comes from this machine or says nothing. */
      network: string | null;
      /** Proofs that addresses were confirmed. */
      proofs: readonly string[];
    };

export const STAFF: Buyer = { kind: 'staff' };
