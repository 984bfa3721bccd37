import * as v from 'valibot';
import * as contract from '#contracts/reservations/index.ts';
import type { Operations, Schemas } from './operation.ts';

export const schemas: Schemas = {
  PaymentChoice: contract.PaymentChoice,
  AgencyPayment: contract.AgencyPayment,
  RefundReceipt: contract.RefundReceipt,
  TestDecision: contract.TestDecision,
  Refund: contract.Refund,
  RefundList: contract.RefundList,
  SetAsideList: contract.SetAsideList,
  SetAsidePayment: contract.SetAsidePayment,
  LedgerReport: contract.LedgerReport,
};

const surname = { query: { surname: v.string() }, optional: ['surname'], needsToken: true };

/** Paying online, the provider's events, and money for the operator's staff (with the operator's token as bearer). */
export const operations: Operations = {
  '/bookings/{reference}/payments': {
    post: {
      summary: 'Pay what is due at a provider, and the answer says where; or go over to an agency',
      body: 'PaymentChoice',
      needsKey: true,
      ...surname,
      answers: {
        200: 'Booking',
        400: 'Problem',
        403: 'Problem',
        404: 'Problem',
        409: 'Problem',
        410: 'Problem',
        422: 'Problem',
        423: 'Problem',
        429: 'Problem',
        503: 'Problem',
      },
    },
    delete: {
      summary: 'Give the payment under way up and go back to the hold',
      ...surname,
      answers: { 200: 'Booking', 403: 'Problem', 404: 'Problem', 429: 'Problem', 503: 'Problem' },
    },
  },
  '/bookings/{reference}/payments/check': {
    post: {
      summary: 'Ask the provider now how the payment under way stands',
      ...surname,
      answers: { 200: 'Booking', 403: 'Problem', 404: 'Problem', 429: 'Problem', 503: 'Problem' },
    },
  },
  '/payments/stripe/webhook': {
    post: {
      summary: 'Events of the card provider, signed in the header Stripe-Signature',
      sends: ['application/json'],
      answers: { 200: null, 400: 'Problem', 404: 'Problem' },
    },
  },
  '/payments/test/{id}': {
    get: {
      summary: 'The page of the make-believe provider, where it is switched on',
      files: ['text/html'],
      answers: { 200: null, 404: 'Problem' },
    },
    post: {
      summary: 'Say what becomes of a make-believe payment: pay, decline or cancel',
      body: 'TestDecision',
      sends: ['application/x-www-form-urlencoded'],
      answers: { 200: null, 303: null, 400: 'Problem', 404: 'Problem' },
    },
  },
  '/operator/payments': {
    post: {
      summary: 'Record money taken at an agency',
      body: 'AgencyPayment',
      needsKey: true,
      needsToken: true,
      answers: {
        200: 'Booking',
        400: 'Problem',
        401: 'Problem',
        404: 'Problem',
        409: 'Problem',
        410: 'Problem',
        422: 'Problem',
      },
    },
  },
  '/operator/refunds': {
    get: {
      summary: 'Refunds that wait, were paid out or failed',
      query: { state: contract.RefundState },
      optional: ['state'],
      needsToken: true,
      answers: { 200: 'RefundList', 400: 'Problem', 401: 'Problem' },
    },
  },
  '/operator/refunds/{id}/paid': {
    post: {
      summary: 'An agency has handed a refund out',
      body: 'RefundReceipt',
      needsToken: true,
      answers: { 200: 'Refund', 400: 'Problem', 401: 'Problem', 404: 'Problem', 409: 'Problem' },
    },
  },
  '/operator/set-aside': {
    get: {
      summary: 'Payments in another currency than the euro: they paid for nothing and wait to go back',
      needsToken: true,
      answers: { 200: 'SetAsideList', 401: 'Problem' },
    },
  },
  '/operator/set-aside/{id}/refund': {
    post: {
      summary: 'Send such a payment back the way it came, once',
      needsToken: true,
      answers: { 200: 'SetAsidePayment', 401: 'Problem', 404: 'Problem', 409: 'Problem', 503: 'Problem' },
    },
  },
  '/operator/ledger': {
    get: {
      summary: 'The books day by day, as JSON or CSV',
      query: { from: contract.Day, to: contract.Day, format: v.picklist(['json', 'csv']) },
      optional: ['format'],
      needsToken: true,
      files: ['text/csv'],
      answers: { 200: 'LedgerReport', 400: 'Problem', 401: 'Problem' },
    },
  },
};
