import type { Node } from '../ast.ts';

/** What stands behind a value: `.name`, `[0]`, `[filter]`, `{…}`. */
export type Piece = {
  /** Whether it works on a whole array, takes one item out of it, shapes objects, or reads from one value. */
  kind: 'array' | 'element' | 'projection' | 'plain';
  build: (base: Node) => Node;
};

/** What it wants and gives, the last step first: they are put together from the end. */
type Traversal = { wants: 'array' | 'value'; gives: 'array' | 'value'; steps: Piece['build'][] };

/**
 * `base` with all that stands behind it. What follows an array and wants a single value is done to each item; what gives an
 * array for each item makes one array of them all.
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
      const overItems = rest ? overArray(rest) : nothing();
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

/** What comes of an array behind which nothing stands. */
function nothing(): Traversal {
  return { wants: 'array', gives: 'array', steps: [] };
}

/** The same, for an array to its left. */
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
