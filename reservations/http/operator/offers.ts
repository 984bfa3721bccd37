import { OfferCounts } from '#contracts/reservations/rules/offer-counts.ts';
import { offerCounts } from '#reservations/promotions/counts.ts';
import { defineRoute, operator } from '../define-route.ts';

/** Offers for the operator's staff. */
export const operatorOfferRoutes = [
  defineRoute({
    method: 'get',
    path: '/operator/offers',
    summary: 'Usage of every promo code and day trip',
    guard: operator,
    responses: { 200: OfferCounts },
    handler: async (_, { db, catalogue }) => offerCounts(db, (await catalogue()).tariff),
  }),
];
