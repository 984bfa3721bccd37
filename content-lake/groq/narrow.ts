import type { Doc } from '../store/document.ts';
import type { View } from '../store/view.ts';
import { conjuncts, fieldPath, inner, type Node } from './ast.ts';
import { type Compile, type Evaluate, nested, type Scope } from './scope.ts';
import type { Value } from './value.ts';

/** A list this short is cheaper to go through than another index is to look up. */
const SHORT_ENOUGH = 16;

type Lookup = (view: View, key: Value) => readonly Doc[] | undefined;
type Condition = { kind: 'id' | 'type' | 'other'; key: Evaluate; lookup: Lookup };

/**
 * Finds the documents that `*[filter]` has to look at. Reads the filter's conjuncts once and keeps those that an index
 * answers and whose key does not depend on the document itself: `_type == "x"`, `_id in $ids`, `slug.current == ^.slug`,
 * `references(^._id)`. The filter is still evaluated on what comes out, so that too many candidates are no mistake.
 */
export function narrow(filter: Node, compile: Compile): (scope: Scope) => readonly Doc[] {
  const conditions = conjuncts(filter).flatMap((node) => conditionOf(node, compile) ?? []);

  return (scope) => {
    const { view, tags } = scope.environment;
    const inside = nested(scope, null);
    let best: readonly Doc[] | undefined;
    let tagged = false;
    for (const { kind, key, lookup } of conditions) {
      const value = key(inside);
      if (!tagged && kind !== 'other') tagged = addTags(tags, kind, value);
      if (best && best.length <= SHORT_ENOUGH) continue;
      const found = lookup(view, value);
      if (found && (!best || found.length < best.length)) best = found;
    }
    if (!tagged) tags.everything();
    return best ?? view.all();
  };
}

function addTags(tags: Scope['environment']['tags'], kind: 'id' | 'type', value: Value): boolean {
  const names = listOf(value);
  for (const name of names) {
    if (kind === 'id') tags.document(name.replace(/^drafts\./, ''));
    else tags.type(name);
  }
  return true;
}

function conditionOf(node: Node, compile: Compile): Condition | undefined {
  if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'references') {
    const [arg, ...others] = node.args;
    if (!arg || others.length > 0 || !isIndependent(arg)) return undefined;
    return { kind: 'other', key: compile(arg), lookup: byReference };
  }
  if (node.type !== 'OpCall') return undefined;
  if (node.op === '==')
    return equality(node.left, node.right, compile) ?? equality(node.right, node.left, compile);
  if (node.op !== 'in' || !isIndependent(node.right)) return undefined;
  const field = fieldPath(node.left)?.join('.');
  if (field === '_id') return { kind: 'id', key: compile(node.right), lookup: byIds };
  return field === '_type' ? { kind: 'type', key: compile(node.right), lookup: byTypes } : undefined;
}

function equality(field: Node, value: Node, compile: Compile): Condition | undefined {
  const path = fieldPath(field);
  if (!path || !isIndependent(value)) return undefined;
  const key = compile(value);
  switch (path.join('.')) {
    case '_id':
      return { kind: 'id', key, lookup: byIds };
    case '_type':
      return { kind: 'type', key, lookup: byTypes };
    default:
      // Only text: an index of a yes-or-no field narrows little and costs as much.
      return {
        kind: 'other',
        key,
        lookup: (view, value) => (typeof value === 'string' ? view.withField(path, value) : undefined),
      };
  }
}

function byIds(view: View, key: Value): readonly Doc[] {
  const ids = new Set(listOf(key));
  return [...ids].toSorted().flatMap((id) => view.get(id) ?? []);
}

function byTypes(view: View, key: Value): readonly Doc[] {
  const types = [...new Set(listOf(key))];
  const [only] = types;
  if (types.length === 1 && only !== undefined) return view.ofType(only);
  return types.flatMap((type) => view.ofType(type)).toSorted((a, b) => (a._id < b._id ? -1 : 1));
}

function byReference(view: View, key: Value): readonly Doc[] {
  const ids = [...new Set(listOf(key))];
  const [only] = ids;
  if (ids.length === 1 && only !== undefined) return view.referrersOf(only);
  const docs = new Map(ids.flatMap((id) => view.referrersOf(id)).map((doc) => [doc._id, doc]));
  return [...docs.values()].toSorted((a, b) => (a._id < b._id ? -1 : 1));
}

function listOf(value: Value): string[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
}

/** Whether an expression in a filter has the same value for every document that the filter is tried on. */
function isIndependent(node: Node): boolean {
  const plain = inner(node);
  switch (plain.type) {
    case 'Value':
    case 'Parameter':
    case 'Parent':
      return true;
    case 'AccessAttribute':
      return plain.base !== undefined && isIndependent(plain.base);
    case 'Deref':
    case 'ArrayCoerce':
      return isIndependent(plain.base);
    case 'OpCall':
      return plain.op === '+' && isIndependent(plain.left) && isIndependent(plain.right);
    case 'Array':
      return plain.elements.every(({ value }) => isIndependent(value));
    default:
      return false;
  }
}
