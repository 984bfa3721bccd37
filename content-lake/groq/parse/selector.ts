import type { Node } from '../ast.ts';
import { callError } from './known-functions.ts';
import type { Parser } from './parser.ts';
import { constant } from './pieces.ts';

/** A selector names positions in a value: `title`, `(a, b.c)`, `list[].name`, `list[done == true]`, `anywhere(_type == "x")`. */
export function parseSelector(parser: Parser): Node {
  const { tokens } = parser;
  let node = first(parser);
  for (;;) {
    const { start } = tokens;
    if (tokens.skip('.')) node = afterDot(parser, node);
    else if (tokens.skip('['))
      node = tokens.skip(']') ? { type: 'ArrayCoerce', base: node } : bracket(parser, node, start);
    else break;
  }
  if (tokens.kind !== ',' && tokens.kind !== ')') throw invalid(parser);
  return node;
}

function first(parser: Parser): Node {
  const { tokens } = parser;
  const { value, start, end } = tokens;
  if (tokens.kind === '(') return group(parser);
  if (tokens.kind !== 'identifier') throw invalid(parser);
  tokens.next();
  if (!tokens.is('(') || tokens.start !== end) return { type: 'AccessAttribute', name: value };
  if (value !== 'anywhere') throw parser.error('invalid selector syntax', start, end);
  tokens.next();
  const args = tokens.is(')') ? [] : [parser.expression()];
  parser.close(')', 'function arguments', start);
  const wrong = callError('global', value, args.length, false);
  const [arg] = args;
  if (wrong || !arg) throw parser.error(wrong ?? 'invalid selector syntax', start, end);
  return { type: 'SelectorFuncCall', name: value, arg };
}

function group(parser: Parser): Node {
  const { tokens } = parser;
  const { start } = tokens;
  tokens.next();
  const member = parser.deeper(() => parseSelector(parser));
  const members = [member];
  while (tokens.skip(',')) members.push(parser.deeper(() => parseSelector(parser)));
  parser.close(')', 'parenthesized expression', start);
  return members.length === 1 ? member : { type: 'Tuple', members };
}

function afterDot(parser: Parser, base: Node): Node {
  if (parser.tokens.kind !== '(') return { type: 'AccessAttribute', base, name: parser.name('attribute') };
  const { start } = parser.tokens;
  const nested = group(parser);
  if (nested.type === 'SelectorFuncCall')
    throw parser.error('invalid selector syntax', start, parser.tokens.endBefore);
  return { type: 'SelectorNested', base, nested };
}

function bracket(parser: Parser, base: Node, start: number): Node {
  const expr = parser.expression();
  parser.close(']', 'expression', start);
  const value = constant(parser, expr);
  if (typeof value === 'number')
    throw parser.error('invalid array access expression', start, parser.tokens.endBefore);
  return typeof value === 'string'
    ? { type: 'AccessAttribute', base, name: value }
    : { type: 'Filter', base, expr };
}

function invalid(parser: Parser) {
  return parser.error('invalid selector syntax', parser.tokens.start, parser.tokens.end);
}
