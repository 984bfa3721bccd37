import type { Doc } from '#content-lake/protocol/document.ts';
import { fieldPath, inner, type Node } from '../ast.ts';
import { type Compile, type Evaluate, nested, type Scope } from '../scope.ts';
import { compareForOrder, type Value } from '../value.ts';
import { TopN } from './top-n.ts';
import { type Candidates, passes } from './candidates.ts';
import { documentSource, firstOf } from './rows.ts';
import { throughProjection } from './through-projection.ts';

/** Beyond this, sorting everything is quicker than picking the best. */
const MAX_LEADING = 2_500;
/** Fewer documents than this are sorted directly; for more, a sorted index is kept. */
const WORTH_AN_INDEX = 64;

type Term = { node: Node; key: Evaluate; descending: boolean };
type KeyedItem = { item: Value; keys: readonly Value[] };

/**
 * `*[filter] | order(…) [0...20]`, also with a projection before the order, as in the Studio's lists, or before the
 * slice: takes the first documents from an index in that order, or keeps only the best while scanning.
 * @returns undefined for any other expression.
 */
export function compileLeading(base: Node, count: number, compile: Compile): Evaluate | undefined {
  if (count <= 0 || count > MAX_LEADING) return undefined;
  const plain = inner(base);
  if (plain.type === 'PipeFuncCall' && plain.name === 'order')
    return leadingInOrder(plain.base, plain.args, count, compile);
  if (plain.type === 'Map') {
    const leading = compileLeading(plain.base, count, compile);
    return leading && eachOf(leading, plain.expr, compile);
  }
  const source = documentSource(plain, compile);
  return source && ((scope): Value => firstOf(source(scope), scope, count));
}

function leadingInOrder(
  base: Node,
  args: readonly Node[],
  count: number,
  compile: Compile,
): Evaluate | undefined {
  const rows = inner(base);
  const source = documentSource(rows, compile);
  if (source) return ofDocuments(source, termsOf(args, compile), count);

  if (rows.type === 'Map' && rows.expr.type === 'Projection' && rows.expr.base.type === 'This') {
    const shape = inner(rows.expr.expr);
    const before = shape.type === 'Object' ? pulledThrough(args, shape.attributes) : undefined;
    // Last: what is compiled here and not used is compiled again, on each level of nested queries.
    const documents = before && documentSource(rows.base, compile);
    if (documents) return eachOf(ofDocuments(documents, termsOf(before, compile), count), rows.expr, compile);
  }
  return undefined;
}

/** Applies the step of a traversal, such as a projection, to the few results only. */
function eachOf(leading: Evaluate, step: Node, compile: Compile): Evaluate {
  const change = compile(step);
  return (scope) => {
    const items = leading(scope);
    return Array.isArray(items) ? items.map((item) => change(nested(scope, item, true))) : null;
  };
}

function ofDocuments(source: (scope: Scope) => Candidates, terms: readonly Term[], count: number): Evaluate {
  const [first] = terms;
  const path = first && fieldPath(first.node);
  return (scope) => {
    const found = source(scope);
    const isWhole = found.type !== undefined || found.isEverything;
    if (first && path && isWhole && found.docs.length > WORTH_AN_INDEX) {
      const runs = scope.environment.view.orderedBy(found.type, path).runs(first.descending);
      return alongIndex(runs, found, terms, count, scope);
    }
    return bestOf(firstOf(found, scope), terms, count, scope);
  };
}

/** Documents in one run are equal in the first term; the other terms decide. */
function alongIndex(
  runs: Iterable<readonly Doc[]>,
  { tests }: Candidates,
  terms: readonly Term[],
  count: number,
  scope: Scope,
): Value[] {
  const leading: Value[] = [];
  for (const run of runs) {
    if (leading.length >= count) break;
    const missing = count - leading.length;
    if (terms.length === 1) leading.push(...firstOf({ docs: run, tests }, scope, missing));
    else {
      const kept = run.filter((doc) => passes(tests, scope, doc));
      leading.push(...bestOf(kept, terms, missing, scope));
    }
  }
  return leading;
}

function bestOf(items: readonly Value[], terms: readonly Term[], count: number, scope: Scope): Value[] {
  const { budget } = scope.environment;
  const best = new TopN<KeyedItem>(count, (a, b) => {
    for (const [index, { descending }] of terms.entries()) {
      const order = compareForOrder(a.keys[index] ?? null, b.keys[index] ?? null);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
  for (const item of items) {
    budget.step();
    const inside = nested(scope, item);
    best.add({ item, keys: terms.map(({ key }) => key(inside)) });
  }
  return best.items.map(({ item }) => item);
}

function pulledThrough(
  args: readonly Node[],
  attributes: Parameters<typeof throughProjection>[1],
): Node[] | undefined {
  const pulled = args.flatMap((arg) => {
    const isMarked = arg.type === 'Asc' || arg.type === 'Desc';
    const term = throughProjection(isMarked ? arg.base : arg, attributes);
    return term ? [isMarked ? { ...arg, base: term } : term] : [];
  });
  return pulled.length === args.length ? pulled : undefined;
}

function termsOf(args: readonly Node[], compile: Compile): Term[] {
  return args.map((arg) => {
    const node = arg.type === 'Asc' || arg.type === 'Desc' ? arg.base : arg;
    return { node, key: compile(node), descending: arg.type === 'Desc' };
  });
}
