/** The syntax tree of a query, in the format of groq-js. */
export type Node =
  | { type: 'Everything' | 'This' }
  | { type: 'Parent'; n: number }
  | { type: 'Value'; value: unknown }
  | { type: 'Parameter'; name: string }
  | { type: 'Context'; key: string }
  | { type: 'Group' | 'Not' | 'Neg' | 'Pos' | 'Asc' | 'Desc' | 'ArrayCoerce' | 'Deref'; base: Node }
  | { type: 'AccessAttribute'; base?: Node; name: string }
  | { type: 'AccessElement'; base: Node; index: number }
  | { type: 'Slice'; base: Node; left: number; right: number; isInclusive: boolean }
  | { type: 'InRange'; base: Node; left: Node; right: Node; isInclusive: boolean }
  | { type: 'Filter' | 'Projection'; base: Node; expr: Node }
  | { type: 'Map' | 'FlatMap'; base: Node; expr: Node }
  | { type: 'And' | 'Or'; left: Node; right: Node }
  | { type: 'OpCall'; op: string; left: Node; right: Node }
  | { type: 'Array'; elements: { value: Node; isSplat: boolean }[] }
  | { type: 'Object'; attributes: AttributeNode[] }
  | { type: 'Select'; alternatives: { condition: Node; value: Node }[]; fallback?: Node }
  | FuncCall
  | { type: 'PipeFuncCall'; name: string; base: Node; args: Node[] }
  | { type: 'Tuple'; members: Node[] }
  | { type: 'SelectorFuncCall'; name: string; arg: Node }
  | { type: 'SelectorNested'; base: Node; nested: Node };

export type FuncCall = { type: 'FuncCall'; namespace: string; name: string; args: Node[] };

export type AttributeNode =
  | { type: 'ObjectAttributeValue'; name: string; value: Node }
  | { type: 'ObjectConditionalSplat'; condition: Node; value: Node }
  | { type: 'ObjectSplat'; value: Node };

/** Strips parentheses. */
export function inner(node: Node): Node {
  return node.type === 'Group' ? inner(node.base) : node;
}

/** `a && b && (c)` as a list. */
export function conjuncts(node: Node): Node[] {
  const plain = inner(node);
  return plain.type === 'And' ? [...conjuncts(plain.left), ...conjuncts(plain.right)] : [plain];
}

/** `['slug', 'current']` for `slug.current`; undefined for anything but plain fields of the current document. */
export function fieldPath(node: Node): string[] | undefined {
  const plain = inner(node);
  if (plain.type !== 'AccessAttribute') return undefined;
  if (!plain.base) return [plain.name];
  const base = fieldPath(plain.base);
  return base && [...base, plain.name];
}
