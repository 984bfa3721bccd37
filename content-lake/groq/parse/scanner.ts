import { parseError } from './parse-error.ts';

export type TokenKind = 'end' | 'bad' | 'identifier' | 'parameter' | 'number' | 'string' | Punctuation;

// oxfmt-ignore
const PUNCTUATION = [
  '...', '..', '->', '=>', '==', '!=', '<=', '>=', '**', '&&', '||', '::', '(', ')', '[', ']', '{', '}', ',', ':',
  ';', '.', '=', '<', '>', '+', '-', '*', '/', '%', '!', '|', '@', '^',
] as const;
type Punctuation = (typeof PUNCTUATION)[number];

/** Those with the same first character, longest first. */
const BY_FIRST = Map.groupBy(PUNCTUATION, (sign) => sign.charAt(0));

const BLANKS = /(?:[\t\n\v\f\r \u0085\u00a0]+|\/\/[^\n]*)+/y;
const NAME = /\$?[A-Za-z_]\w*/y;
const NUMBER = /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** An exponent without digits. */
const INCOMPLETE_EXPONENT = /[eE]/y;
const PLAIN_TEXT = { '"': /[^"\\]*/y, "'": /[^'\\]*/y };
const ESCAPE = /\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|(['"\\/bfnrt]))/y;
const BAD_ESCAPE = /\\(?:u\{[^}"']*\}?|u.{0,4}|[\s\S]?)/y;
const CONTROLS: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const LAST_CODE_POINT = 0x10ffff;

/**
 * Splits a query into tokens, one at a time and each once: the time is linear in the length of the text.
 * The fields describe the current token.
 */
export class Scanner {
  readonly query: string;
  kind: TokenKind = 'end';
  start = 0;
  end = 0;
  /** A name without the dollar sign, the value of a string, the digits of a number. */
  value = '';
  /** Where the previous token ended. */
  endBefore = 0;

  /** @throws LakeError 400 for an escape that GROQ doesn't have; `next` throws it, too. */
  constructor(query: string, position = 0) {
    this.query = query;
    this.end = position;
    this.next();
  }

  /** Moves on to the next token. */
  next(): void {
    this.endBefore = this.end;
    this.start = this.#after(BLANKS, this.end);
    const first = this.query[this.start];
    if (first === undefined) return this.#be('end', this.start);
    const punctuation = BY_FIRST.get(first)?.find((sign) => this.query.startsWith(sign, this.start));
    if (punctuation) return this.#be(punctuation, this.start + punctuation.length);
    if (first === '"' || first === "'") return this.#text(first);
    const nameEnd = this.#after(NAME, this.start);
    if (nameEnd > this.start) {
      const isParameter = first === '$';
      this.value = this.query.slice(isParameter ? this.start + 1 : this.start, nameEnd);
      return this.#be(isParameter ? 'parameter' : 'identifier', nameEnd);
    }
    const numberEnd = this.#after(NUMBER, this.start);
    if (numberEnd === this.start) return this.#be('bad', this.start + 1);
    this.value = this.query.slice(this.start, numberEnd);
    const halfEnd = this.#after(INCOMPLETE_EXPONENT, numberEnd);
    this.#be(halfEnd > numberEnd ? 'bad' : 'number', halfEnd);
  }

  is(kind: TokenKind): boolean {
    return this.kind === kind;
  }

  isKeyword(word: string): boolean {
    return this.kind === 'identifier' && this.value === word;
  }

  /** Moves past the token if it is of this kind. */
  skip(kind: TokenKind): boolean {
    if (this.kind !== kind) return false;
    this.next();
    return true;
  }

  /** The current token as the hosted service names it in its errors. */
  describe(): string {
    const text = this.query.slice(this.start, this.end);
    return text === '' ? 'end-of-file' : `token ${JSON.stringify(text)}`;
  }

  #be(kind: TokenKind, end: number): void {
    this.kind = kind;
    this.end = end;
  }

  #text(quote: '"' | "'"): void {
    let at = this.start + 1;
    let value = '';
    for (;;) {
      const plainEnd = this.#after(PLAIN_TEXT[quote], at);
      value += this.query.slice(at, plainEnd);
      if (plainEnd >= this.query.length) return this.#be('bad', plainEnd);
      if (this.query[plainEnd] === quote) {
        this.value = value;
        return this.#be('string', plainEnd + 1);
      }
      ESCAPE.lastIndex = plainEnd;
      const escape = ESCAPE.exec(this.query);
      const meaning = escape && meaningOf(escape);
      if (!meaning)
        throw parseError('invalid escape sequence', this.query, plainEnd, this.#after(BAD_ESCAPE, plainEnd));
      value += meaning;
      at = ESCAPE.lastIndex;
    }
  }

  /** Where the sticky pattern's match ends, or `at` if it doesn't match. */
  #after(pattern: RegExp, at: number): number {
    pattern.lastIndex = at;
    return pattern.test(this.query) ? pattern.lastIndex : at;
  }
}

function meaningOf([, codePoint, codeUnit, sign = '']: RegExpExecArray): string | undefined {
  if (codeUnit !== undefined) return String.fromCharCode(Number.parseInt(codeUnit, 16));
  if (codePoint === undefined) return CONTROLS[sign] ?? sign;
  const point = Number.parseInt(codePoint, 16);
  return point <= LAST_CODE_POINT ? String.fromCodePoint(point) : undefined;
}
