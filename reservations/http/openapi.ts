import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { PROOF_HEADER } from '#contracts/reservations/contacts/verification.ts';
import * as changes from './operations/changes.ts';
import * as jobs from './operations/jobs.ts';
import type { Operation } from './operations/operation.ts';
import * as contacts from './operations/contacts.ts';
import * as network from './operations/network.ts';
import * as offers from './operations/offers.ts';
import * as payments from './operations/payments.ts';
import * as rights from './operations/rights.ts';
import * as site from './operations/site.ts';
import * as tickets from './operations/tickets.ts';
import * as waiting from './operations/waiting.ts';

const parts = [site, network, payments, changes, rights, tickets, offers, waiting, contacts, jobs];

/**
 * OpenAPI 3.1 with JSON Schema 2020-12, made from the very schemas that check the calls. What a schema cannot say (a check by
 * code) is left out. Doors below `/operator` take the operator's token, the others the access token of the booking or entry.
 */
export function describe() {
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Meltemi Lines reservations',
      version: '1.0.0',
      description:
        'Errors are RFC 9457 problem documents in the language of Accept-Locale or Accept-Language (el or en).',
    },
    paths: Object.fromEntries(
      parts
        .flatMap(({ operations }) => Object.entries(operations))
        .map(([path, methods]) => [
          path,
          Object.fromEntries(
            Object.entries(methods).map(([method, operation]) => [method, operationOf(path, operation)]),
          ),
        ]),
    ),
    components: {
      schemas: Object.fromEntries(
        parts
          .flatMap(({ schemas }) => Object.entries(schemas))
          .map(([name, schema]) => [name, jsonSchema(schema)]),
      ),
      parameters: {
        AcceptLanguage: parameter('header', 'Accept-Language', false, { type: 'string' }),
        ContactProof: parameter('header', PROOF_HEADER, false, { type: 'string' }),
        IdempotencyKey: parameter('header', 'Idempotency-Key', true, {
          type: 'string',
          pattern: '^[\\x21-\\x7e]{8,128}$',
        }),
      },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'Given when the hold or entry was made' },
        operatorToken: { type: 'http', scheme: 'bearer', description: 'Known to the operator’s staff only' },
      },
    },
  };
}

function operationOf(path: string, operation: Operation) {
  const parameters = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
      parameter('path', name, true, { type: 'string' }),
    ),
    ...Object.entries(operation.query ?? {}).map(([name, schema]) =>
      parameter('query', name, !operation.optional?.includes(name), jsonSchema(schema)),
    ),
    ...(operation.needsKey ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(operation.needsProof ? [{ $ref: '#/components/parameters/ContactProof' }] : []),
    { $ref: '#/components/parameters/AcceptLanguage' },
  ];
  const security = securityOf(path, operation);
  return {
    summary: operation.summary,
    parameters,
    ...(security && { security }),
    ...((operation.body || operation.sends) && {
      requestBody: {
        required: true,
        content: {
          ...(operation.body && content('application/json', operation.body)),
          ...anyOf(operation.sends),
        },
      },
    }),
    responses: Object.fromEntries(
      Object.entries({ ...operation.answers, ...refusalsOf(path, operation) }).map(([status, name]) => [
        status,
        response(Number(status), name, operation),
      ]),
    ),
  };
}

/** What does not depend on the door itself: calls that are malformed, keys used twice, bookings of others, a database out of reach. */
function refusalsOf(path: string, { body, query, needsKey }: Operation): Operation['answers'] {
  const isOfBooking = path.startsWith('/bookings/');
  const statuses = [
    ...(body || query || needsKey ? [400] : []),
    ...(path.startsWith('/operator/') ? [401] : []),
    ...(isOfBooking ? [403, 429] : []),
    ...(path.includes('{') ? [404] : []),
    ...(needsKey ? [409] : []),
    503,
  ];
  return Object.fromEntries(statuses.map((status) => [status, 'Problem']));
}

/** A traveller's surname opens a booking as well where the door asks for one. */
function securityOf(path: string, { needsToken, query }: Operation): object[] | null {
  if (path.startsWith('/operator/')) return [{ operatorToken: [] }];
  if (!needsToken) return null;
  return query?.surname ? [{ accessToken: [] }, {}] : [{ accessToken: [] }];
}

function parameter(place: 'path' | 'query' | 'header', name: string, required: boolean, schema: object) {
  return { name, in: place, required, schema };
}

function response(status: number, name: string | null, { files, headers }: Operation) {
  if (name === 'Problem')
    return {
      description: 'Refused',
      headers: {
        'Content-Language': header('Language of the texts: el or en'),
        ...(status === 429 && { 'Retry-After': header('Seconds until the next attempt may be made') }),
      },
      content: content('application/problem+json', name),
    };
  if (status >= 300) return { description: 'No content', ...headersOf(headers) };
  return {
    description: name ?? 'Done',
    ...headersOf(headers),
    content: {
      ...(name ? content('application/json', name) : !files && anyOf(['application/json'])),
      ...anyOf(files),
    },
  };
}

function headersOf(headers: Operation['headers']) {
  if (!headers) return {};
  return { headers: Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, header(text)])) };
}

function header(description: string) {
  return { description, schema: { type: 'string' } };
}

function anyOf(types: readonly string[] = []) {
  return Object.fromEntries(types.map((type) => [type, {}]));
}

function content(type: string, name: string) {
  return { [type]: { schema: { $ref: `#/components/schemas/${name}` } } };
}

function jsonSchema(schema: v.GenericSchema): object {
  const rest: Record<string, unknown> = {
    ...toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input', target: 'draft-2020-12' }),
  };
  delete rest.$schema;
  return rest;
}
