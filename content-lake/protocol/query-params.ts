import { isObject } from './document.ts';
import { assertJson } from './body.ts';
import { badRequest } from './errors.ts';

/** GROQ parameters in an address: `$slug="patmos"`, each a JSON value. @throws LakeError 400 */
export function groqParams(address: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of address) {
    if (!name.startsWith('$')) continue;
    const parsed = parse(name, value);
    assertJson(parsed);
    params[name.slice(1)] = parsed;
  }
  return params;
}

function parse(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw badRequest(`Parameter ${name} is not valid JSON`);
  }
}

/** Parameters in a body: plain names, or with the dollar sign. */
export function bodyParams(input: unknown): Record<string, unknown> {
  if (!isObject(input)) return {};
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name.replace(/^\$/, ''), value]));
}

export function isOn(address: URLSearchParams, name: string): boolean {
  return address.get(name) === 'true';
}
