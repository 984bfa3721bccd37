import { isJsonObject, type Json } from '#content-lake/protocol/document.ts';
import { commonEdges, utf8Size } from './common-edges.ts';

/**
 * Encoder for Mendoza, the patch format of listener events and the history. The official package can only
 * decode. A patch is a flat list of opcodes and operands for a machine with an input stack (the old value) and an
 * output stack (the new one). Fields are addressed by their index among the sorted keys of the old object.
 */
const VALUE = 0;
const PUSH_FIELD_COPY = 10;
const PUSH_FIELD_BLANK = 11;
const PUSH_ELEMENT_COPY = 12;
const PUSH_ELEMENT_BLANK = 13;
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15;
const RETURN_INTO_ARRAY_POP = 16;
const SET_FIELD = 17;
const DELETE_FIELD = 19;
const APPEND_VALUE = 20;
const APPEND_SLICE = 21;
const APPEND_STRING = 22;
const APPEND_STRING_SLICE = 23;

/** Below this many shared bytes, the new string is shorter than a patch. */
const MIN_SHARED_BYTES = 12;

type JsonObject = { [key: string]: Json };

/** The patch that turns `before` into `after`; `null` represents a document that doesn't exist. */
export function encodePatch(before: Json, after: Json): Json[] {
  if (same(before, after)) return [];
  if (!isJsonObject(before) || !isJsonObject(after)) return [VALUE, after];
  const patch: Json[] = [];
  writeObject(before, after, patch);
  return patch;
}

/** Expects the output to start as a copy of `before`. */
function writeObject(before: JsonObject, after: JsonObject, patch: Json[]): void {
  for (const [index, key] of Object.keys(before).toSorted().entries()) {
    const old = before[key];
    const fresh = after[key];
    if (fresh === undefined || !Object.hasOwn(after, key)) patch.push(DELETE_FIELD, index);
    else if (old !== undefined && !same(old, fresh)) {
      const encoding = chooseEncoding(old, fresh);
      if (!encoding) patch.push(SET_FIELD, fresh, key);
      else {
        patch.push(encoding.kind === 'copy' ? PUSH_FIELD_COPY : PUSH_FIELD_BLANK, index);
        encoding.write(patch);
        patch.push(RETURN_INTO_OBJECT_SAME_KEY_POP);
      }
    }
  }
  for (const [key, value] of Object.entries(after)) {
    if (!Object.hasOwn(before, key)) patch.push(SET_FIELD, value, key);
  }
}

/** Expects the output to start blank, and `after` not to be empty: a blank that nothing is written to decodes as null. */
function writeArray(before: Json[], after: Json[], patch: Json[]): void {
  const byKey = new Map<Json, number>();
  for (const [index, item] of before.entries()) {
    const key = isJsonObject(item) ? item['_key'] : undefined;
    if (key !== undefined && !byKey.has(key)) byKey.set(key, index);
  }
  let run: { from: number; to: number } | undefined;
  const endRun = () => {
    if (run) patch.push(APPEND_SLICE, run.from, run.to);
    run = undefined;
  };
  let expected = 0;
  for (const item of after) {
    const key = isJsonObject(item) ? item['_key'] : undefined;
    const source = (key === undefined ? undefined : byKey.get(key)) ?? expected;
    const old = before[source];
    expected = source + 1;
    if (old !== undefined && same(old, item)) {
      if (run && run.to === source) run.to = source + 1;
      else {
        endRun();
        run = { from: source, to: source + 1 };
      }
      continue;
    }
    endRun();
    const encoding = old === undefined ? undefined : chooseEncoding(old, item);
    if (!encoding) patch.push(APPEND_VALUE, item);
    else {
      patch.push(encoding.kind === 'copy' ? PUSH_ELEMENT_COPY : PUSH_ELEMENT_BLANK, source);
      encoding.write(patch);
      patch.push(RETURN_INTO_ARRAY_POP);
    }
  }
  endRun();
}

/**
 * Reuses only a shared start and a shared end of the old string. A slice from the middle would sometimes be shorter,
 * but the official decoder miscalculates its end after multi-byte characters, that is, in all Greek text.
 */
function writeString(before: string, after: string, patch: Json[]): void {
  const { start, end } = commonEdges(before, after);
  const startSize = utf8Size(before.slice(0, start));
  if (start > 0) patch.push(APPEND_STRING_SLICE, 0, startSize);
  const middle = after.slice(start, after.length - end);
  if (middle !== '') patch.push(APPEND_STRING, middle);
  if (end > 0) {
    const total = utf8Size(before);
    patch.push(APPEND_STRING_SLICE, total - utf8Size(before.slice(before.length - end)), total);
  }
}

type Encoding = { kind: 'copy' | 'blank'; write: (patch: Json[]) => void };

/** How to encode `after` based on `before`, or undefined if the whole value is shorter. */
function chooseEncoding(before: Json, after: Json): Encoding | undefined {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === 0 || after.length === 0) return undefined;
    return { kind: 'blank', write: (patch) => writeArray(before, after, patch) };
  }
  if (isJsonObject(before) && isJsonObject(after)) {
    return { kind: 'copy', write: (patch) => writeObject(before, after, patch) };
  }
  if (typeof before === 'string' && typeof after === 'string') {
    const { start, end } = commonEdges(before, after);
    if (start + end < MIN_SHARED_BYTES) return undefined;
    return { kind: 'blank', write: (patch) => writeString(before, after, patch) };
  }
  return undefined;
}

/** Deep equality of JSON values, regardless of the order of fields. */
function same(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => isSame(item, b[i]));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return a !== undefined && b !== undefined && same(a, b);
}
