type Arity = { least: number; most: number };

const exactly = (count: number): Arity => ({ least: count, most: count });
const ANY: Arity = { least: 0, most: Number.POSITIVE_INFINITY };
const SOME: Arity = { ...ANY, least: 1 };

/** Every function that a query may call, including those that are only recognised to be rejected with 501 (`LIMITS.md`). */
const FUNCTIONS: Record<string, Arity> = {
  'global::anywhere': exactly(1),
  'global::boost': exactly(2),
  'global::coalesce': ANY,
  'global::count': exactly(1),
  'global::dateTime': exactly(1),
  'global::defined': exactly(1),
  'global::geo': exactly(1),
  'global::identity': exactly(0),
  'global::length': exactly(1),
  'global::lower': exactly(1),
  'global::now': exactly(0),
  'global::path': exactly(1),
  'global::references': SOME,
  'global::round': { least: 1, most: 2 },
  'global::string': exactly(1),
  'global::upper': exactly(1),
  'array::compact': exactly(1),
  'array::intersects': exactly(2),
  'array::join': exactly(2),
  'array::unique': exactly(1),
  'dateTime::now': exactly(0),
  'delta::operation': ANY,
  'diff::changedAny': exactly(3),
  'diff::changedOnly': exactly(3),
  'documents::get': ANY,
  'documents::incomingGlobalDocumentReferenceCount': ANY,
  'documents::incomingRefCount': ANY,
  'geo::contains': exactly(2),
  'geo::distance': exactly(2),
  'geo::intersects': exactly(2),
  'geo::latLng': exactly(2),
  'math::avg': exactly(1),
  'math::max': exactly(1),
  'math::min': exactly(1),
  'math::sum': exactly(1),
  'media::aspect': exactly(2),
  'pt::text': exactly(1),
  'releases::all': exactly(0),
  'sanity::dataset': ANY,
  'sanity::partOfRelease': exactly(1),
  'sanity::projectId': ANY,
  'sanity::versionOf': exactly(1),
  'string::lower': exactly(1),
  'string::split': exactly(2),
  'string::startsWith': exactly(2),
  'string::upper': exactly(1),
  'text::query': exactly(1),
  'text::semanticSimilarity': exactly(1),
  'user::attributes': ANY,
};
/** Only in queries about a change. */
const CHANGE_FUNCTIONS: Record<string, Arity> = {
  'delta::changedAny': exactly(1),
  'delta::changedOnly': exactly(1),
};
const PIPE_FUNCTIONS: Record<string, Arity> = { order: SOME, score: SOME };
const NAMESPACES = new Set(Object.keys(FUNCTIONS).map((name) => name.split('::', 1)[0]));

/** The error message for a wrong call; undefined if it is right. */
export function callError(
  namespace: string,
  name: string,
  args: number,
  allowsChangeFunctions: boolean,
): string | undefined {
  if (!NAMESPACES.has(namespace)) return `undefined namespace: ${namespace}`;
  const key = `${namespace}::${name}`;
  const arity = own(FUNCTIONS, key) ?? (allowsChangeFunctions ? own(CHANGE_FUNCTIONS, key) : undefined);
  return arity ? arityError(name, arity, args) : `undefined function: ${name}`;
}

export function pipeError(namespace: string, name: string, args: number): string | undefined {
  if (namespace !== 'global') return `undefined namespace: ${namespace}`;
  const arity = own(PIPE_FUNCTIONS, name);
  return arity ? arityError(name, arity, args) : `undefined pipe function: ${name}`;
}

function arityError(name: string, { least, most }: Arity, args: number): string | undefined {
  if (args >= least && args <= most) return undefined;
  const expected = least === most ? `. Expected ${least}, got ${args}` : '';
  return `incorrect number of arguments to function ${name}()${expected}.`;
}

function own<T>(table: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
