import * as v from 'valibot';
import * as contract from '#contracts/reservations/index.ts';
import { calendarParameters, faresParameters } from '../queries.ts';
import type { Operations, Schemas } from './operation.ts';

export const schemas: Schemas = {
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
  OpenRequest: contract.OpenRequest,
  OpenResult: contract.OpenResult,
  Problem: contract.Problem,
};

const { vehicles, pets, adults, children, infants, claims, ...route } = calendarParameters;

/** What everybody may ask for, and bookings for who they belong to. */
export const operations: Operations = {
  '/network': { get: { summary: 'Ports, quays, ships and lines', answers: { 200: 'Network' } } },
  '/search': {
    post: {
      summary: 'Journeys of a day with places and prices, and the week around it',
      body: 'SearchRequest',
      answers: { 200: 'SearchResult', 400: 'Problem', 422: 'Problem', 429: 'Problem' },
    },
  },
  '/calendar': {
    get: {
      summary: 'Lowest price of each day of a month',
      query: { ...route, adults, children, infants, claims, vehicles, pets },
      optional: ['adults', 'children', 'infants', 'claims', 'vehicles', 'pets'],
      answers: { 200: 'CalendarResult', 400: 'Problem', 404: 'Problem', 422: 'Problem' },
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
      query: { from: route.from, to: route.to, ...faresParameters, adults, children, infants, claims },
      optional: ['class', 'return', 'adults', 'children', 'infants', 'claims'],
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
      answers: {
        201: 'HoldResult',
        400: 'Problem',
        409: 'Problem',
        422: 'Problem',
        423: 'Problem',
        429: 'Problem',
      },
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
  '/bookings/{reference}/open': {
    post: {
      summary: 'What opens a booking in a browser from now on, for a traveller’s surname',
      body: 'OpenRequest',
      needsToken: true,
      answers: { 200: 'OpenResult', 400: 'Problem', 403: 'Problem', 404: 'Problem', 429: 'Problem' },
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
      needsProof: true,
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
