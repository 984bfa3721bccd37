import { OfferCounts } from '#contracts/reservations/index.ts';
import type { Operations, Schemas } from './operation.ts';

export const schemas: Schemas = { OfferCounts };

/** With the operator's token as bearer. */
export const operations: Operations = {
  '/operator/offers': {
    get: {
      summary: 'How far every promo code and day trip has been used',
      needsToken: true,
      answers: { 200: 'OfferCounts', 401: 'Problem' },
    },
  },
};
