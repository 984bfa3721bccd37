import type { Node } from '../ast.ts';
import { callCustom } from './custom-functions.ts';
import { callError, pipeError } from './known-functions.ts';
import type { Parser } from './parser.ts';
import { parseSelector } from './selector.ts';

const DIRECTIONS = [
  ['asc', 'Asc'],
  ['desc', 'Desc'],
] as const;

/** The current token follows the name of the function or of its namespace. */
export function parseCall(parser: Parser, first: string, start: number): Node {
  const { tokens } = parser;
  const [namespace, name] = tokens.skip('::') ? [first, parser.name('function name')] : ['global', first];
  const nameEnd = tokens.endBefore;
  if (tokens.kind !== '(') throw parser.error("expected '(' following function name", start, nameEnd);
  if (namespace === 'global' && name === 'select') return select(parser, start);
  const args = parseArguments(parser, start, (index) =>
    namespace === 'diff' && index === 2 ? parseSelector(parser) : parser.expression(),
  );
  const { allowsChangeFunctions = false } = parser.options;
  if (allowsChangeFunctions && namespace === 'global' && (name === 'before' || name === 'after'))
    return { type: 'Context', key: name };
  if (namespace === 'global' && name === 'boost' && !parser.mayBoost)
    throw parser.error('unexpected boost', start, nameEnd);
  const id = `${namespace}::${name}`;
  if (parser.functions.has(id)) return callCustom(parser, id, args, { start, end: nameEnd });
  if (parser.callsAnything) return { type: 'Value', value: null };
  const wrong = callError(namespace, name, args.length, allowsChangeFunctions);
  if (wrong) throw parser.error(wrong, start, nameEnd);
  return { type: 'FuncCall', namespace, name, args };
}

/** `base | order(…)`; `base | {…}` is a traversal. The pipe is the current token. */
export function parsePipe(parser: Parser, base: Node): Node {
  const { tokens } = parser;
  tokens.next();
  const { start } = tokens;
  if (tokens.kind !== 'identifier') throw parser.error('object or function expected', start, tokens.end);
  const first = parser.name('function name');
  const [namespace, name] = tokens.skip('::') ? [first, parser.name('function name')] : ['global', first];
  const nameEnd = tokens.endBefore;
  if (!tokens.is('(')) throw parser.error('object or function expected', start, nameEnd);
  const mightBoost = parser.mayBoost;
  parser.mayBoost ||= name === 'score';
  const args = parseArguments(parser, start, () =>
    name === 'order' ? orderTerm(parser) : parser.expression(),
  );
  parser.mayBoost = mightBoost;
  const wrong = pipeError(namespace, name, args.length);
  if (wrong) throw parser.error(wrong, start, nameEnd);
  return { type: 'PipeFuncCall', base, name, args };
}

/** The arguments in parentheses; the opening one is the current token. */
function parseArguments(parser: Parser, start: number, argument: (index: number) => Node): Node[] {
  const { tokens } = parser;
  const args: Node[] = [];
  tokens.next();
  while (tokens.kind !== ')') {
    args.push(argument(args.length));
    if (!tokens.skip(',')) break;
  }
  parser.close(')', 'function arguments', start);
  return args;
}

function orderTerm(parser: Parser): Node {
  const base = parser.expression();
  const direction = DIRECTIONS.find(([word]) => parser.tokens.isKeyword(word));
  if (!direction) return base;
  parser.tokens.next();
  return { type: direction[1], base };
}

/** `select(condition => value, …, fallback)` */
function select(parser: Parser, start: number): Node {
  const { tokens } = parser;
  const alternatives: { condition: Node; value: Node }[] = [];
  const fallbacks: Node[] = [];
  parseArguments(parser, start, () => {
    const from = tokens.start;
    const expr = parser.expression();
    const isAlternative = tokens.skip('=>');
    const value = isAlternative ? parser.expression() : expr;
    if (fallbacks.length > 0) throw parser.error('unexpected argument to select()', from, tokens.endBefore);
    if (isAlternative) alternatives.push({ condition: expr, value });
    else fallbacks.push(value);
    return value;
  });
  const [fallback] = fallbacks;
  return { type: 'Select', alternatives, ...(fallback && { fallback }) };
}
