import type { NetworkData } from '#contracts/reservations/index.ts';

/** Domain 4.8: a tenth of the car deck waits for islanders who give their number (ΜΑΝ), until 72 hours before departure. */
export const quotas: NetworkData['quotas'] = [
  {
    resource: 'CEU_DM',
    entitlement: 'ISL',
    percent: 10,
    hoursBefore: 72,
    validFrom: '2026-01-01',
    validTo: null,
  },
];
