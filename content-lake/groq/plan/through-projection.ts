import { type AttributeNode, inner, type Node } from '../ast.ts';

/**
 * Rewrites `term`, which reads from the result of `{…}`, as an expression on the input: after
 * `{"orderings": [lower(title)]}`, `orderings[0]` is `lower(title)`. So documents can be sorted, and most of them
 * dropped, before any is projected.
 * @returns undefined if the query doesn't determine it.
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

/** The last attribute of a name wins; a later splat might contain it. */
function attributeValue(name: string, attributes: readonly AttributeNode[]): Node | undefined {
  const last = attributes.findLast(
    (attribute) => attribute.type !== 'ObjectAttributeValue' || attribute.name === name,
  );
  if (!last) return { type: 'Value', value: null };
  if (last.type === 'ObjectAttributeValue') return last.value;
  // `...` alone: the document's field, unless an earlier attribute supplies a value for documents that lack it.
  const isWhole = last.type === 'ObjectSplat' && last.value.type === 'This';
  const others = attributes.filter((attribute) => attribute !== last);
  const isOnlySource = others.every((one) => one.type === 'ObjectAttributeValue' && one.name !== name);
  return isWhole && isOnlySource ? { type: 'AccessAttribute', name } : undefined;
}
