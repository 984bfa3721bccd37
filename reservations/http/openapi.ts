import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import * as contract from '../contract/index.ts';
import { calendarParameters, faresParameters } from './queries.ts';

type Operation = {
  summary: string;
  query?: Record<string, v.GenericSchema>;
  optional?: string[];
  body?: string;
  answers: Record<number, string | null>;
  needsKey?: boolean;
  needsToken?: boolean;
};

const schemas = {
  Network: contract.Network,
  SearchRequest: contract.SearchRequest,
  SearchResult: contract.SearchResult,
  CalendarResult: contract.CalendarResult,
  DepartureBoard: contract.DepartureBoard,
  WaysResult: contract.WaysResult,
  Timetable: contract.Timetable,
  TimetableDay: contract.TimetableDay,
  PriceList: contract.PriceList,
  FareResult: contract.FareResult,
  QuoteRequest: contract.QuoteRequest,
  Quote: contract.Quote,
  HoldRequest: contract.HoldRequest,
  HoldResult: contract.HoldResult,
  ConfirmRequest: contract.ConfirmRequest,
  Booking: contract.Booking,
  Problem: contract.Problem,
};

const { vehicles, pets, adults, children, infants, ...route } = calendarParameters;

const operations: Record<string, Record<string, Operation>> = {
  '/network': { get: { summary: 'Ports, quays, ships and lines', answers: { 200: 'Network' } } },
  '/search': {
    post: {
      summary: 'Journeys of a day with places and prices, and the week around it',
      body: 'SearchRequest',
      answers: { 200: 'SearchResult', 400: 'Problem', 422: 'Problem' },
    },
  },
  '/calendar': {
    get: {
      summary: 'Lowest price of each day of a month',
      query: { ...route, adults, children, infants, vehicles, pets },
      optional: ['adults', 'children', 'infants', 'vehicles', 'pets'],
      answers: { 200: 'CalendarResult', 400: 'Problem', 404: 'Problem' },
    },
  },
  '/departures': {
    get: {
      summary: 'The departure board of a port',
      query: { port: contract.PortCode, date: contract.Day },
      answers: { 200: 'DepartureBoard', 400: 'Problem', 404: 'Problem' },
    },
  },
  '/ways': {
    get: {
      summary: 'How to reach a port by a direct ship',
      query: { to: contract.PortCode },
      answers: { 200: 'WaysResult', 400: 'Problem', 404: 'Problem' },
    },
  },
  '/price-list': {
    get: {
      summary: 'The full price of everything between every two ports',
      query: { from: contract.PortCode, date: contract.Day },
      optional: ['from', 'date'],
      answers: { 200: 'PriceList', 400: 'Problem', 404: 'Problem' },
    },
  },
  '/fares': {
    get: {
      summary: 'What a party pays on an ordinary day, without choosing a sailing',
      query: { from: route.from, to: route.to, ...faresParameters, adults, children, infants },
      optional: ['class', 'return', 'adults', 'children', 'infants'],
      answers: { 200: 'FareResult', 400: 'Problem', 404: 'Problem', 422: 'Problem' },
    },
  },
  '/timetable': {
    get: {
      summary: 'Every line there and back, by season, with times, ships, prices and connections',
      answers: { 200: 'Timetable' },
    },
  },
  '/timetable/day': {
    get: {
      summary: 'What really sails on a day',
      query: { date: contract.Day },
      answers: { 200: 'TimetableDay', 400: 'Problem' },
    },
  },
  '/quotes': {
    post: {
      summary: 'Price without reserving',
      body: 'QuoteRequest',
      answers: { 200: 'Quote', 400: 'Problem', 422: 'Problem' },
    },
  },
  '/holds': {
    post: {
      summary: 'Keep the places of a whole booking for fifteen minutes',
      body: 'HoldRequest',
      needsKey: true,
      answers: { 201: 'HoldResult', 400: 'Problem', 409: 'Problem', 422: 'Problem', 423: 'Problem' },
    },
  },
  '/bookings/{reference}': {
    get: {
      summary: 'A booking, for its access token or a traveller’s surname',
      query: { surname: v.string() },
      optional: ['surname'],
      needsToken: true,
      answers: { 200: 'Booking', 403: 'Problem', 404: 'Problem', 429: 'Problem' },
    },
  },
  '/bookings/{reference}/hold': {
    delete: {
      summary: 'Give the places of a hold back',
      needsToken: true,
      answers: { 200: 'Booking', 403: 'Problem', 404: 'Problem', 409: 'Problem' },
    },
  },
  '/bookings/{reference}/confirm': {
    post: {
      summary: 'Turn a hold into a booking that is paid at an agency',
      body: 'ConfirmRequest',
      needsKey: true,
      needsToken: true,
      answers: {
        200: 'Booking',
        400: 'Problem',
        403: 'Problem',
        409: 'Problem',
        410: 'Problem',
        422: 'Problem',
      },
    },
  },
  '/openapi.json': { get: { summary: 'This document', answers: { 200: null } } },
  '/health': { get: { summary: 'The service runs', answers: { 200: null } } },
};

/** OpenAPI 3.1, made from the very schemas that check the calls. What a schema cannot say (a check by code) is left out. */
export function describe() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Meltemi Lines reservations',
      version: '1.0.0',
      description: 'Errors are RFC 9457 problem documents in the language of Accept-Language (el or en).',
    },
    paths: Object.fromEntries(
      Object.entries(operations).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => [method, operationOf(path, operation)]),
        ),
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)]),
      ),
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operationOf(path: string, operation: Operation) {
  const parameters = [
    ...(path.includes('{reference}') ? [parameter('path', 'reference', true, { type: 'string' })] : []),
    ...Object.entries(operation.query ?? {}).map(([name, schema]) =>
      parameter('query', name, !operation.optional?.includes(name), jsonSchema(schema)),
    ),
    ...(operation.needsKey
      ? [parameter('header', 'Idempotency-Key', true, { type: 'string', minLength: 8, maxLength: 128 })]
      : []),
  ];
  return {
    summary: operation.summary,
    ...(parameters.length > 0 && { parameters }),
    ...(operation.needsToken && {
      security: operation.query ? [{ accessToken: [] }, {}] : [{ accessToken: [] }],
    }),
    ...(operation.body && {
      requestBody: { required: true, content: content('application/json', operation.body) },
    }),
    responses: Object.fromEntries(
      Object.entries(operation.answers).map(([status, name]) => [status, response(name)]),
    ),
  };
}

function parameter(place: 'path' | 'query' | 'header', name: string, required: boolean, schema: object) {
  return { name, in: place, required, schema };
}

function response(name: string | null) {
  if (!name) return { description: 'JSON', content: { 'application/json': {} } };
  const type = name === 'Problem' ? 'application/problem+json' : 'application/json';
  return { description: name, content: content(type, name) };
}

function content(type: string, name: string) {
  return { [type]: { schema: { $ref: `#/components/schemas/${name}` } } };
}

function jsonSchema(schema: v.GenericSchema): object {
  const rest: Record<string, unknown> = {
    ...toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }),
  };
  delete rest.$schema;
  return rest;
}
