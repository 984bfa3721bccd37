import type { NetworkData } from '#contracts/reservations/index.ts';

/**
 * Card schemes take chargebacks up to 540 days after the sale; claims of passengers come sooner. The privacy policy states it.
 */
export const contactRetention: NetworkData['contactRetention'] = [
  {
    days: 540,
    reason: {
      el: 'Για αξιώσεις επιβατών και αμφισβητήσεις χρεώσεων.',
      en: 'For passengers’ claims and disputed card charges.',
    },
    validFrom: '2026-01-01',
    validTo: null,
  },
];
