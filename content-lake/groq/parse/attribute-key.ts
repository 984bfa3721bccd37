import type { Node } from '../ast.ts';

/** The name of an attribute without an explicit one: that of the field it reads. */
export function attributeKey(node: Node): string | undefined {
  switch (node.type) {
    case 'AccessAttribute':
      return node.base ? undefined : node.name;
    case 'PipeFuncCall':
    case 'Deref':
    case 'Map':
    case 'FlatMap':
    case 'Projection':
    case 'Slice':
    case 'Filter':
    case 'AccessElement':
    case 'ArrayCoerce':
    case 'Group':
      return attributeKey(node.base);
  }
  return undefined;
}
