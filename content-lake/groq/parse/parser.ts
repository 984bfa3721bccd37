import type { LakeError } from '#content-lake/protocol/errors.ts';
import type { AttributeNode, Node } from '../ast.ts';
import { attributeKey } from './attribute-key.ts';
import { ANYTHING, BINARY, COMPARISON, PIPE, PREFIX } from './binding-powers.ts';
import { parseCall, parsePipe } from './calls.ts';
import type { CustomFunctions } from './custom-functions.ts';
import { parseError } from './parse-error.ts';
import { parsePiece } from './pieces.ts';
import { Scanner, type TokenKind } from './scanner.ts';
import { type Piece, traverse } from './traversal.ts';

/** Nested brackets. The Studio's deepest query has a dozen levels. */
const MAX_DEPTH = 200;
/** Operators or steps in one row, `a + a + …` or `a.a.…`: the tree is as deep as the row is long. */
const MAX_ROW = 2_000;
/** Custom functions are inlined where they are called; this limits how far a query may grow. */
const MAX_INLINED = 20_000;

export type Required = { name: string; start: number; end: number };

export type ParserOptions = {
  /** Used to evaluate constant expressions, as in `[0...$limit]`. */
  params: Record<string, unknown>;
  /** Whether `before()`, `after()` and `delta::changedAny()` are allowed. */
  allowsChangeFunctions?: boolean;
};

/**
 * A Pratt parser (binding powers). It looks at one token and never goes back, so its time grows with the length
 * of the query and with nothing else. The tree has groq-js's format. Any method may throw LakeError 400.
 */
export class Parser {
  tokens: Scanner;
  readonly options: ParserOptions;
  /** Parameters that the caller has to give, as written in the query. */
  readonly required: Required[] = [];
  /** Parameters whose values are part of the tree. */
  readonly settled = new Set<string>();
  readonly functions: CustomFunctions = new Map();
  /** The parameter of the custom function whose body is being read. */
  own: { name: string; uses: number } | undefined;
  /** While skipping to the end of a custom function: functions it calls may be declared later. */
  callsAnything = false;
  mayBoost = false;
  #depth = 0;
  #nodes = 0;
  /** The position of the parenthesis after an `in`, and the range found in it. */
  #afterIn = -1;
  #range: { group: Node; left: Node; right: Node; isInclusive: boolean } | undefined;

  constructor(query: string, options: ParserOptions) {
    this.tokens = new Scanner(query);
    this.options = options;
  }

  /** An expression whose operators all bind at least this tightly. */
  expression(least = ANYTHING): Node {
    return this.deeper(() => this.#operations(least));
  }

  /** Every construct that can contain itself goes through here. */
  deeper(parse: () => Node): Node {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw this.tooDeep();
    const node = parse();
    this.#depth -= 1;
    return node;
  }

  #operations(least: number): Node {
    let node = this.#withPieces(this.#operand());
    let strength = Number.POSITIVE_INFINITY;
    for (let row = 0; ; row += 1) {
      if (row > MAX_ROW) throw this.tooDeep();
      this.#count();
      if (this.tokens.kind === '|') {
        if (strength < PIPE) break;
        node = this.#withPieces(parsePipe(this, node));
        strength = PIPE;
        continue;
      }
      const operator = this.#operator();
      if (!operator || operator.power < least) break;
      if (operator.repeats ? strength < operator.power : strength <= operator.power) break;
      const isIn = this.tokens.isKeyword('in');
      this.tokens.next();
      node = isIn ? this.#in(node) : operator.build(node, this.expression(operator.right));
      strength = operator.power;
    }
    return node;
  }

  #operator() {
    const { kind, value } = this.tokens;
    if (kind !== 'identifier') return BINARY.get(kind);
    return value === 'in' || value === 'match' ? BINARY.get(value) : undefined;
  }

  #operand(): Node {
    const { tokens } = this;
    const { kind, value, start } = tokens;
    switch (kind) {
      case '(':
        return this.group();
      case '{':
        return this.object();
      case '[':
        return this.#array();
      case '^':
        return this.#parent();
      case 'identifier':
        return this.#named();
    }
    if (kind === 'end' || kind === 'bad') throw this.unexpected();
    tokens.next();
    switch (kind) {
      case '+':
      case '-':
      case '!': {
        const { type, right } = PREFIX[kind];
        return { type, base: this.expression(right) };
      }
      case 'string':
        return { type: 'Value', value };
      case 'number':
        return { type: 'Value', value: Number(value) };
      case '*':
        return { type: 'Everything' };
      case '@':
        return { type: 'This' };
      case 'parameter':
        if (this.own?.name === value) this.own.uses += 1;
        else this.required.push({ name: value, start, end: tokens.endBefore });
        return { type: 'Parameter', name: value };
    }
    throw this.unexpected(start, tokens.endBefore);
  }

  #named(): Node {
    const { tokens } = this;
    const { value: name, start, end } = tokens;
    tokens.next();
    const isCall = tokens.start === end && (tokens.kind === '(' || tokens.kind === '::');
    if (isCall) return parseCall(this, name, start);
    if (name === 'null') return { type: 'Value', value: null };
    if (name === 'true' || name === 'false') return { type: 'Value', value: name === 'true' };
    return { type: 'AccessAttribute', name };
  }

  /** `^.^`: one level up for each `^`. */
  #parent(): Node {
    const { tokens } = this;
    for (let n = 1; n <= MAX_ROW; n += 1) {
      tokens.next();
      if (tokens.kind !== '.' || tokens.query[tokens.end] !== '^') return { type: 'Parent', n };
      tokens.next();
    }
    throw this.tooDeep();
  }

  /** `(a)`, or `(a, b)`; after an `in` also `(a..b)`. */
  group(): Node {
    const { tokens } = this;
    const { start } = tokens;
    const mayBeRange = start === this.#afterIn;
    tokens.next();
    const first = this.expression();
    if (mayBeRange && (tokens.kind === '..' || tokens.kind === '...')) {
      const isInclusive = tokens.kind === '..';
      tokens.next();
      const right = this.expression();
      const group: Node = { type: 'Group', base: first };
      this.#range = { group, left: first, right, isInclusive };
      this.close(')', 'parenthesized expression', start);
      return group;
    }
    const members = [first];
    while (tokens.skip(',')) members.push(this.expression());
    this.close(')', 'parenthesized expression', start);
    return members.length === 1 ? { type: 'Group', base: first } : { type: 'Tuple', members };
  }

  #array(): Node {
    const { tokens } = this;
    const { start } = tokens;
    const elements: { value: Node; isSplat: boolean }[] = [];
    tokens.next();
    while (tokens.kind !== ']') {
      const isSplat = tokens.skip('...');
      elements.push({ value: this.expression(), isSplat });
      if (!tokens.skip(',')) break;
    }
    this.close(']', 'array body', start);
    return { type: 'Array', elements };
  }

  object(): Node {
    const { tokens } = this;
    const { start } = tokens;
    const attributes: AttributeNode[] = [];
    tokens.next();
    while (tokens.kind !== '}' && tokens.kind !== ',') {
      attributes.push(this.#attribute());
      if (!tokens.skip(',')) break;
    }
    this.close('}', 'object body', start);
    return { type: 'Object', attributes };
  }

  #attribute(): AttributeNode {
    const { tokens } = this;
    const { start, kind: first, end } = tokens;
    if (tokens.skip('...')) {
      const isBare = tokens.kind === '}' || tokens.kind === ',';
      return { type: 'ObjectSplat', value: isBare ? { type: 'This' } : this.expression() };
    }
    const expr = this.expression();
    const isText = first === 'string' && tokens.endBefore === end && expr.type === 'Value';
    if (isText && tokens.skip(':'))
      return { type: 'ObjectAttributeValue', name: String(expr.value), value: this.expression() };
    if (tokens.skip('=>'))
      return { type: 'ObjectConditionalSplat', condition: expr, value: this.expression() };
    const name = attributeKey(expr);
    if (name === undefined) throw this.error('attribute or a string key expected', start, tokens.endBefore);
    return { type: 'ObjectAttributeValue', name, value: expr };
  }

  #in(base: Node): Node {
    const { tokens } = this;
    this.#afterIn = tokens.kind === '(' ? tokens.start : -1;
    const left = this.expression(COMPARISON + 1);
    const range = this.#range;
    this.#range = undefined;
    if (range) {
      if (range.group !== left) throw this.unexpected();
      return { type: 'InRange', base, left: range.left, right: range.right, isInclusive: range.isInclusive };
    }
    const isInclusive = tokens.kind === '..';
    if (!isInclusive && tokens.kind !== '...') return { type: 'OpCall', op: 'in', left: base, right: left };
    tokens.next();
    return { type: 'InRange', base, left, right: this.expression(COMPARISON + 1), isInclusive };
  }

  #withPieces(base: Node): Node {
    const pieces: Piece[] = [];
    for (let piece = parsePiece(this); piece; piece = parsePiece(this)) {
      this.#count();
      if (pieces.push(piece) > MAX_ROW) throw this.tooDeep();
    }
    return traverse(base, pieces);
  }

  /** Expects a name and moves past it. */
  name(what: string): string {
    const { kind, value, start, end } = this.tokens;
    if (kind !== 'identifier')
      throw this.error(`unexpected ${this.tokens.describe()}, expected ${what}`, start, end);
    this.tokens.next();
    return value;
  }

  /** Expects the end of what began at `start` and moves past it. */
  close(kind: TokenKind, what: string, start: number): void {
    if (this.tokens.kind !== kind)
      throw this.error(`expected '${kind}' following ${what}`, start, this.tokens.end);
    this.tokens.next();
  }

  unexpected(start = this.tokens.start, end = this.tokens.end): LakeError {
    const seen = start < end ? `token ${JSON.stringify(this.tokens.query.slice(start, end))}` : 'end-of-file';
    return this.error(`unexpected ${seen}, expected expression`, start, end);
  }

  error(description: string, start: number, end: number): LakeError {
    return parseError(description, this.tokens.query, start, end);
  }

  tooDeep(): LakeError {
    return this.error('query is nested too deeply', this.tokens.start, this.tokens.end);
  }

  #count(): void {
    this.#nodes += 1;
    const { query } = this.tokens;
    if (this.#nodes > 2 * query.length + MAX_INLINED)
      throw this.error('query is too large after inlining its functions', 0, query.length);
  }
}
