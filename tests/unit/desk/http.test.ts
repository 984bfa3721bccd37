import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { describeDesk } from '#desk/http/routes.ts';
import { operationsOf } from '#tests/fixtures/api-description.ts';

describe('the desk as OpenAPI 3.1', () => {
  const document = describeDesk();
  const operations = operationsOf(document);

  it('has schemas that are JSON Schema 2020-12', () => {
    const ajv = new Ajv2020({ strict: true, strictTypes: false, validateFormats: false });
    for (const [name, schema] of Object.entries(document.components.schemas))
      expect(() => ajv.compile(schema), name).not.toThrow();
  });

  it('requires a session at every staff endpoint, and at no other', () => {
    for (const { path, operation } of operations)
      expect(operation.security?.some((each) => 'staffSession' in each) ?? false, path).toBe(
        path.startsWith('/staff/'),
      );
  });
});
