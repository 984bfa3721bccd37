import { inner, type Node } from '../ast.ts';

/** Whether an expression in a filter has the same value for every document that the filter is evaluated on. */
export function isIndependent(node: Node): boolean {
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
