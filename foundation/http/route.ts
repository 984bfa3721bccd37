import type { Hono } from 'hono';
import * as v from 'valibot';
import type { BucketRule, Buckets } from '#foundation/limits/buckets.ts';
import { InputError, type InputPart, type InputRefusal } from './input-error.ts';
import { FORM_TYPE, isForm, readFormBody, readJsonBody } from './json-body.ts';

type Reads<T> = v.GenericSchema<unknown, T>;
type Strings = Readonly<Record<string, string>>;

/** What a handler receives: parsed input, and the caller that the guard identified. */
type HandlerInput<Params, Query, Headers, Body, Caller> = {
  request: Request;
  params: Params;
  query: Query;
  headers: Headers;
  body: Body;
  caller: Caller;
};

/** Decides whether a caller may use an endpoint, before anything else is read. */
export type Guard<Context, Caller> = {
  /** OpenAPI security requirements; an empty object makes them optional. */
  security: readonly Readonly<Record<string, readonly string[]>>[];
  /** Statuses with which it refuses. */
  refusals: readonly number[];
  /** Query parameters that it reads itself. */
  query?: v.GenericSchema;
  /** @throws an error that the service's error handler turns into a response */
  check(request: Request, given: { params: Strings; query: Strings }, context: Context): Promise<Caller>;
};

/** One keyed bucket. */
export type RouteLimit<Caller> = {
  rule: BucketRule;
  /** @returns null for callers that aren't counted */
  key(request: Request, caller: Caller): string | null;
  /** Counted only in this process, because the database would be too slow for calls this frequent. */
  isLocal?: boolean;
};

type Counted = { limits: Buckets; localLimits?: Buckets };

/** A successful response: a JSON schema, or one with other media types and headers. `null`: no body. */
export type ResponseSpec =
  | v.GenericSchema
  | { json?: v.GenericSchema; files?: readonly string[]; headers?: Readonly<Record<string, string>> }
  | null;

type RouteSpec<Context, Params, Query, Headers, Body, Caller> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** In Hono's syntax: `/bookings/:reference/travellers/:number{[0-9]{1,2}}`. Also the name in logs and metrics. */
  path: string;
  summary: string;
  guard?: Guard<Context, Caller>;
  limits?: readonly RouteLimit<Caller>[];
  input?: {
    params?: Reads<Params>;
    query?: Reads<Query>;
    /** An object with an entry for each header that is read. */
    headers?: Reads<Headers> & { entries: Readonly<Record<string, unknown>> };
    /** JSON, or a form if `consumes` lists it. */
    body?: Reads<Body>;
  };
  maxBodyBytes?: number;
  /** Media types besides JSON; without a body schema the handler reads the body itself. */
  consumes?: readonly string[];
  responses: Readonly<Record<number, ResponseSpec>>;
  /** Statuses of the problem documents that the handler answers; those of guard, limits and input are derived. */
  refusals?: readonly number[];
  /** Writes its own response to wrong input; by default the service's error handler does. */
  refuse?(refusal: InputRefusal, request: Request, context: Context): Response | Promise<Response>;
  /** Returns a Response, or a value that is sent as JSON with status 200. */
  handler(
    given: HandlerInput<Params, Query, Headers, Body, Caller>,
    context: Context,
  ): Response | object | Promise<Response | object>;
};

export type Route<Context> = RouteSpec<Context, unknown, unknown, unknown, unknown, unknown>;

const MAX_BODY_BYTES = 64 * 1024;

/**
 * A service's `defineRoute`: everything about an endpoint in one declaration, from which validation, limits, the name in logs and
 * metrics, and the OpenAPI document are derived.
 * @example
 * const defineRoute = routesWith<Context>();
 * const departures = defineRoute({
 *   method: 'get',
 *   path: '/departures',
 *   summary: 'The departure board of a port',
 *   input: { query: v.object({ port: PortCode, date: Day }) },
 *   responses: { 200: DepartureBoard },
 *   refusals: [404],
 *   handler: ({ query }, context) => departureBoard(context.db, query.port, query.date),
 * });
 */
export function routesWith<Context>() {
  return <Params = undefined, Query = undefined, Headers = undefined, Body = undefined, Caller = undefined>(
    spec: RouteSpec<Context, Params, Query, Headers, Body, Caller>,
  ): Route<Context> => spec;
}

/** Serves the routes. Refusals are thrown as {@link InputError} for the error handler of `app`. */
export function mountRoutes<Context extends Counted>(
  app: Hono,
  routes: readonly Route<Context>[],
  context: Context,
): void {
  for (const route of routes)
    app.on(route.method.toUpperCase(), route.path, (c) =>
      handleRequest(route, c.req.raw, c.req.param(), context),
    );
}

async function handleRequest<Context extends Counted>(
  route: Route<Context>,
  request: Request,
  params: Strings,
  context: Context,
): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const caller = await route.guard?.check(request, { params, query }, context);
  let input: HandlerInput<unknown, unknown, unknown, unknown, unknown>;
  try {
    input = { request, caller, ...(await readInput(route, { request, params, query, caller }, context)) };
  } catch (error) {
    if (error instanceof InputError && route.refuse) return route.refuse(error.refusal, request, context);
    throw error;
  }
  const result = await route.handler(input, context);
  return result instanceof Response ? result : Response.json(result);
}

/**
 * Checks limits, parameters, headers and body, in this order. Callers that the guard refuses never get here, so they learn nothing
 * about their input.
 */
async function readInput<Context extends Counted>(
  route: Route<Context>,
  given: { request: Request; params: Strings; query: Strings; caller: unknown },
  context: Context,
) {
  const { request, caller } = given;
  for (const { rule, key, isLocal } of route.limits ?? [])
    await countCall((isLocal && context.localLimits) || context.limits, rule, key(request, caller));
  const { params, query, headers, body } = route.input ?? {};
  return {
    params: params && parseInput('params', params, given.params),
    query: query && parseInput('query', query, given.query),
    headers: headers && parseInput('headers', headers, headersOf(request, headers.entries)),
    body: body && parseInput('body', body, await readBody(route, request)),
  };
}

function readBody<Context>({ consumes, maxBodyBytes = MAX_BODY_BYTES }: Route<Context>, request: Request) {
  const read = consumes?.includes(FORM_TYPE) && isForm(request) ? readFormBody : readJsonBody;
  return read(request, maxBodyBytes);
}

/** @throws InputError too_many_requests */
async function countCall(limits: Buckets, rule: BucketRule, key: string | null): Promise<void> {
  if (key === null) return;
  const retryAfterSeconds = await limits.take(rule, key);
  if (retryAfterSeconds > 0) throw new InputError({ kind: 'too_many_requests', retryAfterSeconds });
}

/** @throws InputError with every issue */
export function parseInput<T>(part: InputPart, schema: Reads<T>, value: unknown): T {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new InputError({ kind: 'invalid', part, value, issues: result.issues });
}

function headersOf(request: Request, entries: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.keys(entries).map((name) => [name, request.headers.get(name) ?? undefined]),
  );
}
