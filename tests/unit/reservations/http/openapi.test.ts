import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { describeService } from '#reservations/http/routes.ts';
import { operationsOf } from '#tests/fixtures/api-description.ts';

// Every schema of the service is compiled, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const document = describeService();
const operations = operationsOf(document);

describe('the OpenAPI 3.1 description of the service', () => {
  it('has schemas that are JSON Schema 2020-12, and uses every one of them', () => {
    const ajv = new Ajv2020({ strict: true, validateFormats: false });
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(ajv.validateSchema(schema), name).toBe(true);
      expect(() => ajv.compile(schema), name).not.toThrow();
    }
    const used = new Set(refsOf(document.paths).map((ref) => ref.split('/').at(-1)));
    expect(Object.keys(document.components.schemas).filter((name) => !used.has(name))).toEqual([]);
  });

  it('has no dangling references', () => {
    const refs = refsOf(document);
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((ref) => follow(ref) === undefined)).toEqual([]);
  });

  it('requires the operator’s token at every operator endpoint, and at no other', () => {
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
    expect(Object.keys(document.components.securitySchemes)).toEqual([
      'accessToken',
      'ticketToken',
      'operatorToken',
    ]);
    expect(byScheme('ticketToken'), 'the link to one ticket opens nothing else').toEqual([
      '/shared-tickets/{document}',
    ]);
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
