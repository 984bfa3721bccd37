import * as contract from '#contracts/reservations/index.ts';
import { describeRoutes } from '#foundation/http/openapi.ts';
import type { Route } from '#foundation/http/route.ts';
import { bookingRoutes } from './booking-routes.ts';
import { changeRoutes } from './change-routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { defineRoute, type HttpContext } from './define-route.ts';
import { networkRoutes } from './network-routes.ts';
import { operatorBookingRoutes } from './operator/bookings.ts';
import { DisruptionList, operatorDisruptionRoutes } from './operator/disruptions.ts';
import { operatorJobRoutes } from './operator/jobs.ts';
import { operatorManifestRoutes } from './operator/manifest.ts';
import { operatorNetworkRoutes } from './operator/network.ts';
import { operatorOfferRoutes } from './operator/offers.ts';
import { operatorPaymentRoutes } from './operator/payments.ts';
import { operatorSalesRoutes } from './operator/sales.ts';
import { paymentRoutes } from './payment-routes.ts';
import { priceListRoutes } from './price-list-routes.ts';
import { rightsRoutes } from './rights-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { testPaymentRoutes } from './test-payment-routes.ts';
import { ResendResult, TicketKey, ticketRoutes } from './ticket-routes.ts';
import { waitingRoutes } from './waiting/routes.ts';

/** Every endpoint of the service. */
export const routes: readonly Route<HttpContext>[] = [
  defineRoute({
    method: 'get',
    path: '/health',
    summary: 'The service runs',
    responses: { 200: { files: ['application/json'] } },
    handler: () => ({ status: 'ok' }),
  }),
  defineRoute({
    method: 'get',
    path: '/openapi.json',
    summary: 'This document',
    responses: { 200: { files: ['application/json'] } },
    handler: () => describeService(),
  }),
  ...networkRoutes,
  ...searchRoutes,
  ...priceListRoutes,
  ...bookingRoutes,
  ...paymentRoutes,
  ...testPaymentRoutes,
  ...changeRoutes,
  ...ticketRoutes,
  ...rightsRoutes,
  ...waitingRoutes,
  ...contactRoutes,
  ...operatorPaymentRoutes,
  ...operatorNetworkRoutes,
  ...operatorBookingRoutes,
  ...operatorDisruptionRoutes,
  ...operatorManifestRoutes,
  ...operatorOfferRoutes,
  ...operatorJobRoutes,
  ...operatorSalesRoutes,
];

/**
 * The OpenAPI document. Endpoints below `/operator` require the operator's token, the others the access token of the
 * booking or entry.
 */
export function describeService() {
  return describeRoutes(routes, {
    info: {
      title: 'Meltemi Lines reservations',
      version: '1.0.0',
      description:
        'Errors are RFC 9457 problem documents in the language of Accept-Locale or Accept-Language (el or en).',
    },
    schemas: { ...contract, DisruptionList, ResendResult, TicketKey },
    problem: contract.Problem,
    securitySchemes: {
      accessToken: {
        type: 'http',
        scheme: 'bearer',
        description: 'Returned when the hold or entry was created',
      },
      ticketToken: {
        type: 'http',
        scheme: 'bearer',
        description: '`share` of one ticket; opens that ticket only',
      },
      operatorToken: { type: 'http', scheme: 'bearer', description: 'Known to the operator’s staff only' },
    },
  });
}
