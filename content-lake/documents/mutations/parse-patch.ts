import { isObject } from '#content-lake/protocol/document.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { Insert, PatchOperations } from '#content-lake/protocol/mutation.ts';
import { toJson, toJsonObject } from '#content-lake/store/to-doc.ts';

/** The operations of one patch, without the id of its document. @throws MutationFailure */
export function parsePatch(input: Record<string, unknown>): PatchOperations {
  const patch: PatchOperations = {};
  for (const [name, value] of Object.entries(input)) {
    switch (name) {
      case 'set':
      case 'setIfMissing':
        patch[name] = toJsonObject(object(name, value));
        break;
      case 'unset':
        patch.unset = texts(name, value);
        break;
      case 'inc':
      case 'dec':
        patch[name] = numbers(name, value);
        break;
      case 'insert':
        patch.insert = parseInsert(object(name, value));
        break;
      case 'diffMatchPatch':
        patch.diffMatchPatch = textFields(name, value);
        break;
      case 'ifRevisionID':
        if (typeof value !== 'string') throw malformed('ifRevisionID must be a string');
        patch.ifRevisionID = value;
        break;
      default:
        throw malformed(`Unknown patch operation "${name}"`);
    }
  }
  return patch;
}

function parseInsert({ items, ...where }: Record<string, unknown>): Insert {
  const [place, ...others] = Object.entries(where);
  if (!Array.isArray(items) || !place || others.length > 0 || typeof place[1] !== 'string') {
    throw malformed('insert must have items and one of before, after, replace');
  }
  const list = items.map((item: unknown) => toJson(item));
  switch (place[0]) {
    case 'before':
      return { before: place[1], items: list };
    case 'after':
      return { after: place[1], items: list };
    case 'replace':
      return { replace: place[1], items: list };
    default:
      throw malformed(`insert cannot go "${place[0]}"`);
  }
}

function object(name: string, value: unknown): Record<string, unknown> {
  if (!isObject(value)) throw malformed(`${name} must be an object`);
  return value;
}

function texts(name: string, value: unknown): string[] {
  if (!Array.isArray(value)) throw malformed(`${name} must be an array of paths`);
  return value.map((path: unknown) => {
    if (typeof path !== 'string') throw malformed(`${name} must be an array of paths`);
    return path;
  });
}

function numbers(name: string, value: unknown): { [path: string]: number } {
  const result: { [path: string]: number } = {};
  for (const [path, amount] of Object.entries(object(name, value))) {
    if (typeof amount !== 'number') throw malformed(`${name} of "${path}" must be a number`);
    result[path] = amount;
  }
  return result;
}

function textFields(name: string, value: unknown): { [path: string]: string } {
  const result: { [path: string]: string } = {};
  for (const [path, text] of Object.entries(object(name, value))) {
    if (typeof text !== 'string') throw malformed(`${name} of "${path}" must be a string`);
    result[path] = text;
  }
  return result;
}

function malformed(description: string): MutationFailure {
  return new MutationFailure('malformedMutationError', description);
}
