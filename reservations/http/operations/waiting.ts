import * as contract from '#contracts/reservations/index.ts';
import type { Operations, Schemas } from './operation.ts';

export const schemas: Schemas = {
  WaitingRequest: contract.WaitingRequest,
  WaitingResult: contract.WaitingResult,
  WaitingEntry: contract.WaitingEntry,
};

/** The waiting list of a sailing that is full. */
export const operations: Operations = {
  '/waiting': {
    post: {
      summary: 'Wait for places on a sailing that has no room for the party',
      body: 'WaitingRequest',
      needsKey: true,
      needsProof: true,
      answers: {
        201: 'WaitingResult',
        400: 'Problem',
        403: 'Problem',
        409: 'Problem',
        422: 'Problem',
        423: 'Problem',
      },
    },
  },
  '/waiting/{id}': {
    get: {
      summary: 'Place in the queue, and the offer when there is one',
      needsToken: true,
      answers: { 200: 'WaitingEntry', 404: 'Problem' },
    },
    delete: {
      summary: 'Leave the queue; an open offer goes to the next',
      needsToken: true,
      answers: { 200: 'WaitingEntry', 404: 'Problem', 409: 'Problem' },
    },
  },
};
