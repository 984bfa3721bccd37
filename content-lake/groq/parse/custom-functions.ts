import { isObject } from '#content-lake/protocol/document.ts';
import type { Node } from '../ast.ts';
import type { Parser } from './parser.ts';
import { Scanner } from './scanner.ts';

type CustomFunction = { parameter: string; bodyStart: number; isOpen: boolean };

/** By `namespace::name`. */
export type CustomFunctions = Map<string, CustomFunction>;

/** Any number of `fn shop::price($item) = $item{price};` before the query itself. */
export function parseDeclarations(parser: Parser): void {
  const places = new Map<string, { start: number; end: number }>();
  parser.callsAnything = true;
  while (isDeclaration(parser)) {
    const { start } = parser.tokens;
    parser.tokens.next();
    const id = declaration(parser);
    places.set(id, { start, end: parser.tokens.endBefore });
  }
  parser.callsAnything = false;
  // Now all are known. One that is never called has to be valid, too.
  for (const [id, place] of places) callCustom(parser, id, [{ type: 'This' }], place);
}

/** The body of the function with the argument in place of its parameter. */
export function callCustom(
  parser: Parser,
  id: string,
  args: readonly Node[],
  { start, end }: { start: number; end: number },
): Node {
  const called = parser.functions.get(id);
  const [argument] = args;
  if (called && argument && args.length === 1) {
    if (parser.callsAnything) return argument;
    if (called.isOpen) throw parser.error(`recursive function definition detected for ${id}`, start, end);
    const written = withArgument(bodyOf(parser, called), argument);
    if (written) return written;
    throw parser.error('unexpected function body, must be a projection of its parameter', start, end);
  }
  const name = id.slice(id.indexOf('::') + 2);
  const count = `Expected 1, got ${args.length}`;
  throw parser.error(`incorrect number of arguments to function ${name}(). ${count}.`, start, end);
}

/** A field may be called `fn`. */
function isDeclaration({ tokens }: Parser): boolean {
  return (
    tokens.isKeyword('fn') && /^\s*[A-Za-z_]\w*\s*::/.test(tokens.query.slice(tokens.end, tokens.end + 200))
  );
}

function declaration(parser: Parser): string {
  const { tokens } = parser;
  const namespace = parser.name('function name');
  const { start } = tokens;
  parser.close('::', 'namespace', start);
  const id = `${namespace}::${parser.name('function name')}`;
  const parametersStart = tokens.start;
  parser.close('(', 'function name', parametersStart);
  const parameter = tokens.value;
  if (!tokens.skip('parameter')) throw parser.error('expected parameter', tokens.start, tokens.end);
  if (tokens.kind === ',')
    throw parser.error('custom functions can only have one parameter', parametersStart, tokens.end);
  parser.close(')', 'function parameters', parametersStart);
  parser.close('=', 'function parameters', parametersStart);
  const bodyStart = tokens.start;
  parser.own = { name: parameter, uses: 0 };
  parser.expression();
  parser.own = undefined;
  parser.close(';', 'function declaration', bodyStart);
  parser.functions.set(id, { parameter, bodyStart, isOpen: false });
  return id;
}

function bodyOf(parser: Parser, called: CustomFunction): Node {
  const { tokens, own } = parser;
  called.isOpen = true;
  parser.tokens = new Scanner(tokens.query, called.bodyStart);
  parser.own = { name: called.parameter, uses: 0 };
  const body = parser.expression();
  const { uses } = parser.own;
  if (uses > 1)
    throw parser.error(
      'function parameters are only allowed as what is projected',
      called.bodyStart,
      parser.tokens.endBefore,
    );
  parser.tokens = tokens;
  parser.own = own;
  called.isOpen = false;
  return body;
}

/** For `$p{…}`, `$p->{…}`, `$p[]{…}` and `$p[]->{…}`; undefined for any other body. */
function withArgument(body: Node, argument: Node): Node | undefined {
  if (body.type === 'Projection') {
    const { base, expr } = body;
    if (!staysInside(expr, 0)) return undefined;
    if (base.type === 'Parameter') return { type: 'Projection', base: argument, expr };
    if (base.type === 'Deref' && base.base.type === 'Parameter')
      return { type: 'Projection', base: { type: 'Deref', base: argument }, expr };
  }
  if (body.type === 'Map' && body.base.type === 'ArrayCoerce' && body.base.base.type === 'Parameter')
    return staysInside(body.expr, 0)
      ? { type: 'Map', base: { type: 'ArrayCoerce', base: argument }, expr: body.expr }
      : undefined;
  return undefined;
}

/** Whether every `^` refers to something in the function, not around its call. */
function staysInside(node: unknown, level: number): boolean {
  if (Array.isArray(node)) return node.every((part) => staysInside(part, level));
  if (!isObject(node)) return true;
  const { type, n, base, expr } = node;
  if (type === 'Parent' && typeof n === 'number') return level >= n;
  if (type === 'Projection' || type === 'Filter')
    return staysInside(base, level) && staysInside(expr, level + 1);
  return Object.values(node).every((part) => staysInside(part, level));
}
