import { locales } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import * as contract from '#contracts/reservations/index.ts';
import type { Operations, Schemas } from './operation.ts';

export const schemas: Schemas = {
  TicketKey: v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string() }),
  IssuedTickets: contract.IssuedTickets,
  ResendResult: v.object({ queued: v.boolean() }),
  Manifest: contract.Manifest,
  ScanRequest: contract.ScanRequest,
  ScanResult: contract.ScanResult,
};

const paper = {
  query: { surname: v.string(), lang: v.picklist(locales) },
  optional: ['surname', 'lang'],
  needsToken: true,
  answers: { 200: null, 400: 'Problem', 403: 'Problem', 404: 'Problem', 409: 'Problem', 429: 'Problem' },
};

/** Tickets and letters for who they belong to; the manifest and scans for the operator's staff. */
export const operations: Operations = {
  '/ticket-key': {
    get: {
      summary: 'The public key that verifies the codes on tickets, as JWK',
      answers: { 200: 'TicketKey' },
    },
  },
  '/bookings/{reference}/tickets': {
    get: {
      summary: 'The tickets of a paid booking with what their codes say, for showing them on a screen',
      ...paper,
      answers: { ...paper.answers, 200: 'IssuedTickets' },
    },
  },
  '/bookings/{reference}/ticket.pdf': {
    get: { summary: 'The tickets of a paid booking as PDF', ...paper, files: ['application/pdf'] },
  },
  '/bookings/{reference}/calendar.ics': {
    get: { summary: 'The ships of a booking as calendar file', ...paper, files: ['text/calendar'] },
  },
  '/bookings/{reference}/resend': {
    post: {
      summary: 'Send the letter that says how the booking stands once more, to its own address',
      query: { surname: v.string() },
      optional: ['surname'],
      needsKey: true,
      needsToken: true,
      answers: {
        202: 'ResendResult',
        400: 'Problem',
        403: 'Problem',
        404: 'Problem',
        409: 'Problem',
        429: 'Problem',
      },
    },
  },
  '/operator/sailings/{sailing}/manifest': {
    get: {
      summary: 'Who is on board on each leg; CSV with ?format=csv',
      query: { format: v.picklist(['json', 'csv']) },
      optional: ['format'],
      needsToken: true,
      files: ['text/csv'],
      answers: { 200: 'Manifest', 400: 'Problem', 401: 'Problem', 404: 'Problem', 409: 'Problem' },
    },
  },
  '/operator/scans': {
    post: {
      summary: 'What scanners saw at the gangway; several devices merge to one truth',
      body: 'ScanRequest',
      needsToken: true,
      answers: { 200: 'ScanResult', 400: 'Problem', 401: 'Problem' },
    },
  },
};
