import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { PROBLEM_TYPE } from './problem.ts';
import type { ResponseSpec, Route } from './route.ts';

type DocumentOptions = {
  info: { title: string; version: string; description: string };
  /** Schemas to list once under these names and to refer to. */
  schemas: Readonly<Record<string, unknown>>;
  problem: v.GenericSchema;
  /** Statuses for wrong input; 400 unless a service uses others. */
  inputRefusals?: (input: { hasBody: boolean }) => readonly number[];
  securitySchemes: Readonly<Record<string, object>>;
};

/**
 * OpenAPI 3.1 with JSON Schema 2020-12, generated from the declarations that serve the requests. Checks that a schema can't express
 * (custom code) are left out.
 */
export function describeRoutes<Context>(routes: readonly Route<Context>[], options: DocumentOptions) {
  const names = new Map(Object.entries(options.schemas).map(([name, schema]) => [schema, name]));
  const used = new Map<string, object>();

  function refTo(schema: v.GenericSchema): object {
    const name = names.get(schema);
    if (name === undefined) return jsonSchema(schema);
    if (!used.has(name)) used.set(name, jsonSchema(schema));
    return { $ref: `#/components/schemas/${name}` };
  }

  function operationOf(route: Route<Context>) {
    const { guard, input = {}, consumes = [], responses } = route;
    const hasBody = input.body !== undefined || consumes.length > 0;
    return {
      summary: route.summary,
      parameters: [
        ...pathParameters(route),
        ...parametersOf('query', input.query),
        ...parametersOf('query', guard?.query),
        ...parametersOf('header', input.headers),
        { $ref: '#/components/parameters/AcceptLanguage' },
      ],
      ...(guard && { security: guard.security }),
      ...(hasBody && {
        requestBody: {
          required: true,
          content: {
            ...(input.body && { 'application/json': { schema: refTo(input.body) } }),
            ...anyOf(consumes),
          },
        },
      }),
      responses: {
        ...Object.fromEntries(
          Object.entries(responses).map(([status, spec]) => [status, goodResponse(spec)]),
        ),
        ...Object.fromEntries(refusalsOf(route, options).map((status) => [status, problemResponse(status)])),
      },
    };
  }

  function goodResponse(spec: ResponseSpec) {
    if (spec === null) return { description: 'No content' };
    const { json, files, headers } = 'kind' in spec ? { json: spec } : spec;
    const name = json && names.get(json);
    return {
      description: json || files ? (name ?? 'Done') : 'No content',
      ...(headers && {
        headers: Object.fromEntries(Object.entries(headers).map(([key, text]) => [key, header(text)])),
      }),
      ...((json || files) && {
        content: { ...(json && { 'application/json': { schema: refTo(json) } }), ...anyOf(files) },
      }),
    };
  }

  function problemResponse(status: number) {
    return {
      description: 'Refused',
      headers: {
        'Content-Language': header('Language of the texts'),
        ...(status === 429 && { 'Retry-After': header('Seconds until the next attempt may be made') }),
      },
      content: { [PROBLEM_TYPE]: { schema: refTo(options.problem) } },
    };
  }

  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const route of routes) (paths[openApiPath(route.path)] ??= {})[route.method] = operationOf(route);
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: options.info,
    paths,
    components: {
      schemas: Object.fromEntries(used),
      parameters: { AcceptLanguage: parameter('header', 'Accept-Language', false, { type: 'string' }) },
      securitySchemes: options.securitySchemes,
    },
  };
}

/** The route's own, and those that follow from its guard, limits and input, and from an unreachable database. */
function refusalsOf<Context>(route: Route<Context>, options: DocumentOptions): number[] {
  const { path, guard, limits, input = {}, refusals = [] } = route;
  const { inputRefusals = () => [400] } = options;
  const isChecked = input.query || input.headers || input.body || guard?.query;
  const statuses = [
    ...refusals,
    ...(guard?.refusals ?? []),
    ...(limits ? [429] : []),
    ...(isChecked ? inputRefusals({ hasBody: input.body !== undefined }) : []),
    ...(path.includes(':') ? [404] : []),
    503,
  ];
  return [...new Set(statuses)].toSorted((one, other) => one - other);
}

/** `/bookings/:reference/travellers/:number{[0-9]{1,2}}` → `/bookings/{reference}/travellers/{number}` */
function openApiPath(path: string): string {
  return path.replace(/:(\w+)(\{.*?\}(?=\/|$))?/g, '{$1}');
}

function pathParameters<Context>({ path, input }: Route<Context>) {
  const described = new Map(parametersOf('path', input?.params).map((each) => [each.name, each]));
  return [...openApiPath(path).matchAll(/\{(\w+)\}/g)].map(
    ([, name = '']) => described.get(name) ?? parameter('path', name, true, { type: 'string' }),
  );
}

function parametersOf(place: 'path' | 'query' | 'header', schema: v.GenericSchema | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema);
  return Object.entries(properties).map(([name, each]) =>
    parameter(place, name, required.includes(name), each),
  );
}

function parameter(place: 'path' | 'query' | 'header', name: string, required: boolean, schema: unknown) {
  return { name, in: place, required, schema };
}

function header(description: string) {
  return { description, schema: { type: 'string' } };
}

function anyOf(types: readonly string[] = []) {
  return Object.fromEntries(types.map((type) => [type, {}]));
}

function jsonSchema(schema: v.GenericSchema) {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    target: 'draft-2020-12',
  });
  return rest;
}
