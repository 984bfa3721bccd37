import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { InputError } from '#foundation/http/input-error.ts';
import { describeRoutes } from '#foundation/http/openapi.ts';
import { type Guard, mountRoutes, routesWith } from '#foundation/http/route.ts';
import { createMemoryBuckets } from '#foundation/limits/memory-buckets.ts';

type World = { limits: ReturnType<typeof createMemoryBuckets>; seen: string[] };

const defineRoute = routesWith<World>();

const member: Guard<World, string> = {
  security: [{ token: [] }],
  refusals: [403],
  async check(request, { params }, { seen }) {
    seen.push(`guard ${params.name}`);
    if (!request.headers.has('Authorization')) throw new Error('403');
    return 'Maria';
  },
};
const Notice = v.object({ text: v.pipe(v.string(), v.maxLength(10)) });

const routes = [
  defineRoute({
    method: 'post',
    path: '/boards/:name/notices/:number{[0-9]+}',
    summary: 'Put a notice on a board',
    guard: member,
    limits: [
      { rule: { name: 'notices', most: 2, seconds: 60, fill: 'whole' }, key: (_, caller) => String(caller) },
    ],
    input: {
      params: v.object({ number: v.pipe(v.string(), v.transform(Number)) }),
      query: v.object({ pinned: v.optional(v.picklist(['yes', 'no']), 'no') }),
      headers: v.object({ 'Board-Key': v.string() }),
      body: Notice,
    },
    consumes: ['application/x-www-form-urlencoded'],
    maxBodyBytes: 100,
    responses: { 200: Notice },
    refusals: [409],
    handler: ({ caller, params, query, headers, body }) => ({
      caller,
      ...params,
      ...query,
      ...headers,
      ...body,
    }),
  }),
];

describe('a route', () => {
  let app: Hono;
  let world: World;

  beforeEach(() => {
    world = { limits: createMemoryBuckets({ clock: () => new Date(0) }), seen: [] };
    app = new Hono();
    app.onError((error) =>
      Response.json(error instanceof InputError ? error.refusal.kind : error.message, { status: 400 }),
    );
    mountRoutes(app, routes, world);
  });

  const headers = { Authorization: 'x', 'Board-Key': 'k' };
  const send = async (init: RequestInit = {}, query = '') => {
    const response = await app.request(`/boards/quay/notices/7${query}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ text: 'Hello' }),
      ...init,
    });
    return response.json();
  };

  it('gives its handler checked input and the caller', async () => {
    expect(await send({}, '?pinned=yes')).toEqual({
      caller: 'Maria',
      number: 7,
      pinned: 'yes',
      'Board-Key': 'k',
      text: 'Hello',
    });
  });

  it('runs the guard before it reads or counts anything', async () => {
    for (let times = 0; times < 3; times += 1)
      expect(await send({ headers: {}, body: 'not JSON' })).toBe('403');
    expect(world.seen).toEqual(['guard quay', 'guard quay', 'guard quay']);
    expect(await send()).toHaveProperty('text');
  });

  it('counts calls before it reads input', async () => {
    await send();
    await send({ body: 'not JSON' });
    expect(await send({ body: 'not JSON' })).toBe('too_many_requests');
  });

  it.each([
    ['text that is not JSON', 'not JSON', 'unreadable'],
    ['the character NUL', '{"text":"\\u0000"}', 'unreadable'],
    ['more bytes than it takes', JSON.stringify({ text: 'x'.repeat(200) }), 'too_large'],
    ['what the schema does not take', '{"text":"longer than ten"}', 'invalid'],
  ])('refuses %s', async (_, body, refusal) => {
    expect(await send({ body })).toBe(refusal);
  });

  it('refuses a header that is missing, and a query that is wrong', async () => {
    expect(await send({ headers: { Authorization: 'x' } })).toBe('invalid');
    expect(await send({}, '?pinned=maybe')).toBe('invalid');
  });

  it('reads a form if it accepts one', async () => {
    expect(await send({ body: new URLSearchParams({ text: 'Form' }) })).toMatchObject({ text: 'Form' });
  });

  it('is described in OpenAPI from the same declaration', () => {
    const { paths, components } = describeRoutes(routes, {
      info: { title: 'Boards', version: '1', description: '' },
      schemas: { Notice, Unused: v.string() },
      problem: v.object({ status: v.number() }),
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    });
    const operation = paths['/boards/{name}/notices/{number}']?.post;
    expect(operation).toMatchObject({
      summary: 'Put a notice on a board',
      security: [{ token: [] }],
      requestBody: {
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/Notice' } },
          'application/x-www-form-urlencoded': {},
        },
      },
    });
    expect(operation?.parameters).toEqual([
      { name: 'name', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'number', in: 'path', required: true, schema: { type: 'string' } },
      {
        name: 'pinned',
        in: 'query',
        required: false,
        schema: { type: 'string', enum: ['yes', 'no'], default: 'no' },
      },
      { name: 'Board-Key', in: 'header', required: true, schema: { type: 'string' } },
      { $ref: '#/components/parameters/AcceptLanguage' },
    ]);
    // Its own, the guard's, and those for limits, input, path and an unreachable database.
    expect(Object.keys(operation?.responses ?? {})).toEqual([
      '200',
      '400',
      '403',
      '404',
      '409',
      '429',
      '503',
    ]);
    expect(Object.keys(components.schemas)).toEqual(['Notice']);
  });
});
