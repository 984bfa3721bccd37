import { type AttributeNode, inner, type Node } from '../ast.ts';

/**
 * What `term` reads behind `{…}`, as an expression in front of it: `orderings[0]` after `{"orderings": [lower(title)]}` is
 * `lower(title)`. So documents can be put into order, and most of them left out, before any is projected.
 * @returns undefined when that cannot be told from the query.
 */
export function throughProjection(term: Node, attributes: readonly AttributeNode[]): Node | undefined {
  const plain = inner(term);
  switch (plain.type) {
    case 'Value':
    case 'Parameter':
      return plain;
    case 'AccessAttribute': {
      if (!plain.base) return attributeValue(plain.name, attributes);
      const base = throughProjection(plain.base, attributes);
      return base && { ...plain, base };
    }
    case 'AccessElement': {
      const base = throughProjection(plain.base, attributes);
      const list = base && inner(base);
      if (list?.type === 'Array' && plain.index >= 0 && list.elements.every(({ isSplat }) => !isSplat))
        return list.elements[plain.index]?.value;
      return base && { ...plain, base };
    }
    case 'FuncCall': {
      if (!['lower', 'upper', 'dateTime', 'coalesce', 'length', 'string'].includes(plain.name))
        return undefined;
      const args = plain.args.flatMap((arg) => throughProjection(arg, attributes) ?? []);
      return args.length === plain.args.length ? { ...plain, args } : undefined;
    }
    default:
      return undefined;
  }
}

/** The last attribute of a name wins; a splat behind it could be one that does. */
function attributeValue(name: string, attributes: readonly AttributeNode[]): Node | undefined {
  const last = attributes.findLast(
    (attribute) => attribute.type !== 'ObjectAttributeValue' || attribute.name === name,
  );
  if (!last) return { type: 'Value', value: null };
  if (last.type === 'ObjectAttributeValue') return last.value;
  // `...` alone: the field of the document, unless something before it puts another in its place where it has none.
  const isWhole = last.type === 'ObjectSplat' && last.value.type === 'This';
  const others = attributes.filter((attribute) => attribute !== last);
  const isOnlySource = others.every((one) => one.type === 'ObjectAttributeValue' && one.name !== name);
  return isWhole && isOnlySource ? { type: 'AccessAttribute', name } : undefined;
}
