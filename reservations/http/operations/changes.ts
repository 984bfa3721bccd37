import * as v from 'valibot';
import * as contract from '#contracts/reservations/index.ts';
import type { Operation, Operations, Schemas } from './operation.ts';

export const schemas: Schemas = {
  BookingTerms: contract.BookingTerms,
  CancellationPreview: contract.CancellationPreview,
  CancellationRequest: contract.CancellationRequest,
  ChangeQuoteRequest: contract.ChangeQuoteRequest,
  ChangeQuote: contract.ChangeQuote,
  ChangeRequest: contract.ChangeRequest,
  OpenDatePreview: contract.OpenDatePreview,
  OpenDateRequest: contract.OpenDateRequest,
  TravellerCorrection: contract.TravellerCorrection,
  VehicleCorrection: contract.VehicleCorrection,
  OperatorBooking: contract.OperatorBooking,
  OperatorBookings: contract.OperatorBookings,
};

const refusals = {
  400: 'Problem',
  403: 'Problem',
  404: 'Problem',
  409: 'Problem',
  422: 'Problem',
  429: 'Problem',
} as const;
const surname = { query: { surname: v.string() }, optional: ['surname'], needsToken: true };

function writes(summary: string, body: string, more: Operation['answers'] = {}): Operation {
  return { summary, body, needsKey: true, ...surname, answers: { 200: 'Booking', ...refusals, ...more } };
}

/** What the owner of a sold booking may do with it, and what the operator's staff may read of it. */
export const operations: Operations = {
  '/bookings/{reference}/terms': {
    get: {
      summary:
        'What will hold for what is being bought: refunds, changes and deadlines, by the rules that later decide',
      ...surname,
      answers: { 200: 'BookingTerms', 403: 'Problem', 404: 'Problem', 429: 'Problem' },
    },
  },
  '/bookings/{reference}/cancellation': {
    get: {
      summary: 'What giving up a booking or a part of it would give back now, by which rule and until when',
      query: {
        segment: v.string(),
        direction: v.picklist(['A', 'R']),
        item: v.string(),
        surname: v.string(),
      },
      optional: ['segment', 'direction', 'item', 'surname'],
      needsToken: true,
      answers: { 200: 'CancellationPreview', ...refusals },
    },
    post: writes('Give up a booking or a part of it', 'CancellationRequest'),
  },
  '/bookings/{reference}/changes/quote': {
    post: {
      summary: 'What other sailings, classes, travellers, vehicles or pets would cost now',
      body: 'ChangeQuoteRequest',
      ...surname,
      answers: { 200: 'ChangeQuote', ...refusals, 423: 'Problem' },
    },
  },
  '/bookings/{reference}/changes': {
    post: writes('Change a sold booking as quoted', 'ChangeRequest', { 423: 'Problem' }),
  },
  '/bookings/{reference}/open-date': {
    get: {
      summary: 'How long tickets without a date would stay good, and until when that can be decided',
      query: { segment: v.string(), surname: v.string() },
      optional: ['segment', 'surname'],
      needsToken: true,
      answers: { 200: 'OpenDatePreview', ...refusals },
    },
    post: writes('Leave segments without a date; their places are free again', 'OpenDateRequest'),
  },
  '/bookings/{reference}/travellers/{number}': {
    patch: writes('Put a typing mistake in a traveller’s details right', 'TravellerCorrection'),
  },
  '/bookings/{reference}/vehicles/{number}': {
    patch: writes('Put a number plate right, or name another driver', 'VehicleCorrection'),
  },
  '/operator/bookings/{reference}': {
    get: {
      summary: 'A booking with its tickets, money and audit, for the operator’s token',
      needsToken: true,
      answers: { 200: 'OperatorBooking', 401: 'Problem', 404: 'Problem' },
    },
  },
  '/operator/bookings': {
    get: {
      summary: 'The bookings of a sailing, for the operator’s token',
      query: { sailing: v.string() },
      needsToken: true,
      answers: { 200: 'OperatorBookings', 400: 'Problem', 401: 'Problem', 404: 'Problem' },
    },
  },
};
