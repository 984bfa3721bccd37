import * as v from 'valibot';
import * as contract from '#contracts/reservations/index.ts';
import type { Operations, Schemas } from './operation.ts';

export const schemas: Schemas = {
  BookingRights: contract.BookingRights,
  ClaimRequest: contract.ClaimRequest,
  ClaimResult: contract.ClaimResult,
  BookingDisruptions: contract.BookingDisruptions,
  DisruptionChoice: contract.DisruptionChoice,
  Alerts: contract.Alerts,
  DisruptionRequest: contract.DisruptionRequest,
  DisruptionReport: contract.DisruptionReport,
  DisruptionList: v.object({ disruptions: v.array(contract.DisruptionReport) }),
};

const surname = { query: { surname: v.string() }, optional: ['surname'], needsToken: true };
const writes = { 400: 'Problem', 403: 'Problem', 404: 'Problem', 409: 'Problem', 422: 'Problem' };
const staff = { 400: 'Problem', 401: 'Problem', 404: 'Problem', 409: 'Problem', 422: 'Problem' };

/** Rights and disruptions: what travellers may claim and choose, and what staff report (with the operator's token as bearer). */
export const operations: Operations = {
  '/alerts': { get: { summary: 'What does not go as planned, for everybody', answers: { 200: 'Alerts' } } },
  '/bookings/{reference}/rights': {
    get: {
      summary: 'What the owner of a booking may claim now, and why',
      ...surname,
      answers: { 200: 'BookingRights', 403: 'Problem', 404: 'Problem', 429: 'Problem' },
    },
  },
  '/bookings/{reference}/claims': {
    post: {
      summary: 'Claim compensation for a late journey, or the refund that the carrier owes',
      body: 'ClaimRequest',
      needsKey: true,
      needsToken: true,
      answers: { 201: 'ClaimResult', ...writes },
    },
  },
  '/bookings/{reference}/disruption': {
    get: {
      summary: 'What upset a booking, and the ships that are offered instead',
      ...surname,
      answers: { 200: 'BookingDisruptions', 403: 'Problem', 404: 'Problem', 429: 'Problem' },
    },
  },
  '/bookings/{reference}/disruption/choice': {
    post: {
      summary: 'Take another ship or the money, or leave it as it is; free of charge',
      body: 'DisruptionChoice',
      needsKey: true,
      ...surname,
      answers: { 200: 'BookingDisruptions', ...writes, 429: 'Problem' },
    },
  },
  '/operator/disruptions': {
    post: {
      summary:
        'Cancel or delay a sailing, swap its ship, move a quay or skip a call; dryRun=true changes nothing',
      query: { dryRun: v.picklist(['true', 'false']) },
      optional: ['dryRun'],
      body: 'DisruptionRequest',
      needsKey: true,
      needsToken: true,
      answers: { 200: 'DisruptionReport', 201: 'DisruptionReport', ...staff },
    },
    get: {
      summary: 'Disruptions that are not over, or all of one sailing',
      query: { sailing: v.string() },
      optional: ['sailing'],
      needsToken: true,
      answers: { 200: 'DisruptionList', 401: 'Problem' },
    },
  },
  '/operator/disruptions/{id}': {
    get: {
      summary: 'Whom a disruption touches, what they were offered and what they chose',
      needsToken: true,
      answers: { 200: 'DisruptionReport', 401: 'Problem', 404: 'Problem' },
    },
  },
  '/operator/disruptions/{id}/withdraw': {
    post: {
      summary: 'The sailing sails as planned after all; possible while nobody has chosen',
      needsKey: true,
      needsToken: true,
      answers: { 200: 'DisruptionReport', ...staff },
    },
  },
};
