import { isObject } from '#content-lake/protocol/document.ts';
import { MutationFailure } from '#content-lake/protocol/mutation-failure.ts';
import type { DraftDoc, MutationRequest, Selection } from '#content-lake/protocol/mutation.ts';
import { parsePatch } from './parse-patch.ts';
import { toJsonObject } from '#content-lake/store/to-doc.ts';

/** Completes missing ids and those ending in a dot, `drafts.` for example, with a random part. */
type RandomPart = () => string;

/** @throws MutationFailure that describes the problem, with the index of the mutation. */
export function parseMutations(input: unknown, randomPart: RandomPart): MutationRequest[] {
  if (!Array.isArray(input))
    throw new MutationFailure('malformedMutationError', 'mutations must be an array');
  return input.map((item: unknown, index) => {
    try {
      return parseMutation(item, randomPart);
    } catch (error) {
      if (error instanceof MutationFailure) error.index = index;
      throw error;
    }
  });
}

function parseMutation(item: unknown, randomPart: RandomPart): MutationRequest {
  const entries = isObject(item) ? Object.entries(item) : [];
  const [entry] = entries;
  if (!entry || entries.length !== 1) throw malformed('A mutation must be an object with one operation');
  const [name, body] = entry;
  if (!isObject(body)) throw malformed(`The body of "${name}" must be an object`);
  switch (name) {
    case 'create':
      return { create: parseDocument(name, body, randomPart) };
    case 'createOrReplace':
      return { createOrReplace: parseDocument(name, body, randomPart) };
    case 'createIfNotExists':
      return { createIfNotExists: parseDocument(name, body, randomPart) };
    case 'delete':
      return parseDelete(body);
    case 'patch': {
      const { id, query, params, ...rest } = body;
      const operations = parsePatch(rest);
      if (typeof id === 'string') return { patch: { id, ...operations } };
      return { patchByQuery: { ...parseSelection('patch', query, params), operations } };
    }
    default:
      throw malformed(`Unknown mutation "${name}"`);
  }
}

function parseDocument(name: string, body: Record<string, unknown>, randomPart: RandomPart): DraftDoc {
  const fields = toJsonObject(body);
  const { _id = '', _type } = fields;
  if (typeof _id !== 'string') throw malformed(`The _id in "${name}" must be a string`);
  if (typeof _type !== 'string' || _type === '')
    throw malformed(`The document in "${name}" must have a _type string`);
  if (_id === '' && name !== 'create') throw malformed(`The document in "${name}" must have an _id`);
  return { ...fields, _type, _id: _id === '' || _id.endsWith('.') ? _id + randomPart() : _id };
}

function parseDelete(body: Record<string, unknown>): MutationRequest {
  const { id, query, params, ifRevisionID } = body;
  if (typeof id !== 'string') return { deleteByQuery: parseSelection('delete', query, params) };
  return { delete: { id, ...(typeof ifRevisionID === 'string' && { ifRevisionID }) } };
}

function parseSelection(name: string, query: unknown, params: unknown): Selection {
  if (typeof query !== 'string') throw malformed(`"${name}" must have an id or a query`);
  return { query, params: isObject(params) ? params : {} };
}

function malformed(description: string): MutationFailure {
  return new MutationFailure('malformedMutationError', description);
}
