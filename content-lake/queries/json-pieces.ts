import { dataError } from '#content-lake/protocol/errors.ts';
import { isValueObject, type Value } from '../groq/value.ts';

/** Values smaller than this are serialised in one go; larger ones part by part, to avoid one giant string. */
const SMALL = 2_000;
export const MAX_CHARACTERS = 256 * 1024 * 1024;

/**
 * A value as JSON in pieces of moderate size; together they equal the output of `JSON.stringify`.
 * @throws LakeError 413 when it gets too long: a value computed by a query may contain the same list many times over.
 */
export function* jsonPieces(value: Value, maxCharacters = MAX_CHARACTERS): Generator<string, void> {
  let characters = 0;
  for (const piece of piecesOf(value)) {
    characters += piece.length;
    if (characters > maxCharacters) {
      const mb = Math.round(maxCharacters / 1024 / 1024);
      throw dataError(413, 'queryLimitError', `The result is larger than ${mb} MB and was cut off`);
    }
    yield piece;
  }
}

function* piecesOf(value: Value): Generator<string, void> {
  if (isSmall(value)) {
    yield JSON.stringify(value) ?? 'null';
  } else if (Array.isArray(value)) {
    yield* listPieces(value);
  } else if (isValueObject(value)) {
    yield* objectPieces(value);
  } else yield JSON.stringify(value) ?? 'null';
}

function* listPieces(list: readonly Value[]): Generator<string, void> {
  let before = '[';
  for (const item of list) {
    yield before;
    yield* piecesOf(item);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

function* objectPieces(object: { [key: string]: Value }): Generator<string, void> {
  let before = '{';
  for (const [name, field] of Object.entries(object)) {
    if (field === undefined) continue;
    yield `${before}${JSON.stringify(name)}:`;
    yield* piecesOf(field);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

/** Looks only as far as necessary: in a large value, at the first parts only. */
function isSmall(value: Value): boolean {
  return weigh(value, SMALL) >= 0;
}

/** @returns what is left of `room`, negative if it is exceeded. A number counts 1, a text 1 for every ten characters. */
function weigh(value: Value, room: number): number {
  if (typeof value === 'string') return room - 1 - value.length / 10;
  if (value === null || typeof value !== 'object') return room - 1;
  let left = room - 1;
  const parts = Array.isArray(value) ? value : Object.values(value);
  if (parts.length > left) return -1;
  for (const part of parts) {
    left = weigh(part, left);
    if (left < 0) return left;
  }
  return left;
}
