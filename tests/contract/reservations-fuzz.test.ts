import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { Problem } from '#contracts/reservations/index.ts';
import { problemStatus } from '#reservations/http/problem-status.ts';
import { describeService } from '#reservations/http/routes.ts';
import { text } from '#reservations/messages/texts.ts';
import { ledgerSum } from '#tests/fixtures/ledger-sum.ts';
import { operationsOf } from '#tests/fixtures/api-description.ts';
import { onEachDatabase } from '#tests/fixtures/databases.ts';
import { samplesOf } from '#tests/fixtures/endpoint-samples.ts';
import { type FuzzedWorld, startFuzzedWorld, tracesOf, wrongLegs } from '#tests/fixtures/fuzzed-world.ts';
import { PATIENT_MS } from '#tests/fixtures/reservations.ts';
import { type MalformedRequest, malformed } from '#tests/fixtures/malformed-requests.ts';

const RUNS_PER_ENDPOINT = 14;
const document = describeService();
const endpoints = operationsOf(document);
const schemas = validators();

vi.setConfig({ testTimeout: PATIENT_MS, hookTimeout: PATIENT_MS });

onEachDatabase('every endpoint', ({ kind, open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let world: FuzzedWorld;

  beforeAll(async () => {
    opened = await open();
    world = await startFuzzedWorld(opened.db, `fuzz ${kind}`);
  });
  afterAll(() => opened.close());

  async function send({ method, path, headers, body }: MalformedRequest) {
    const key = headers['Idempotency-Key'] || world.newKey();
    const response = await world.service.fetch(
      new Request(`http://reservations${path}`, {
        method,
        headers: { ...headers, 'Idempotency-Key': key },
        body: method === 'GET' ? undefined : body,
      }),
    );
    return { response, text: await response.text() };
  }

  /** Keys and tokens that are valid, but for something else. */
  async function others() {
    const { rows } = await sql<{
      key: string;
    }>`select key from reservations.idempotency order by scope, key limit 6`.execute(opened.db);
    const tokens = [
      ...Object.values(world.bookings).map(({ token }) => token),
      world.entry.token,
      world.staff,
    ];
    return { keys: rows.map(({ key }) => key), tokens };
  }

  it('has a sample of a valid request', () => {
    const names = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(samplesOf(world)).toSorted()).toEqual(names.toSorted());
  });

  it.each(endpoints.map(({ method, path }) => `${method} ${path}`))(
    '%s: responds as described or refuses with a problem, and a refusal leaves no trace',
    async (endpoint) => {
      const described = endpoints.find(({ method, path }) => `${method} ${path}` === endpoint)?.operation;
      const given = await others();
      const call = fc
        .constantFrom(...(samplesOf(world)[endpoint] ?? []))
        .chain((sample) => malformed(endpoint, sample, given));
      let before = await tracesOf(opened.db);
      await fc.assert(
        fc.asyncProperty(call, async (sent) => {
          const { response, text } = await send(sent);
          const { status, headers } = response;
          expect(status, text).toBeLessThan(500);
          const type = headers.get('Content-Type')?.split(';')[0] ?? '';
          if (status >= 400) requireProblem(response, text);
          if (sent.method.toLowerCase() === endpoint.split(' ')[0]) {
            const answer = described?.responses[status];
            expect(answer, `${status} ${text} is not described`).toBeDefined();
            if (status !== 303 && status !== 304) expect(Object.keys(answer?.content ?? {})).toContain(type);
            const name = answer?.content?.[type]?.schema?.$ref.split('/').at(-1) ?? '';
            const isValid = schemas.get(name);
            if (isValid) expect(isValid(JSON.parse(text)), JSON.stringify(isValid.errors)).toBe(true);
          }
          const after = await tracesOf(opened.db);
          if (status >= 400) expect(after, text).toEqual(before);
          before = after;
        }),
        { seed: 20261122, numRuns: RUNS_PER_ENDPOINT },
      );
    },
  );

  it('leaves nothing half-written after all of this (I1, I2, ledger)', async () => {
    expect(await wrongLegs(opened.db)).toEqual([]);
    expect(await ledgerSum(opened.db)).toBe(0);
  });
});

function requireProblem(response: Response, body: string) {
  const problem = v.parse(Problem, JSON.parse(body));
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  const language = response.headers.get('Content-Language') === 'en' ? 'en' : 'el';
  expect(response.headers.get('Content-Language')).toBe(language);
  expect(problem).toMatchObject({
    status: response.status,
    title: text(language, `problems.${problem.code}.title`),
  });
  expect(problem.status).toBe(problemStatus[problem.code]);
  expect(problem.detail.length).toBeGreaterThan(5);
}

function validators(): Map<string, ValidateFunction> {
  const ajv = new Ajv2020({ validateFormats: false });
  return new Map(
    Object.entries(document.components.schemas).map(([name, schema]) => [name, ajv.compile(schema)]),
  );
}
