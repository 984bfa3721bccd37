import { variantOf } from '#content-lake/protocol/document-id.ts';
import { notImplemented } from '#content-lake/protocol/errors.ts';
import { Parts } from '../budget.ts';
import { arrayFunctions } from './arrays.ts';
import { geoFunctions } from './geo.ts';
import type { Evaluate, Scope } from '../scope.ts';
import { DateTime, isValueObject, PathPattern, type Value } from '../value.ts';

/** Arguments are passed unevaluated: `coalesce` stops at the first that isn't null. */
type GroqFunction = (args: readonly Evaluate[], scope: Scope) => Value;

const lower = onText((text) => text.toLowerCase());
const upper = onText((text) => text.toUpperCase());

const functions: Record<string, GroqFunction> = {
  ...arrayFunctions,
  ...geoFunctions,
  'global::coalesce': (args, scope) => {
    for (const arg of args) {
      const value = arg(scope);
      if (value !== null) return value;
    }
    return null;
  },
  'global::dateTime': on((value) => {
    if (value instanceof DateTime) return value;
    return typeof value === 'string' ? DateTime.parse(value) : null;
  }),
  'global::defined': on((value) => value !== null),
  'global::identity': (_args, { environment }) => environment.identity,
  'global::length': on((value) => {
    if (typeof value === 'string') return [...value].length;
    return Array.isArray(value) ? value.length : null;
  }),
  'global::path': on((value) => (typeof value === 'string' ? new PathPattern(value) : null)),
  'global::string': on((value) => {
    if (value instanceof DateTime) return value.toJSON();
    return value === null || typeof value === 'object' ? null : String(value);
  }),
  'global::references': (args, scope) => {
    const ids = args.flatMap((arg) => arg(scope)).filter((id) => typeof id === 'string');
    return ids.length > 0 && refersTo(scope.value, new Set(ids), new Parts());
  },
  'global::round': (args, scope) => round(args[0]?.(scope) ?? null, args[1] ? args[1](scope) : 0),
  'global::now': (_args, { environment }) => environment.now.toISOString(),
  'global::lower': lower,
  'global::upper': upper,
  'dateTime::now': (_args, { environment }) => new DateTime(environment.now.getTime()),
  'string::lower': lower,
  'string::upper': upper,
  'string::split': on((text, separator) => {
    if (typeof text !== 'string' || typeof separator !== 'string') return null;
    if (text === '') return [];
    return separator === '' ? [...text] : text.split(separator);
  }),
  'string::startsWith': on((text, start) =>
    typeof text === 'string' && typeof start === 'string' ? text.startsWith(start) : null,
  ),
  'pt::text': on(portableText),
  'sanity::projectId': (_args, { environment }) => environment.projectId,
  'sanity::dataset': (_args, { environment }) => environment.dataset,
  'sanity::versionOf': (args, scope) => {
    const published = args[0]?.(scope);
    const id = idOf(scope.value);
    return typeof published === 'string' && id !== undefined ? variantOf(id).publishedId === published : null;
  },
  'sanity::partOfRelease': (args, scope) => {
    const release = args[0]?.(scope);
    const id = idOf(scope.value);
    if (typeof release !== 'string' || id === undefined) return null;
    const variant = variantOf(id);
    return variant.kind === 'version' && variant.release === release;
  },
  'releases::all': (_args, { environment }) => {
    environment.tags.type('system.release');
    return [...environment.view.ofType('system.release')];
  },
};

/** @throws LakeError 501 for a function of the hosted service that the lake doesn't support. */
export function groqFunction(namespace: string, name: string): GroqFunction {
  const found = functions[`${namespace}::${name}`];
  if (!found)
    throw notImplemented(`GROQ function ${namespace === 'global' ? '' : `${namespace}::`}${name}()`);
  return found;
}

function on(compute: (first: Value, second: Value) => Value): GroqFunction {
  return (args, scope) => compute(args[0]?.(scope) ?? null, args[1]?.(scope) ?? null);
}

function onText(change: (text: string) => string): GroqFunction {
  return on((value) => (typeof value === 'string' ? change(value) : null));
}

function round(value: Value, precision: Value): Value {
  if (typeof value !== 'number') return null;
  if (typeof precision !== 'number' || precision < 0 || precision > 100 || !Number.isInteger(precision))
    return null;
  if (precision === 0) return Math.sign(value) * Math.round(Math.abs(value));
  return Number(value.toFixed(precision));
}

function idOf(value: Value): string | undefined {
  if (!isValueObject(value)) return undefined;
  const id = value['_originalId'] ?? value['_id'];
  return typeof id === 'string' ? id : undefined;
}

function refersTo(value: Value, ids: ReadonlySet<string>, parts: Parts): boolean {
  parts.next();
  if (Array.isArray(value)) return value.some((item) => refersTo(item, ids, parts));
  if (!isValueObject(value)) return false;
  if (Object.hasOwn(value, '_ref')) return typeof value['_ref'] === 'string' && ids.has(value['_ref']);
  return Object.values(value).some((field) => refersTo(field, ids, parts));
}

/** The text of the blocks, separated by empty lines. */
function portableText(value: Value): Value {
  if (isValueObject(value)) return blockText(value);
  if (!Array.isArray(value)) return null;
  const texts = blockTexts(value);
  return texts.length > 0 ? texts.join('\n\n') : null;
}

function blockTexts(blocks: Value[], parts = new Parts()): string[] {
  parts.next();
  return blocks.flatMap((block) =>
    Array.isArray(block) ? blockTexts(block, parts) : (blockText(block) ?? []),
  );
}

function blockText(block: Value): string | null {
  if (!isValueObject(block) || typeof block['_type'] !== 'string') return null;
  const { children } = block;
  if (!Array.isArray(children)) return null;
  return children
    .map((child) => (isValueObject(child) && child['_type'] === 'span' ? child['text'] : ''))
    .filter((text) => typeof text === 'string')
    .join('');
}
