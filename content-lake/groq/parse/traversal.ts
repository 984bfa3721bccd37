import type { Node } from '../ast.ts';

/** What may follow a value: `.name`, `[0]`, `[filter]`, `{…}`. */
export type Piece = {
  /** Whether it works on a whole array, takes one item out of it, shapes objects, or reads from one value. */
  kind: 'array' | 'element' | 'projection' | 'plain';
  build: (base: Node) => Node;
};

/** Its input and output, and the steps in reverse: a traversal is composed from its end. */
type Traversal = { wants: 'array' | 'value'; gives: 'array' | 'value'; steps: Piece['build'][] };

/**
 * `base` with everything that follows it. A piece that follows an array but takes a single value is applied to each
 * item; if it gives an array for each item, these are joined into one.
 */
export function traverse(base: Node, pieces: readonly Piece[]): Node {
  let traversal: Traversal | undefined;
  for (const piece of pieces.toReversed()) traversal = before(piece, traversal);
  if (!traversal) return base;
  const givesArray = base.type === 'Everything' || base.type === 'Array' || base.type === 'PipeFuncCall';
  return applied(givesArray ? overArray(traversal) : traversal, base);
}

function before({ kind, build }: Piece, rest: Traversal | undefined): Traversal {
  const gives = rest?.gives ?? 'value';
  const steps = rest?.steps ?? [];
  switch (kind) {
    case 'array': {
      const overItems = rest ? overArray(rest) : arrayTraversal();
      overItems.steps.push(build);
      return overItems;
    }
    case 'element':
      steps.push(build);
      return { wants: 'array', gives, steps };
    case 'projection': {
      const isForItems = rest?.wants === 'array';
      steps.push(isForItems ? eachItem('Map', [build]) : build);
      return { wants: isForItems ? 'array' : 'value', gives, steps };
    }
    case 'plain':
      steps.push(build);
      return { wants: 'value', gives, steps };
  }
}

/** The traversal of an array with nothing after it. */
function arrayTraversal(): Traversal {
  return { wants: 'array', gives: 'array', steps: [] };
}

/** The same traversal, for an array as its input. */
function overArray(traversal: Traversal): Traversal {
  if (traversal.wants === 'array') return traversal;
  const type = traversal.gives === 'array' ? 'FlatMap' : 'Map';
  return { wants: 'array', gives: 'array', steps: [eachItem(type, traversal.steps)] };
}

function eachItem(type: 'Map' | 'FlatMap', steps: readonly Piece['build'][]): Piece['build'] {
  const expr = applied({ steps }, { type: 'This' });
  return (base) => ({ type, base, expr });
}

function applied({ steps }: { steps: readonly Piece['build'][] }, base: Node): Node {
  return steps.reduceRight((node, step) => step(node), base);
}
