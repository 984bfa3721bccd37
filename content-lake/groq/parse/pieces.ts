import type { Node } from '../ast.ts';
import { constantOf } from './constant.ts';
import type { Parser } from './parser.ts';
import type { Scanner } from './scanner.ts';
import type { Piece } from './traversal.ts';

const OPERATORS = new Set(['in', 'match', 'asc', 'desc']);

/** The next step of a traversal, if there is one. */
export function parsePiece(parser: Parser): Piece | undefined {
  const { tokens } = parser;
  switch (tokens.kind) {
    case '.':
      return attribute(parser);
    case '->':
      return dereference(parser);
    case '[':
      return bracket(parser);
    case '|':
      if (!isBeforeBrace(tokens)) return undefined;
      tokens.next();
      return projection(parser);
    case '{':
      return projection(parser);
  }
  return undefined;
}

function attribute(parser: Parser): Piece {
  const { tokens } = parser;
  tokens.next();
  const { kind, start, end } = tokens;
  if (kind === '^' || kind === '@') throw parser.error(`${kind} is not allowed here`, start, end);
  const name = parser.name('attribute');
  return { kind: 'plain', build: (base) => ({ type: 'AccessAttribute', base, name }) };
}

function dereference(parser: Parser): Piece {
  const { tokens } = parser;
  tokens.next();
  // `author-> in $authors`, but `author->in` is a field of this name.
  const isOperator = tokens.start > tokens.endBefore && OPERATORS.has(tokens.value);
  if (tokens.kind !== 'identifier' || isOperator)
    return { kind: 'plain', build: (base) => ({ type: 'Deref', base }) };
  const name = parser.name('attribute');
  return {
    kind: 'plain',
    build: (base) => ({ type: 'AccessAttribute', base: { type: 'Deref', base }, name }),
  };
}

/** `[]`, `[0]`, `["name"]`, `[0..1]`, or `[filter]`. */
function bracket(parser: Parser): Piece {
  const { tokens } = parser;
  const { start } = tokens;
  tokens.next();
  if (tokens.skip(']')) return { kind: 'array', build: (base) => ({ type: 'ArrayCoerce', base }) };
  const expr = parser.expression();
  if (tokens.kind === '..' || tokens.kind === '...') return slice(parser, expr, start);
  parser.close(']', 'expression', start);
  const value = constant(parser, expr);
  if (typeof value === 'number')
    return { kind: 'element', build: (base) => ({ type: 'AccessElement', base, index: value }) };
  if (typeof value === 'string')
    return { kind: 'plain', build: (base) => ({ type: 'AccessAttribute', base, name: value }) };
  return { kind: 'array', build: (base) => ({ type: 'Filter', base, expr }) };
}

function slice(parser: Parser, from: Node, start: number): Piece {
  const { tokens } = parser;
  const isInclusive = tokens.kind === '..';
  tokens.next();
  const to = parser.expression();
  parser.close(']', 'expression', start);
  const [left, right] = [constant(parser, from), constant(parser, to)];
  if (typeof left !== 'number' || typeof right !== 'number')
    throw parser.error('subscript ranges must have integer endpoints', start, tokens.endBefore);
  return { kind: 'array', build: (base) => ({ type: 'Slice', base, left, right, isInclusive }) };
}

function projection(parser: Parser): Piece {
  const expr = parser.object();
  return { kind: 'projection', build: (base) => ({ type: 'Projection', base, expr }) };
}

export function constant(parser: Parser, node: Node) {
  return constantOf(node, (name) => {
    parser.settled.add(name);
    return Object.hasOwn(parser.options.params, name) ? parser.options.params[name] : undefined;
  });
}

/** `| {` is a projection, `| order(` is none. */
function isBeforeBrace({ query, end }: Scanner): boolean {
  BRACE.lastIndex = end;
  return BRACE.test(query);
}
const BRACE = /(?:[\t\n\v\f\r \u0085\u00a0]|\/\/[^\n]*\n)*\{/y;
