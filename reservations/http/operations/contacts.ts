import * as v from 'valibot';
import * as contract from '#contracts/reservations/index.ts';
import type { Operations, Schemas } from './operation.ts';

export const schemas: Schemas = {
  VerificationRequest: contract.VerificationRequest,
  Verification: contract.Verification,
  VerificationCode: contract.VerificationCode,
  ContactProof: contract.ContactProof,
  UnpaidReport: contract.UnpaidReport,
};

/** Confirming an address, for places that are not paid at once; and what staff sell and see of them. */
export const operations: Operations = {
  '/contacts/verifications': {
    post: {
      summary: 'Send a six-digit code to an address',
      body: 'VerificationRequest',
      answers: { 202: 'Verification', 400: 'Problem', 429: 'Problem', 503: 'Problem' },
    },
  },
  '/contacts/verifications/{id}': {
    post: {
      summary: 'Exchange the code for a proof that the address was confirmed',
      body: 'VerificationCode',
      answers: {
        200: 'ContactProof',
        400: 'Problem',
        404: 'Problem',
        410: 'Problem',
        422: 'Problem',
        429: 'Problem',
      },
    },
  },
  '/bookings/{reference}/contact/verifications': {
    post: {
      summary: 'Send a code to the address of a booking',
      query: { surname: v.string() },
      optional: ['surname'],
      needsToken: true,
      answers: { 202: 'Verification', 403: 'Problem', 404: 'Problem', 429: 'Problem', 503: 'Problem' },
    },
  },
  '/operator/holds': {
    post: {
      summary:
        'Keep places for somebody at a counter or on the telephone, without the limits on unpaid places',
      body: 'HoldRequest',
      needsKey: true,
      needsToken: true,
      answers: { 201: 'HoldResult', 400: 'Problem', 409: 'Problem', 422: 'Problem', 423: 'Problem' },
    },
  },
  '/operator/bookings/{reference}/confirm': {
    post: {
      summary: 'The same as confirming a hold, without its token, the code and the limits on unpaid places',
      body: 'ConfirmRequest',
      needsKey: true,
      needsToken: true,
      answers: {
        200: 'Booking',
        400: 'Problem',
        404: 'Problem',
        409: 'Problem',
        410: 'Problem',
        422: 'Problem',
      },
    },
  },
  '/operator/unpaid': {
    get: {
      summary: 'Ships with unpaid places, and reservations that look as if nobody meant to travel',
      needsToken: true,
      answers: { 200: 'UnpaidReport', 401: 'Problem' },
    },
  },
};
