import * as v from 'valibot';
import * as contract from '#contracts/reservations/index.ts';
import type { Operations, Schemas } from './operation.ts';

export const schemas: Schemas = { NetworkImport: contract.NetworkImport };

/** The timetable for everybody, and the operator's network in and out. */
export const operations: Operations = {
  '/gtfs.zip': {
    get: {
      summary: 'The whole timetable as GTFS with fares',
      answers: { 200: null, 304: null },
      files: ['application/zip'],
      headers: { ETag: 'Tells this timetable from others', 'Last-Modified': 'When it last changed' },
    },
  },
  '/operator/network': {
    get: {
      summary: 'The network with everything that is needed to load it again',
      needsToken: true,
      files: ['application/zip'],
      answers: { 200: null, 401: 'Problem' },
    },
    post: {
      summary:
        'Load a network from such an archive, all of it or nothing; the same archive again changes nothing',
      sends: ['application/zip'],
      query: { check: v.picklist(['true', 'false']) },
      optional: ['check'],
      needsToken: true,
      answers: { 200: 'NetworkImport', 400: 'Problem', 401: 'Problem', 409: 'Problem', 422: 'Problem' },
    },
  },
};
