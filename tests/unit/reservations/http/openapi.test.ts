import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { describe as describeService } from '#reservations/http/openapi.ts';
import { operationsOf } from '#tests/fixtures/api-description.ts';

// Every schema of the service is compiled: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const document = describeService();
const operations = operationsOf(document);

describe('the description of the service as OpenAPI 3.1', () => {
  it('has schemas that are JSON Schema 2020-12, and uses every one of them', () => {
    const ajv = new Ajv2020({ strict: true, validateFormats: false });
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(ajv.validateSchema(schema), name).toBe(true);
      expect(() => ajv.compile(schema), name).not.toThrow();
    }
    const used = new Set(refsOf(document.paths).map((ref) => ref.split('/').at(-1)));
    expect(Object.keys(document.components.schemas).filter((name) => !used.has(name))).toEqual([]);
  });

  it('refers to nothing that is not there', () => {
    const refs = refsOf(document);
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((ref) => follow(ref) === undefined)).toEqual([]);
  });

  it.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))(
    '%s says what it takes and what it answers',
    (_, { path, method, operation }) => {
      expect(operation.summary.length).toBeGreaterThan(3);
      const inPath = operation.parameters.flatMap((each) => (each.in === 'path' ? [each.name] : []));
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(new Set(operation.parameters.map((each) => each.name ?? each.$ref)).size).toBe(
        operation.parameters.length,
      );
      if (method === 'get' || method === 'delete') expect(operation.requestBody).toBeUndefined();
      if (operation.requestBody) expect(Object.keys(operation.requestBody.content)).not.toEqual([]);
      const statuses = Object.keys(operation.responses).map(Number);
      expect(statuses.filter((status) => status < 300)).not.toEqual([]);
      expect(statuses).toContain(503);
      for (const [status, answer] of Object.entries(operation.responses)) {
        if (Number(status) >= 400)
          expect(Object.keys(answer.content ?? {})).toEqual(['application/problem+json']);
        else if (Number(status) < 300) expect(Object.keys(answer.content ?? {})).not.toEqual([]);
        if (status === '429') expect(answer.headers).toHaveProperty('Retry-After');
      }
    },
  );

  it('asks the operator’s token of every operator’s door, and of no other', () => {
    const byScheme = (scheme: string) =>
      operations.flatMap(({ path, operation }) =>
        operation.security?.some((each) => scheme in each) ? [path] : [],
      );
    expect(byScheme('operatorToken')).toEqual(
      operations.flatMap(({ path }) => (path.startsWith('/operator/') ? [path] : [])),
    );
    expect(
      byScheme('accessToken').every((path) => /^\/(bookings|waiting)\//.test(path)),
      'only bookings and entries open to an access token',
    ).toBe(true);
    for (const { path, operation } of operations)
      if (path.startsWith('/bookings/') || path.startsWith('/waiting/'))
        expect(operation.security, path).toBeDefined();
    expect(Object.keys(document.components.securitySchemes)).toEqual(['accessToken', 'operatorToken']);
  });
});

function refsOf(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref);
}

function follow(ref: string): unknown {
  return ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, key) => {
      const parsed = v.safeParse(v.record(v.string(), v.unknown()), at);
      return parsed.success ? parsed.output[key] : undefined;
    }, document);
}
