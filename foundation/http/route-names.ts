/** Maps a path to its pattern: few names for any number of addresses, with no personal data in them. */
export type RouteNames = (path: string) => string;

type Branch = { literals: Map<string, Branch>; any: Branch | null; rest: string | null; end: string | null };

export const UNKNOWN_ROUTE = 'other';

/**
 * Names paths by `patterns` such as `/bookings/:reference/confirm` and `/image/*`. A literal segment wins over a placeholder, and a
 * path that matches no pattern is "other", so that callers can't fill logs and metrics with arbitrary names.
 */
export function routeNames(patterns: readonly string[]): RouteNames {
  const root = newNode();
  for (const written of patterns) {
    // Strips the regular expression of a placeholder: `/:version{v[0-9]+}`.
    const pattern = written.replaceAll(/\{[^}]*\}/g, '');
    let node = root;
    let isOpen = false;
    for (const part of partsOf(pattern)) {
      if (part === '*' || part === '**') {
        node.rest ??= pattern;
        isOpen = true;
        break;
      }
      node = part.includes(':') ? (node.any ??= newNode()) : wordOf(node, part);
    }
    if (!isOpen) node.end ??= pattern;
  }
  return (path) => find(root, partsOf(path.split('?', 1)[0] ?? ''), 0) ?? UNKNOWN_ROUTE;
}

function find(node: Branch, parts: readonly string[], at: number): string | null {
  const part = parts[at];
  if (part === undefined) return node.end ?? node.rest;
  const word = node.literals.get(part);
  return (
    (word ? find(word, parts, at + 1) : null) ??
    (node.any ? find(node.any, parts, at + 1) : null) ??
    node.rest
  );
}

function wordOf(node: Branch, word: string): Branch {
  const known = node.literals.get(word) ?? newNode();
  node.literals.set(word, known);
  return known;
}

function newNode(): Branch {
  return { literals: new Map(), any: null, rest: null, end: null };
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
